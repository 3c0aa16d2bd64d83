/** How background jobs did. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** One run that ended. */
export interface JobRun {
  name: string;
  /** Milliseconds it took. */
  took: number;
  /** The message of its failure; undefined when it went well. */
  error: string | undefined;
}

/** Most characters of a message that are kept. */
const longest = 300;

/** Notes a run; the clock is the database's. */
export const upsertJobRun = async (database: Sql, { name, took, error }: JobRun): Promise<void> => {
  const hasFailed = error !== undefined;
  await sql`insert into job_run as run (name, at, milliseconds, has_failed, failures, failed_at, error)
    values (${name}, now(), ${Math.round(took)}, ${hasFailed}, ${hasFailed ? 1 : 0},
      case when ${hasFailed} then now() end, ${error?.slice(0, longest) ?? null})
    on conflict (name) do update set at = excluded.at, milliseconds = excluded.milliseconds,
      has_failed = excluded.has_failed, failures = run.failures + excluded.failures, 
      -- A run that began before the mark did not see what came.
      due_at = case when run.due_at > now() - ${took} * interval '1 millisecond' then run.due_at end,
      failed_at = coalesce(excluded.failed_at, run.failed_at), error = coalesce(excluded.error, run.error)`.execute(
    database,
  );
};

/** Finds how many milliseconds ago jobs went well, by the database's clock; not those that failed or are due. */
export const findSinceRuns = async (database: Sql): Promise<Map<string, number>> => {
  const { rows } = await sql<{ name: string; since: number }>`
    select name, (extract(epoch from now() - at) * 1000)::float8 as since from job_run
    where not has_failed and due_at is null and at <= now()`.execute(database);
  return new Map(rows.map(({ name, since }) => [name, since]));
};

/** Has every job done by the next start. */
export const markJobsDue = async (database: Sql): Promise<void> => {
  await sql`update job_run set due_at = now()`.execute(database);
};

/** Lists every job that ran, those whose last run failed first. */
export const findJobRuns = (database: Sql) =>
  database
    .selectFrom('job_run')
    .select(['name', 'at', 'milliseconds', 'has_failed as hasFailed', 'failures'])
    .select(['failed_at as failedAt', 'error'])
    .orderBy('has_failed', 'desc')
    .orderBy('name')
    .limit(200)
    .execute();
