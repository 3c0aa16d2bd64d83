/** What homes ask in a city or a locality. */
import type { AskingPrices } from '../../src/api/contract/asking.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import { type AskingRow, countAsking, findAsking } from '../repositories/listing/asking.js';
import { textKey } from '../text-key.js';
import { cityKeyOf } from './regions.js';

/** Tells what homes ask; made by createAsking. */
export interface Asking {
  /** What homes of a kind ask in a city, or in one of its localities. */
  of(kind: ListingKind, city: string, locality?: string): Promise<AskingPrices>;
  /** Counts everything anew. */
  count(): Promise<void>;
}

const bhkOf = (rooms: string): string => (rooms === '0' ? '1RK' : `${rooms}BHK`);

const written = ({ rooms, rate, ...row }: AskingRow): AskingPrices['asked'][number] => ({
  ...row,
  ...(rooms !== '' && { bhk: bhkOf(rooms) }),
  ...(rate !== null && { rate: Math.round(rate * 100) / 100 }),
});

/** Makes the service over a database. */
export const createAsking = ({ sql, readSql }: Database): Asking => ({
  of: async (kind, city, locality = '') => {
    const { rows, months } = await findAsking(readSql, kind, [cityKeyOf(city), textKey(locality)]);
    return { asked: rows.map(written), months };
  },
  count: () => countAsking(sql),
});
