/** Reports of listings and complaints. */
import { sql } from 'kysely';
import type { ReportOutcome, ReportReason } from '../../src/api/contract/reports.schema.js';
import type { Sql } from '../db/database.js';

/** A report to be written. */
export interface NewStoredReport {
  /** Digest of the reporter's token. */
  token: string;
  listing: { id: string; propertyId: string } | undefined;
  reason: ReportReason;
  text: string;
  contact: string | null;
  reporterId: string | null;
  partnerKey: string | null;
  at: Date;
}

/** How a report stands. */
export interface StoredReport {
  reason: ReportReason;
  at: Date;
  seenAt: Date | null;
  closedAt: Date | null;
  outcome: ReportOutcome | null;
  answer: string | null;
}

/** Inserts a report and returns its number. */
export const insertReport = async (transaction: Sql, report: NewStoredReport): Promise<number> => {
  const { number } = await transaction
    .insertInto('report')
    .values({
      token: report.token,
      listing_id: report.listing?.id ?? null,
      property_id: report.listing?.propertyId ?? null,
      reason: report.reason,
      text: report.text,
      contact: report.contact,
      reporter_id: report.reporterId,
      partner_key: report.partnerKey,
      at: report.at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Finds a report by its number and the digest of its token. */
export const findReport = (database: Sql, number: number, token: string): Promise<StoredReport | undefined> =>
  database
    .selectFrom('report')
    .select(['reason', 'at', 'seen_at as seenAt', 'closed_at as closedAt', 'outcome', 'answer'])
    .where('number', '=', number)
    .where('token', '=', token)
    .executeTakeFirst();

/** Tells whether somebody has an open report about a listing. */
export const hasOpenReport = async (
  database: Sql,
  listingId: string,
  reporterId: string,
): Promise<boolean> => {
  const found = await database
    .selectFrom('report')
    .select('number')
    .where('listing_id', '=', listingId)
    .where('reporter_id', '=', reporterId)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Takes a listing off the market until an operator has looked at it, if as many people with proved phones have open
 * reports about it; its owner does not count.
 */
export const updateToReview = async (transaction: Sql, listingId: string, most: number): Promise<void> => {
  await sql`
    update listing l set status = 'Review', inactive_reason = 'under-review', review_note = null, updated_at = now()
    where l.id = ${listingId} and l.status = 'Active' and l.deleted_at is null and ${most}::int <= (
      select count(distinct r.reporter_id) from report r join app_user u on u.id = r.reporter_id
      where r.listing_id = l.id and r.closed_at is null and u.phone_verified and u.suspended_at is null
        and u.id <> l.owner_id)`.execute(transaction);
};
