/** How many homes lists of flats offer in each locality, by which the map tells large ones from small ones (docs/places.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

const keyOf = (name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Returns what answers the homes of a locality, by its name; `folder` holds the lists, each in a folder of its own. */
export const countHomes = (folder) => {
  const namesIn = (list, column) =>
    parse(readFileSync(join(folder, list), 'utf8'), { columns: true, bom: true }).map((row) => row[column]);
  const counts = new Map();
  for (const name of [
    ...namesIn('sale-mumbai/mumbai_sale_flats.csv', 'location1'),
    ...namesIn('rent-mumbai/mumbai_rent_magicbricks.csv', 'locality'),
    ...namesIn('sale-pune/pune_sale_magicbricks.csv', 'localityName'),
  ])
    counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return (name) => counts.get(keyOf(name)) ?? 0;
};
