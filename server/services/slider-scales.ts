/** How sliders share out their room: deciles of what is listed, counted for each kind at most once an hour. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { type Deciles, findDeciles } from '../repositories/listing/deciles.js';
import { type Cached, staleWhileRevalidate } from './cached.js';

/** Milliseconds after which they are counted anew, while the old ones are answered. */
const age = 3_600_000;

/** Answers the deciles of a kind; made by createSliderScales. */
export type SliderScaleReader = (kind: ListingKind) => Promise<Deciles>;

/** Makes the service over a database. */
export const createSliderScales = (database: Database): SliderScaleReader => {
  const held: Partial<Record<ListingKind, Cached<Deciles>>> = {};
  return (kind) => {
    held[kind] ??= staleWhileRevalidate(() => findDeciles(database.readSql, kind), age);
    return held[kind].get();
  };
};
