/** Counts cards that were seen (S-776): once a day for each visitor, one statement for a batch. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import { isPublic } from './filters.js';
import type { Visit } from './visits.js';

/** Cards of one visitor that count in a day; nobody looks at more, and the row stays small. */
const mostOfVisitor = 2_000;

/** Adds what is new to the visitor that day to the counts of the listings; what the public may not see is passed over. */
export const insertImpressions = async (
  database: Sql,
  ids: readonly string[],
  { visitor, day }: Visit,
): Promise<void> => {
  await sql`
    with before as (
      select listing_ids as ids from impression_visitor where visitor = ${visitor} and day = ${day}::date for update
    ), fresh as materialized (
      select l.id from listing l where l.id = any(${[...ids]}::text[]) and ${isPublic}
        and not exists (select from before where l.id = any(before.ids) or cardinality(before.ids) >= ${mostOfVisitor}::int)
      order by l.id
    ), noted as (
      insert into impression_visitor (visitor, day, listing_ids)
      select ${visitor}, ${day}::date, array_agg(id) from fresh having count(*) > 0
      on conflict (day, visitor) do update set listing_ids = impression_visitor.listing_ids || excluded.listing_ids
    )
    insert into listing_impression (listing_id, day, count) select id, ${day}::date, 1 from fresh order by id
    on conflict (listing_id, day) do update set count = listing_impression.count + 1`.execute(database);
};

/** Forgets what visitors were counted for before a day, and counts of long ago. */
export const deleteOldImpressions = async (
  database: Sql,
  visitors: string,
  counts: string,
): Promise<void> => {
  await sql`delete from impression_visitor where day < ${visitors}::date`.execute(database);
  await sql`delete from listing_impression where day < ${counts}::date`.execute(database);
};
