/** Counts recent hits of a subject in the database, so that all servers count together. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** One limit on one subject. */
export interface Limit {
  name: string;
  /** A digest, so that the table holds no personal data. */
  subject: string;
  /** Most hits within the time. */
  most: number;
  /** Milliseconds. */
  within: number;
}

const momentOf = (time: number): string => new Date(time).toISOString();

/** Adds a hit unless the limit is reached; returns 0, or the milliseconds until the next one is allowed. */
export const takeHit = async (database: Sql, limit: Limit, now: number): Promise<number> => {
  const { name, subject, most, within } = limit;
  const [at, after, end] = [momentOf(now), momentOf(now - within), momentOf(now + within)];
  const { rows } = await sql<{ taken: number }>`
    insert into rate_limit as r (name, subject, hits, expires_at)
    values (${name}, ${subject}, array[${at}::timestamptz(3)], ${end}::timestamptz)
    on conflict (name, subject) do update
    set hits = array(select h from unnest(r.hits) as t(h) where h > ${after}::timestamptz) || ${at}::timestamptz(3),
      expires_at = ${end}::timestamptz
    where (select count(*) from unnest(r.hits) as t(h) where h > ${after}::timestamptz) < ${most}
    returning 1 as taken`.execute(database);
  if (rows.length > 0) return 0;
  const { rows: waits } = await sql<{ room: Date | null }>`
    select h as room from rate_limit r, unnest(r.hits) as t(h)
    where r.name = ${name} and r.subject = ${subject} and h > ${after}::timestamptz
    order by h desc offset ${most - 1} limit 1`.execute(database);
  const room = waits[0]?.room;
  return room ? Math.max(1, new Date(room).getTime() + within - now) : 1;
};
