/** Two localities of the demo market with enough homes of enough owners that it can be told what homes there ask. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { type Place, places } from '../../server/places/gazetteer.js';

/** So many homes of a kind and number of rooms. */
export interface DenseHomes {
  readonly place: Place;
  readonly kind: Extract<ListingKind, 'sell' | 'rent'>;
  readonly bhk: string;
  readonly count: number;
}

const rows: readonly [name: string, kind: DenseHomes['kind'], bhk: string, count: number][] = [
  ['Kothrud', 'sell', '1BHK', 9],
  ['Kothrud', 'sell', '2BHK', 10],
  ['Kothrud', 'rent', '1BHK', 9],
  ['Kothrud', 'rent', '2BHK', 10],
  ['Kharadi', 'sell', '2BHK', 10],
  ['Kharadi', 'rent', '2BHK', 10],
];

/** Lists them. */
export const denseHomes: readonly DenseHomes[] = rows.flatMap(([name, kind, bhk, count]) => {
  const place = places.find((each) => each.city === 'Pune' && each.name === name);
  return place ? [{ place, kind, bhk, count }] : [];
});

/** What the source keys of these homes begin with. */
export const denseKey = 'demo-dense-';
