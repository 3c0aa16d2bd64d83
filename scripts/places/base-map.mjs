/**
 * Writes the shapes under the map of a search, src/model/rules/map-base, from the folder of sources that scripts/places.mjs takes, which
 * runs it (docs/places.md). What has a licence of its own has a file of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { countHomes } from './count-homes.mjs';

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Name the folder that holds localities.csv, stations.csv and base.');

/** Steps in a degree: 11 m, which the sources are good for. */
const STEPS = 10_000;

/** Steps that a line may be off: 33 m, three pixels where single homes are seen. */
const TOLERANCE = 3;

/** Bounds of what belongs to Pune and Nashik, east of the Ghats; all else belongs to Mumbai's region. */
const isInland = (lng) => lng > 73.56;

const topoOf = (name) => {
  const topo = JSON.parse(readFileSync(join(folder, 'base', `${name}.topo.json`), 'utf8'));
  const { scale, translate } = topo.transform;
  const arcs = topo.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [
        Math.round((x * scale[0] + translate[0]) * STEPS),
        Math.round((y * scale[1] + translate[1]) * STEPS),
      ];
    });
  });
  return { arcs, objects: topo.objects };
};

const offLine = ([x, y], [ax, ay], [bx, by]) => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
};

/** Keeps the points that a line cannot do without (Douglas and Peucker). */
const simpler = (points) => {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [farthest, at] = [0, 0];
  points.forEach((point, index) => {
    const off = offLine(point, first, last);
    if (off > farthest) [farthest, at] = [off, index];
  });
  if (farthest <= TOLERANCE) return [first, last];
  return [...simpler(points.slice(0, at + 1)).slice(0, -1), ...simpler(points.slice(at))];
};

/** A closed line begins where it ends: it is taken apart at the point that is farthest from there. */
const simplerRing = (points) => {
  const [x, y] = points[0];
  const far = points.reduce(
    (best, [px, py], at) => (Math.hypot(px - x, py - y) > best[0] ? [Math.hypot(px - x, py - y), at] : best),
    [0, 0],
  )[1];
  return [...simpler(points.slice(0, far + 1)).slice(0, -1), ...simpler(points.slice(far))];
};

const isClosed = (points) => points.length > 3 && String(points[0]) === String(points.at(-1));

/** One flat list: the first point, then each step from the point before. */
const inSteps = (points) =>
  points.flatMap(([x, y], at) => (at === 0 ? [x, y] : [x - points[at - 1][0], y - points[at - 1][1]]));

/** Shapes that share their borders, each border once: `borders` in steps, `shapes` as rings of borders. */
const shapesOf = (sources) => {
  const [borders, shapes] = [[], []];
  for (const [name, objects] of sources) {
    const topo = topoOf(name);
    const taken = new Map();
    const take = (id) => {
      const at = id < 0 ? ~id : id;
      if (!taken.has(at)) {
        const points = topo.arcs[at];
        taken.set(at, borders.push(inSteps(isClosed(points) ? simplerRing(points) : simpler(points))) - 1);
      }
      return id < 0 ? ~taken.get(at) : taken.get(at);
    };
    for (const object of objects)
      for (const { type, arcs } of topo.objects[object].geometries)
        for (const rings of type === 'Polygon' ? [arcs] : (arcs ?? []))
          shapes.push(rings.map((ring) => ring.map(take)));
  }
  return { borders, shapes };
};

/**
 * What lies beyond the shapes of Mumbai's region. Its shore is drawn by hand and good to some kilometres; nothing is told of it
 * but that it is land.
 */
const beyond = [
  ...[72.7, 19.74, 72.69, 19.9, 72.72, 20.05, 72.75, 20.2, 72.83, 20.4, 72.9, 20.7, 72.75, 21.1, 72.6, 21.5],
  ...[
    72.6, 22.9, 82.5, 22.9, 82.5, 14.6, 74, 14.9, 73.7, 15.6, 73.45, 16, 73.35, 16.5, 73.28, 16.9, 73.2, 17.2,
  ],
  ...[73.08, 17.6, 73.02, 17.9, 73, 18.1, 72.95, 18.3, 72.92, 18.4, 72.87, 18.6, 72.88, 18.75, 73.54, 18.75],
  ...[73.54, 19.74],
];
const beyondPoints = beyond.flatMap((lng, at) =>
  at % 2 === 0 ? [[Math.round(lng * STEPS), Math.round(beyond[at + 1] * STEPS)]] : [],
);

const linesOf = (name, object) => {
  const topo = topoOf(name);
  return topo.objects[object].geometries.map(({ properties, arcs }) => {
    const points = arcs.flatMap((id, at) => {
      const arc = id < 0 ? [...topo.arcs[~id]].reverse() : topo.arcs[id];
      return at === 0 ? arc : arc.slice(1);
    });
    return { ...properties, points: inSteps(simpler(points)) };
  });
};

const rows = (file) => parse(readFileSync(join(folder, file), 'utf8'), { columns: true });
const steps = ({ lng, lat }) => [Math.round(lng * STEPS), Math.round(lat * STEPS)];

const lines = new Map(
  JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8')).lines.map((line) => [line.id, line]),
);

/** A track without trains says of which line it is, and when that was so. */
const trackOf = ({ line, kind, status, points }) => {
  if (status === 'open') return { kind, points };
  const { name_en: name, name_mr: nameMr, status_as_of: asOf } = lines.get(line);
  return { kind, unused: { status, asOf, name, nameMr }, points };
};
const hasMetro = ({ kind }) => kind === 'metro' || kind === 'monorail';
const stations = rows('stations.csv')
  .filter(({ status }) => status === 'open')
  .map((row) => ({ name: row.name_en, nameMr: row.name_mr, isMetro: hasMetro(row), at: steps(row) }));

const homesIn = countHomes(join(folder, '..'));

/** Homes that make a locality a large one. */
const LARGE = 150;

/** The largest first, then the best known: where there is room for one name of two, it has it. */
const trust = ['two_sources', 'one_source', 'hand'];
const localities = rows('localities.csv')
  .map((row) => ({ ...row, homes: homesIn(row.name_en) }))
  .sort((a, b) => b.homes - a.homes || trust.indexOf(a.confidence) - trust.indexOf(b.confidence))
  .map((row) => ({
    name: row.name_en,
    nameMr: row.name_mr,
    city: row.city,
    at: steps(row),
    ...(row.homes >= LARGE && { isLarge: true }),
  }));

const write = (name, type, value) => {
  const text = `/** Made by scripts/places/base-map.mjs; its licence stands in LICENCE.txt. */
import type { ${type} } from './shapes.js';

export const ${name.split('-')[0]}: ${type} = ${JSON.stringify(value)};
`;
  writeFileSync(new URL(`../../src/model/rules/map-base/${name}.gen.ts`, import.meta.url), text);
};

const here = (isPune) => (one) => isInland(one.at[0] / STEPS) === isPune;
const region = shapesOf([['mmr.land', ['land']]]);
const land = {
  borders: [...region.borders, inSteps([...beyondPoints, beyondPoints[0]])],
  shapes: [...region.shapes, [[region.borders.length]]],
};
const nothing = { borders: [], shapes: [] };
const wards = shapesOf([
  ['mumbai.land', ['bmc', 'mira_bhayandar']],
  ['navi-mumbai.land', ['navi_mumbai']],
]);
write('land-mumbai', 'Land', { land, wards, lakes: shapesOf([['mmr.lakes', ['lakes']]]) });
write('land-pune', 'Land', {
  land: nothing,
  wards: shapesOf([['pune.land', ['pmc', 'pcmc']]]),
  lakes: nothing,
});
write('rail-mumbai', 'Rail', {
  tracks: linesOf('mmr.rail', 'rail').map(trackOf),
  stations: stations.filter(here(false)),
});
write('rail-pune', 'Rail', {
  tracks: [...linesOf('pune.rail', 'rail'), ...linesOf('nashik.rail', 'rail')].map(trackOf),
  stations: stations.filter(here(true)),
});
write('names-mumbai', 'Names', { places: localities.filter(here(false)), roads: [] });
write('names-pune', 'Names', {
  places: localities.filter(here(true)),
  roads: linesOf('pune.roads', 'roads').map(({ points }) => points),
});
