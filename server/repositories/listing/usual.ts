/** Usual prices and known names, for the hints of posting. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../../src/model/rules/kinds.js';
import type { Sql } from '../../db/database.js';
import type { SearchCondition } from './condition.js';
import { every, isPublic, predicatesOf, whereOf } from './filters.js';

/** Columns of prices: rupees in all, or rupees a square foot. */
export type PriceColumn = 'amount' | 'rate';

/** The quartiles of some prices in rupees; null when there are none. */
export interface Quartiles {
  count: number;
  lower: number | null;
  median: number | null;
  upper: number | null;
}

/** Only so many of the newest listings are compared: older prices are outdated, and cities have many. */
const mostCompared = 2000;

const quartile = (share: number): RawBuilder<number> =>
  sql`percentile_cont(${sql.lit(share)}) within group (order by price)`;

/** Finds the quartiles of the prices of public listings. */
export const findQuartiles = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
  column: PriceColumn,
): Promise<Quartiles> => {
  const price = sql.raw(`l.${column}::double precision`);
  const { rows } = await sql<Quartiles>`
    select count(*) as count, ${quartile(0.25)} as lower, ${quartile(0.5)} as median, ${quartile(0.75)} as upper
    from (select ${price} as price from listing l where ${whereOf(kind, condition)} and ${price} > 0
      order by l.ranked_at desc limit ${mostCompared}) found`.execute(database);
  return rows[0] ?? { count: 0, lower: null, median: null, upper: null };
};

/** The fields whose names are suggested. */
export type NameField = 'society' | 'developer';

const names: Readonly<Record<NameField, string>> = {
  society: 'l.project',
  developer: `l.details->>'developer'`,
};

/** Listings that are read for one suggestion: common words match tens of thousands, often by another name than the one asked for. */
const mostRead = 5000;

const wordsIn = (words: string): string[] => words.split(' ').filter((word) => word !== '');

/** Finds the names that hold all words, the commonest first; `words` are of a text key. */
export const listNames = async (
  database: Sql,
  field: NameField,
  { words, condition, limit }: { words: string; condition: SearchCondition; limit: number },
): Promise<{ name: string; count: number }[]> => {
  const name = sql.raw<string>(names[field]);
  const where = every([
    sql`l.kind = any(${[...listingKinds]}::text[])`,
    isPublic,
    ...predicatesOf(condition).values(),
    // By these the index finds; below each word must be in this very name.
    ...wordsIn(words).map((word) => sql<boolean>`l.search_key like ${`% ${word}%`}`),
  ]);
  const isNamed = every([
    sql`name <> ''`,
    ...wordsIn(words).map((word) => sql<boolean>`translate(lower(name), '''’', '') like ${`%${word}%`}`),
  ]);
  const { rows } = await sql<{ name: string; count: number }>`
    select min(name) as name, count(*) as count
    from (select ${name} as name from listing l where ${where} limit ${mostRead}) found
    where ${isNamed} group by lower(name) order by 2 desc, lower(min(name)) collate "C" limit ${limit}`.execute(
    database,
  );
  return rows;
};
