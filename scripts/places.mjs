#!/usr/bin/env node
/** Writes server/places/facts and src/model/rules/map-base from a folder of sources: node --import tsx scripts/places.mjs FOLDER (docs/places.md). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { wrongFacts } from '../server/places/fact-checks.ts';
import { readPlaceFacts } from '../server/places/facts.ts';
import { readLand } from './places/land.mjs';
import './places/base-map.mjs';

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Name the folder that holds localities.csv, stations.csv and base.');

const rows = (file) => parse(readFileSync(join(folder, file), 'utf8'), { columns: true });
const facts = new URL('../server/places/facts/', import.meta.url);
mkdirSync(facts, { recursive: true });
const write = (name, columns, things, target = facts) =>
  writeFileSync(
    new URL(`${name}.tsv`, target),
    [
      columns,
      ...things.map((thing) => columns.map((column) => String(thing[column]).replaceAll(/\s+/g, ' '))),
    ]
      .map((cells) => `${cells.join('\t')}\n`)
      .join(''),
  );
const named = (row) => ({ ...row, name: row.name_en, nameMr: row.name_mr, statusAsOf: row.status_as_of });
const sourced = ['lat', 'lng', 'source', 'confidence', 'note'];

write('localities', ['city', 'name', 'nameMr', ...sourced], rows('localities.csv').map(named));
const stations = rows('stations.csv').map(named);
const isOsm = ({ source }) => /osm/i.test(source);
const stationColumns = ['id', 'name', 'nameMr', 'kind', 'status', 'statusAsOf', ...sourced];
write(
  'stations',
  stationColumns,
  stations.filter((each) => !isOsm(each)),
);
write('stations-osm', stationColumns, stations.filter(isOsm));
const { lines } = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8'));
write(
  'lines',
  ['id', 'name', 'nameMr', 'kind', 'status', 'statusAsOf', 'stations', 'minutes'],
  lines.map((line) => ({
    ...named(line),
    stations: line.stations.join(' '),
    minutes: line.minutes.join(' '),
  })),
);
write(
  'interchanges',
  ['from', 'to', 'minutes', 'basis'],
  rows('interchanges.csv').map(({ a, b, walk_minutes, basis }) => ({
    from: a,
    to: b,
    minutes: walk_minutes,
    basis,
  })),
);
const fixtures = new URL('../test/fixtures/', import.meta.url);
write(
  'known-points',
  ['target', 'key', 'city', 'lat', 'lng', 'tolerance'],
  rows('checks.csv').map((check) => ({
    target: check.target,
    key: check.station_id || check.name,
    city: check.city,
    lat: ((Number(check.lat1) + Number(check.lat2)) / 2).toFixed(5),
    lng: ((Number(check.lng1) + Number(check.lng2)) / 2).toFixed(5),
    tolerance: check.tolerance_m,
  })),
  fixtures,
);

const wrong = wrongFacts(readPlaceFacts(), readLand(folder));
for (const each of wrong) console.error(each);
if (wrong.length > 0) process.exitCode = 1;
