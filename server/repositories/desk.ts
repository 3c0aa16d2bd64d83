/** What the desk changes: listings, reports, people. */
import { sql } from 'kysely';
import type { DeskRole } from '../../src/api/contract/desk.schema.js';
import type { ListingCheck } from '../../src/api/contract/listing-checks.schema.js';
import type { ReportOutcome } from '../../src/api/contract/reports.schema.js';
import type { Sql } from '../db/database.js';

/** Finds the role of an account; undefined for none, and for one that is suspended. */
export const findRole = async (database: Sql, userId: string): Promise<DeskRole | undefined> => {
  const found = await database
    .selectFrom('app_user')
    .select('role')
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return found?.role ?? undefined;
};

/** Sets or takes the role of an account. */
export const updateRole = async (database: Sql, userId: string, role: DeskRole | null): Promise<void> => {
  await database.updateTable('app_user').set({ role }).where('id', '=', userId).execute();
};

/** Notes that the open reports of the cases were seen. */
export const updateSeen = async (database: Sql, numbers: readonly number[], at: Date): Promise<void> => {
  if (numbers.length === 0) return;
  await database
    .updateTable('report')
    .set({ seen_at: at })
    .where('number', 'in', [...numbers])
    .where('seen_at', 'is', null)
    .execute();
};

/** What a decision changes of a listing. */
export interface ListingChange {
  /** Left out by a decision that leaves the listing where it is. */
  status?: 'Active' | 'Hidden' | 'Removed';
  note: string | null;
}

/** Changes a listing by a decision; returns its ids and owner, or undefined when there is none. */
export const updateByDecision = async (
  transaction: Sql,
  id: string,
  { status, note }: ListingChange,
): Promise<{ id: string; ownerId: string; propertyId: string } | undefined> =>
  transaction
    .updateTable('listing')
    .set({
      review_note: note,
      flagged_at: null,
      ...(status && status !== 'Active' && { status, inactive_reason: 'taken-down' as const }),
      // What its owner took off the market, or must mend first, is not shown by an approval.
      ...(status === 'Active' && {
        status: sql<string>`case when status in ('Review', 'Hidden') then 'Active' else status end`,
        inactive_reason: sql<null>`case when status not in ('Review', 'Hidden') then inactive_reason end`,
        checks: sql<ListingCheck[]>`coalesce((select jsonb_agg(each) from jsonb_array_elements(checks) each
          where each->>'does' <> 'review'), '[]')`,
      }),
    })
    .where((where) => where.or([where('id', '=', id), where('property_id', '=', id)]))
    .where('status', '<>', 'Removed')
    .returning(['id', 'owner_id as ownerId', 'property_id as propertyId'])
    .executeTakeFirst();

/** How reports are closed. */
export interface Closing {
  outcome: ReportOutcome;
  answer: string;
  at: Date;
}

/** Closes the open reports of a listing; returns how many. */
export const closeReportsOf = async (
  transaction: Sql,
  listingId: string,
  closing: Closing,
): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable('report')
    .set({ closed_at: closing.at, outcome: closing.outcome, answer: closing.answer })
    .where('listing_id', '=', listingId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Closes one report; returns false when there is none that is open. */
export const closeReport = async (transaction: Sql, number: number, closing: Closing): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('report')
    .set({ closed_at: closing.at, outcome: closing.outcome, answer: closing.answer })
    .where('number', '=', number)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Suspends an account since a time, or restores it with null; returns false when there is none, or nothing to change. */
export const updateSuspended = async (
  transaction: Sql,
  userId: string,
  at: Date | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('app_user')
    .set({ suspended_at: at })
    .where('id', '=', userId)
    .where('suspended_at', at === null ? 'is not' : 'is', null)
    .where('role', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const [from, to] = at === null ? ['Suspended', 'Active'] : ['Active', 'Suspended'];
  await transaction
    .updateTable('listing')
    .set({ status: to, inactive_reason: at === null ? null : 'taken-down' })
    .where('owner_id', '=', userId)
    .where('status', '=', from)
    .execute();
  return true;
};

/** Deletes reports that were closed before a time: what they show is kept as evidence until then. */
export const deleteClosedReports = async (database: Sql, before: Date): Promise<void> => {
  await database.deleteFrom('report').where('closed_at', '<=', before).execute();
};
