/** What was written that searches show and is not yet in the search store. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';

/** What a row of the outbox is about; an owner has the key of the account. */
export type Subject = 'listing' | 'owner' | 'project' | 'station' | 'place';

/** One thing that was written; what it is like now is read when it is copied. */
export interface Waiting {
  number: number;
  subject: Subject;
  key: string;
}

/** Lists what was written first. Rows are deleted by their numbers, so none is missed that was committed late. */
export const listWaiting = async (database: Sql, most: number): Promise<Waiting[]> => {
  const { rows } =
    await sql<Waiting>`select number, subject, key from search_outbox order by number limit ${most}`.execute(
      database,
    );
  return rows;
};

/** Deletes what has been copied. */
export const deleteWaiting = async (database: Sql, done: readonly Waiting[]): Promise<void> => {
  await sql`delete from search_outbox where number = any(${done.map(({ number }) => number)}::bigint[])`.execute(
    database,
  );
};

/** How much waits, and for how many seconds the oldest has. */
export const measureWaiting = async (database: Sql): Promise<{ waiting: number; lag: number }> => {
  const { rows } = await sql<{ waiting: number; lag: number }>`select count(*) as waiting,
    coalesce(extract(epoch from clock_timestamp() - min(at)), 0)::float8 as lag from search_outbox`.execute(
    database,
  );
  return rows[0] ?? { waiting: 0, lag: 0 };
};

/** Returns the id of the feed, and notes once a minute that it is in use. */
export const findFeed = async (database: Sql): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string; isOld: boolean }>`select id,
    seen_at < now() - interval '1 minute' as "isOld" from search_feed`.execute(database);
  const [feed] = rows;
  if (feed?.isOld) await sql`update search_feed set seen_at = now()`.execute(database);
  return feed?.id;
};

/** Begins a feed: from now on triggers note what is written. Returns its id, or that of one which has just begun. */
export const insertFeed = async (database: Sql): Promise<string> => {
  const [feed] = await database.transaction().execute(async (transaction) => {
    // Whoever is writing now has not been noted: the feed begins after them.
    await sql`lock table listing, app_user, rera_check, project, station, place in share row exclusive mode`.execute(
      transaction,
    );
    const { rows } = await sql<{ id: string }>`insert into search_feed default values
      on conflict (is_only) do update set seen_at = now() returning id`.execute(transaction);
    return rows;
  });
  if (!feed) throw new Error('The feed of the search store could not be begun.');
  return feed.id;
};

/** Ends a feed that no server has had for so long, and drops what waited: a store that comes back is filled anew. */
export const deleteForgottenFeed = async (database: Sql, before: Date): Promise<void> => {
  await sql`with gone as (delete from search_feed where seen_at < ${before.toISOString()}::timestamptz)
    delete from search_outbox where at < ${before.toISOString()}::timestamptz
      and not exists (select from search_feed where seen_at >= ${before.toISOString()}::timestamptz)`.execute(
    database,
  );
};
