/** A sample of a kind's listings: tells about how many pass a condition where reading them all would be dear. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { sumCounts } from './counts.js';
import type { Predicate } from './filters.js';

/** About so many homes of a kind are read as a sample. */
const sampled = 2_500;

/** Pages of the table hold all kinds, so that about as many homes are read as there are pages with them. */
const percentFor = (listings: number): number => Math.min(100, Math.max(0.01, (100 * sampled) / listings));

/** Returns what part of the table holds a sample of a kind, in percent. */
export const samplePercent = async (database: Sql, kind: ListingKind): Promise<number> =>
  percentFor(await sumCounts(database, kind, {}));

/** The table's sample, named `l`; the same pages each time, so that bubbles do not jump while the map is moved. */
export const sampleOf = (percent: number): RawBuilder<unknown> =>
  sql`listing l tablesample system (${percent}) repeatable (1)`;

/** Tells whether surely more than so many listings pass: their sample says twice as many. A kind without as many is not read. */
export const passMore = async (
  database: Sql,
  { kind, where }: { kind: ListingKind; where: Predicate },
  most: number,
): Promise<boolean> => {
  const listings = await sumCounts(database, kind, {});
  if (listings <= 2 * most) return false;
  const percent = percentFor(listings);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sampleOf(percent)} where ${where}`.execute(database);
  return ((rows[0]?.count ?? 0) * 100) / percent > 2 * most;
};
