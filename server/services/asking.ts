/** What homes ask in a city or a locality. */
import type { AskingPrices } from '../../src/api/contract/asking.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Database } from '../db/database.js';
import {
  type AskingRow,
  countAsking,
  countAskingBefore,
  findAsking,
} from '../repositories/listing/asking.js';
import { textKey } from '../text-key.js';
import { cityKeyOf } from './regions.js';

/** Tells what homes ask; made by createAsking. */
export interface Asking {
  /** What homes of a kind ask in a city, or in one of its localities. */
  of(kind: ListingKind, city: string, locality?: string): Promise<AskingPrices>;
  /** Counts anew what is asked now and in this month; a signal ends it between two cities. */
  count(signal?: AbortSignal): Promise<void>;
  /** Counts the months before this one anew; a signal ends it between two of them. */
  countBefore(signal?: AbortSignal): Promise<void>;
}

/** Writes a number of rooms as listings do. */
export const bhkOf = (rooms: string): string => (rooms === '0' ? '1RK' : `${rooms}BHK`);

/** Writes a median of rupees a square foot; nothing where there is none. */
export const rateOf = (rate: number | null): { rate?: number } =>
  rate === null ? {} : { rate: Math.round(rate * 100) / 100 };

const written = ({ kind: _, rooms, rate, ...row }: AskingRow): AskingPrices['asked'][number] => ({
  ...row,
  ...(rooms !== '' && { bhk: bhkOf(rooms) }),
  ...rateOf(rate),
});

/** Makes the service over a database. */
export const createAsking = ({ sql, readSql }: Database): Asking => ({
  of: async (kind, city, locality = '') => {
    const { rows, months } = await findAsking(readSql, [cityKeyOf(city), textKey(locality)], kind);
    return { asked: rows.map(written), months: months.map(({ kind: _, ...month }) => month) };
  },
  count: (signal) => countAsking(sql, signal),
  countBefore: (signal) => countAskingBefore(sql, signal),
});
