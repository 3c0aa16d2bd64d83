/** Counts the SMS that leave, minute by minute, over all servers. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** The most SMS in a minute, and in the 24 hours that end with it. */
export interface SmsLimits {
  readonly perMinute: number;
  readonly perDay: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const minuteOf = (time: number): Date => new Date(time - (time % minute));

/** Counts one SMS unless a limit is reached; tells whether it may leave. */
export const takeSms = async (
  database: Sql,
  { perMinute, perDay }: SmsLimits,
  now: number,
): Promise<boolean> => {
  const current = minuteOf(now);
  const { rows } = await sql`
    insert into sms_minute as m (minute, sent)
    select ${current}::timestamptz, 1
    where (select coalesce(sum(sent), 0) from sms_minute where minute > ${new Date(now - day)}::timestamptz) < ${perDay}
    on conflict (minute) do update set sent = m.sent + 1 where m.sent < ${perMinute}
    returning sent`.execute(database);
  return rows.length > 0;
};

/** Returns the milliseconds until one may leave; 0 while none of the limits is reached. */
export const findSmsWait = async (
  database: Sql,
  { perMinute, perDay }: SmsLimits,
  now: number,
): Promise<number> => {
  const { rows } = await sql<{ minute: Date; sent: number }>`
    select minute, sent from sms_minute
    where minute > ${new Date(now - day)}::timestamptz order by minute`.execute(database);
  const [oldest] = rows;
  const today = rows.reduce((sum, { sent }) => sum + sent, 0);
  if (oldest && today >= perDay) return new Date(oldest.minute).getTime() + day - now;
  const current = minuteOf(now).getTime();
  const thisMinute = rows.find(({ minute: began }) => new Date(began).getTime() === current);
  return thisMinute && thisMinute.sent >= perMinute ? current + minute - now : 0;
};

/** Deletes what no limit looks at any more. */
export const deleteOldSmsMinutes = async (database: Sql, now: number): Promise<void> => {
  await database
    .deleteFrom('sms_minute')
    .where('minute', '<=', new Date(now - day))
    .execute();
};
