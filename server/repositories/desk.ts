/** What the desk reads and changes: cases, listings, people. */
import { sql } from 'kysely';
import type { DeskRole } from '../../src/api/contract/desk.schema.js';
import type { ListingCheck } from '../../src/api/contract/listing-checks.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ReportOutcome, ReportReason } from '../../src/api/contract/reports.schema.js';
import type { Sql } from '../db/database.js';

/** A report with what the desk must know of its reporter. */
export interface CaseReport {
  number: number;
  reason: ReportReason;
  text: string;
  contact: string | null;
  isVerified: boolean;
  /** ISO text. */
  at: string;
}

/** A listing with open reports or under review, or an open report about none. */
export interface StoredCase {
  id: string | null;
  propertyId: string;
  /** Of a listing. */
  kind: ListingKind;
  society: string;
  propertyType: string;
  bhk: string;
  locality: string;
  city: string;
  amount: number;
  description: string;
  image: string | null;
  isShown: boolean;
  checks: ListingCheck[];
  owner: {
    id: string;
    name: string;
    usertype: string;
    phoneVerified: boolean;
    since: string;
    listings: number;
    takenDown: number;
    isSuspended: boolean;
  } | null;
  reports: CaseReport[];
  /** When the first of its reports came, or when it went into review. */
  since: Date;
}

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

const reportsJson = sql.raw(`coalesce(json_agg(json_build_object('number', r.number, 'reason', r.reason,
  'text', r.text, 'contact', r.contact, 'isVerified', coalesce(p.phone_verified, false),
  'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.at, r.number)
  filter (where r.number is not null), '[]')`);

const ownerJson = sql.raw(`(select json_build_object('id', u.id, 'name', u.name, 'usertype', u.usertype,
  'phoneVerified', u.phone_verified, 'isSuspended', u.suspended_at is not null,
  'since', to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'listings', (select count(*) from listing o where o.owner_id = u.id and o.status = 'Active' and o.deleted_at is null),
  'takenDown', (select count(*) from listing o where o.owner_id = u.id and o.status in ('Hidden', 'Removed')))
  from app_user u where u.id = l.owner_id)`);

/** Lists what waits: what was reported or is under review, then what only the rules flagged, each the oldest first. */
export const findCases = async (database: Sql, most: number): Promise<StoredCase[]> => {
  const { rows } = await sql<StoredCase>`
    with waiting as (
      select 0 as turn, listing_id as id, null::bigint as number, min(at) as since from report
        where closed_at is null and listing_id is not null group by listing_id
      union all
      select 0, null, number, at from report where closed_at is null and listing_id is null
      union all
      select case when status = 'Review' then 0 else 1 end, id, null, coalesce(flagged_at, updated_at) from listing
        where (status = 'Review' or flagged_at is not null) and deleted_at is null and status not in ('Hidden', 'Removed')
        and not exists (select from report r where r.listing_id = listing.id and r.closed_at is null)
    ),
    chosen as (select * from waiting order by turn, since, id, number limit ${most})
    select c.id, coalesce(l.property_id, min(r.property_id), '') as "propertyId", coalesce(l.kind, '') as kind,
      coalesce(l.project, '') as society, coalesce(l.property_type, '') as "propertyType", coalesce(l.bhk, '') as bhk,
      coalesce(l.locality, '') as locality, coalesce(l.city, '') as city, coalesce(l.amount, 0)::float8 as amount,
      coalesce(l.details->>'description', '') as description, l.images[1] as image,
      coalesce(l.status = 'Active' and l.deleted_at is null, false) as "isShown",
      coalesce(l.checks, '[]') as checks,
      ${ownerJson} as owner, ${reportsJson} as reports, c.since
    from chosen c left join listing l on l.id = c.id
      left join report r on r.closed_at is null and (r.listing_id = c.id or r.number = c.number)
      left join app_user p on p.id = r.reporter_id
    group by c.turn, c.id, c.number, c.since, l.id order by c.turn, c.since, c.id, c.number`.execute(
    database,
  );
  return rows;
};

/** Counts what waits, and of it what came before a time. */
export const countCases = async (
  database: Sql,
  before: Date,
): Promise<{ waiting: number; overdue: number }> => {
  const { rows } = await sql<{ waiting: number; overdue: number }>`
    select count(*)::int as waiting, (count(*) filter (where since < ${before.toISOString()}::timestamptz))::int as overdue
    from (select min(at) as since from report where closed_at is null
      group by coalesce(listing_id, 'report ' || number)) cases`.execute(database);
  return rows[0] ?? { waiting: 0, overdue: 0 };
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
