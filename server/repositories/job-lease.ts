/** Leases of jobs, timed by the clock of the database, so that clocks of processes may differ. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** A job and the process that wants to run it. */
export interface Lease {
  name: string;
  holder: string;
}

/** Takes or renews a lease for `milliseconds`; returns false while another process holds it. */
export const takeLease = async (
  database: Sql,
  { name, holder }: Lease,
  milliseconds: number,
): Promise<boolean> => {
  const { rows } = await sql`insert into job_lease as lease (name, holder, until)
    values (${name}, ${holder}, now() + ${milliseconds} * interval '1 millisecond')
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where lease.holder = excluded.holder or lease.until <= now()
    returning name`.execute(database);
  return rows.length > 0;
};

/** Ends every lease of a process. */
export const deleteLeases = async (database: Sql, holder: string): Promise<void> => {
  await database.deleteFrom('job_lease').where('holder', '=', holder).execute();
};
