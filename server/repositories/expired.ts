/** Deletes expired rows: sessions, codes, limits, stored replies. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import { deleteExpiredInvites } from './agency.js';
import { keyLife } from './idempotency-key.js';
import { deleteClosedReports } from './desk.js';
import { visitDays } from './listing/days.js';
import { deleteForgottenHomes } from './listing/homes.js';
import { deleteOldImpressions } from './listing/impressions.js';
import { deviceLife } from './known-device.js';
import { deleteForgottenFeed } from './search/outbox.js';
import { deleteOldSmsMinutes } from './sms-minute.js';
import { deleteOldActs } from './partner-act.js';
import { deleteOldDeliveries } from './webhook.js';

const day = 24 * 3_600_000;
/** Days a closed report is kept, as evidence. */
const evidenceDays = 180;

/** Deletes expired rows; several servers may do so at once. */
export const deleteExpired = async (database: Sql, now: number): Promise<void> => {
  const at = new Date(now);
  const yesterday = new Date(now - day);
  await database.deleteFrom('app_session').where('expires_at', '<=', at).execute();
  await database
    .deleteFrom('known_device')
    .where('seen_at', '<=', new Date(now - deviceLife))
    .execute();
  await database.deleteFrom('account_change').where('expires_at', '<=', at).execute();
  await database.deleteFrom('otp_code').where('expires_at', '<=', at).execute();
  const oldDay = new Date(now - 3 * day).toISOString().slice(0, 10);
  await sql`delete from otp_guess where day < ${oldDay}::date`.execute(database);
  await database.deleteFrom('rate_limit').where('expires_at', '<=', at).execute();
  await database
    .deleteFrom('guess_lockout')
    .where('guessed_at', '<=', new Date(now - 2 * day))
    .execute();
  await database
    .deleteFrom('idempotency_key')
    .where('at', '<=', new Date(now - keyLife))
    .execute();
  await database.deleteFrom('partner_secret').where('expires_at', '<=', at).execute();
  await database.deleteFrom('partner_approval').where('expires_at', '<=', at).execute();
  await database.deleteFrom('partner_grant').where('ends_at', '<=', at).execute();
  await database.deleteFrom('sign_in_proof').where('expires_at', '<=', at).execute();
  await database.deleteFrom('console_sms').where('sent_at', '<=', yesterday).execute();
  // A provider repeats an event for days; after a month the state of its order alone holds.
  await database
    .deleteFrom('payment_event')
    .where('at', '<=', new Date(now - 30 * day))
    .where('outcome', '<>', 'checking')
    .execute();
  await deleteExpiredInvites(database, at);
  await deleteOldSmsMinutes(database, now);
  await deleteOldActs(database, new Date(now - 35 * day), new Date(now - 400 * day));
  await deleteOldDeliveries(database, new Date(now - 30 * day));
  const anHourAgo = new Date(now - day / 24);
  await database.deleteFrom('listing_change').where('changed_at', '<=', anHourAgo).execute();
  // A visitor counts once a day, and owners see these days.
  const oldVisits = new Date(now - visitDays * day).toISOString().slice(0, 10);
  await sql`delete from listing_visit where day < ${oldVisits}::date`.execute(database);
  await deleteOldImpressions(database, oldDay, oldVisits);
  await deleteClosedReports(database, new Date(now - evidenceDays * day));
  await deleteForgottenHomes(database, at);
  // Of a search store that was taken away.
  await deleteForgottenFeed(database, yesterday);
};
