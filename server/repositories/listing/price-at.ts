/** What the cheapest homes of a search cost. */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { isCounted, sumCounts } from './counts.js';
import { whereOf } from './filters.js';

/** Finds the price in rupees that so many of what passes cost at most; undefined where fewer pass. */
export const findPriceAt = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
  place: number,
): Promise<number | undefined> => {
  // The kept counts tell where there are too few at any price.
  if (isCounted(condition) && (await sumCounts(database, kind, condition)) < place) return undefined;
  const { rows } = await sql<{ amount: number }>`select l.amount from listing l
    where ${whereOf(kind, condition)} order by l.amount, l.id offset ${place - 1} limit 1`.execute(database);
  return rows[0]?.amount;
};
