/** What waits at the desk. */
import { sql } from 'kysely';
import type { RefundReason } from '../../src/api/contract/contact-refunds.schema.js';
import type { ListingCheck } from '../../src/api/contract/listing-checks.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ReportReason } from '../../src/api/contract/reports.schema.js';
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
  /** When somebody at the desk first saw it, ISO text. */
  seenAt: string | null;
}

/** Coins asked back, with what the desk must know of who asks. */
export interface CaseRefund {
  id: string;
  reason: RefundReason;
  coins: number;
  /** ISO text. */
  at: string;
  name: string;
  phoneVerified: boolean;
  /** Requests of this person in 90 days, and of other people about the owner. */
  asked: number;
  others: number;
}

/** Columns of a listing that hold what it offers, by their names. */
export type OfferedColumns = Readonly<Record<string, unknown>> & { readonly kind: ListingKind };

/** A listing with open reports or under review, an open report about none, or coins asked back. */
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
  /** Columns of what it offered before the edit that put it under review, and of what it offers now; null for none. */
  editedFrom: OfferedColumns | null;
  editedTo: OfferedColumns | null;
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
  refund: CaseRefund | null;
  /** Whether somebody waits for an answer, and not only the rules found something. */
  isAsked: boolean;
  /** When the first of its reports came, or when it went into review. */
  since: Date;
}

const isoOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const reportsJson = sql.raw(`coalesce(json_agg(json_build_object('number', r.number, 'reason', r.reason,
  'text', r.text, 'contact', r.contact, 'isVerified', coalesce(p.phone_verified, false),
  'at', ${isoOf('r.at')}, 'seenAt', ${isoOf('r.seen_at')}) order by r.at, r.number)
  filter (where r.number is not null), '[]')`);

const ownerJson = sql.raw(`(select json_build_object('id', u.id, 'name', u.name, 'usertype', u.usertype,
  'phoneVerified', u.phone_verified, 'isSuspended', u.suspended_at is not null, 'since', ${isoOf('u.created_at')},
  'listings', (select count(*) from listing o where o.owner_id = u.id and o.status = 'Active' and o.deleted_at is null),
  'takenDown', (select count(*) from listing o where o.owner_id = u.id and o.status in ('Hidden', 'Removed')))
  from app_user u where u.id = coalesce(c.owner, l.owner_id))`);

const refundJson = sql.raw(`(select json_build_object('id', f.id, 'reason', f.reason, 'coins', f.coins,
  'at', ${isoOf('f.at')}, 'name', u.name, 'phoneVerified', u.phone_verified,
  'asked', (select count(*) from contact_refund o where o.user_id = f.user_id and o.at > now() - interval '90 days'),
  'others', (select count(*) from contact_refund o where o.owner_id = f.owner_id and o.user_id <> f.user_id))
  from contact_refund f join app_user u on u.id = f.user_id where f.id = c.refund)`);

const offered = [
  ...[
    'kind',
    'property_type',
    'city',
    'locality',
    'project',
    'bhk',
    'furnished',
    'area',
    'area_unit',
    'amount',
  ],
  ...['deposit', 'possession', 'ownership', 'approved_by', 'rera', 'room_type', 'available_for', 'amenities'],
  ...['images', 'details'],
];
const editedTo = sql.raw(`case when l.edited_from is not null then
  jsonb_build_object(${offered.map((column) => `'${column}', l.${column}`).join(', ')}) end`);

/** Everything that waits: `turn` 0 is what somebody waits for, 1 what only the rules flagged. */
const waitingOf = (withRefunds: boolean) => sql`
  select 0 as turn, listing_id as id, null::bigint as number, null as refund, null as owner, min(at) as since from report
    where closed_at is null and listing_id is not null group by listing_id
  union all
  select 0, null, number, null, null, at from report where closed_at is null and listing_id is null
  union all
  select 0, listing_id, null, id, owner_id, at from contact_refund where ${withRefunds} and state = 'open'
  union all
  select case when status = 'Review' then 0 else 1 end, id, null, null, null, coalesce(flagged_at, updated_at) from listing
    where (status = 'Review' or flagged_at is not null) and deleted_at is null and status not in ('Hidden', 'Removed')
    and not exists (select from report r where r.listing_id = listing.id and r.closed_at is null)`;

/** What is looked for. */
export interface CaseSearch {
  /** Whether coins asked back are among them, which operators alone decide about. */
  withRefunds: boolean;
  most: number;
}

/** Lists what waits: what somebody asked for or is under review, then what only the rules flagged, each the oldest first. */
export const findCases = async (database: Sql, { withRefunds, most }: CaseSearch): Promise<StoredCase[]> => {
  const { rows } = await sql<StoredCase>`
    with waiting as (${waitingOf(withRefunds)}),
    chosen as (select * from waiting order by turn, since, id, number, refund limit ${most})
    select c.id, coalesce(l.property_id, min(r.property_id), '') as "propertyId", coalesce(l.kind, '') as kind,
      coalesce(l.project, '') as society, coalesce(l.property_type, '') as "propertyType", coalesce(l.bhk, '') as bhk,
      coalesce(l.locality, '') as locality, coalesce(l.city, '') as city, coalesce(l.amount, 0)::float8 as amount,
      coalesce(l.details->>'description', '') as description, l.images[1] as image,
      coalesce(l.status = 'Active' and l.deleted_at is null, false) as "isShown",
      coalesce(l.checks, '[]') as checks, l.edited_from as "editedFrom", ${editedTo} as "editedTo", c.turn = 0 as "isAsked",
      ${ownerJson} as owner, ${reportsJson} as reports, ${refundJson} as refund, c.since
    from chosen c left join listing l on l.id = c.id
      left join report r on r.closed_at is null and c.refund is null and (r.listing_id = c.id or r.number = c.number)
      left join app_user p on p.id = r.reporter_id
    group by c.turn, c.id, c.number, c.refund, c.owner, c.since, l.id
    order by c.turn, c.since, c.id, c.number, c.refund`.execute(database);
  return rows;
};

/** Counts what waits, and of what somebody asked for what came before a time. */
export const countCases = async (
  database: Sql,
  { withRefunds, before }: { withRefunds: boolean; before: Date },
): Promise<{ waiting: number; overdue: number }> => {
  const { rows } = await sql<{ waiting: number; overdue: number }>`
    select count(*)::int as waiting,
      (count(*) filter (where turn = 0 and since < ${before.toISOString()}::timestamptz))::int as overdue
    from (${waitingOf(withRefunds)}) waiting`.execute(database);
  return rows[0] ?? { waiting: 0, overdue: 0 };
};
