/** Deciles of prices and areas of what is listed. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { isPublic } from './filters.js';

/** The newest listings that are read: they say enough of what the market asks now. */
const mostRead = 4_000;

/** Fewer say nothing. */
const fewest = 50;

/** The values that so many tenths of a column's listings do not exceed, from one tenth to nine. */
const decilesOf = (column: string): RawBuilder<unknown> => sql`coalesce((select to_json(percentile_disc(
    array[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]::float8[]) within group (order by ${sql.ref(column)}))
  from newest having count(${sql.ref(column)}) >= ${fewest}), '[]')`;

/** Deciles of a kind; empty where too few listings tell the value. */
export interface Deciles {
  amounts: number[];
  areas: number[];
}

/** Reads the deciles of a kind. */
export const findDeciles = async (database: Sql, kind: ListingKind): Promise<Deciles> => {
  const { rows } = await sql<Deciles>`with newest as materialized (
      select l.amount, l.area_sqft from listing l where l.kind = ${kind} and ${isPublic}
      order by l.ranked_at desc, l.id desc limit ${mostRead}
    )
    select ${decilesOf('amount')} as amounts, ${decilesOf('area_sqft')} as areas`.execute(database);
  return rows[0] ?? { amounts: [], areas: [] };
};
