/** Takes reports of listings and complaints, and tells reporters what became of them. */
import { randomBytes } from 'node:crypto';
import type { NewReport, ReportReceipt, ReportState } from '../../src/api/contract/reports.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { needsListing, needsText, reportDays } from '../../src/model/rules/report-reasons.js';
import type { Sql } from '../db/database.js';
import { type ContactListing, findContactListing } from '../repositories/contact-target.js';
import {
  findReport,
  hasOpenReport,
  insertReport,
  type StoredReport,
  updateToReview,
} from '../repositories/report.js';
import { dayLength } from './calendar.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

/** People with proved phones whose reports take a listing off the market until it was looked at. */
export const reportersForReview = 3;

/** Who reports, and from where. */
export interface Reporter {
  userId: string | undefined;
  partnerKey: string | undefined;
}

/** Reports; made by createReports. */
export interface Reports {
  /** Stores a report; refuses one that lacks its listing or text, and an unknown listing. */
  add(report: NewReport, reporter: Reporter): Promise<ReportReceipt>;
  /** Tells how a report stands to whoever holds its token; refuses all others. */
  state(number: string, token: string): Promise<ReportState>;
}

/** The number of a report as people write it. */
export const reportNumberOf = (number: number): string => `R-${String(number)}`;

/** Reads what people write as a number; undefined for anything else. */
export const readReportNumber = (text: string): number | undefined => {
  const digits = /^R-(\d{1,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const refuse = (field: string, message: string): never => {
  throw new ServiceError('invalid', message, { [field]: message });
};

const answerBy = (at: Date): string => new Date(at.getTime() + reportDays * dayLength).toISOString();

const stateOf = (number: string, report: StoredReport): ReportState => ({
  number,
  state: report.closedAt ? 'closed' : report.seenAt ? 'in-review' : 'received',
  reason: report.reason,
  at: report.at.toISOString(),
  answerBy: answerBy(report.at),
  ...(report.closedAt && { closedAt: report.closedAt.toISOString() }),
  ...(report.outcome && { outcome: report.outcome }),
  ...(report.answer && { answer: report.answer }),
});

/** The listing a report is about; undefined for a complaint about none. */
const listingOf = async (
  database: Sql,
  { listing, reason }: NewReport,
): Promise<ContactListing | undefined> => {
  if (listing === undefined) {
    if (needsListing(reason)) refuse('listing', 'Say which listing this is about.');
    return undefined;
  }
  const found = await findContactListing(database, listing.trim());
  if (!found) throw new ServiceError('not-found', messageOf('propertyNotFound'));
  return found;
};

/** Makes the service over a database; `onReview` is called when a listing may have left the market. */
export const createReports = (
  database: Sql,
  { now = Date.now, onReview = () => undefined }: { now?: () => number; onReview?: () => void } = {},
): Reports => {
  return {
    async add(report, { userId, partnerKey }) {
      const text = report.text?.trim() ?? '';
      const listing = await listingOf(database, report);
      if (text === '' && needsText(report.reason))
        refuse('text', 'Write what is wrong, in a sentence or two.');
      if (listing && userId !== undefined && (await hasOpenReport(database, listing.id, userId)))
        throw new ServiceError('conflict', 'You reported this listing already. We are looking at it.');
      const token = randomBytes(24).toString('base64url');
      const at = new Date(now());
      const number = await database.transaction().execute(async (transaction) => {
        const added = await insertReport(transaction, {
          token: digestOf(token),
          listing,
          reason: report.reason,
          text,
          contact: report.contact?.trim() || null,
          reporterId: userId ?? null,
          partnerKey: partnerKey ?? null,
          at,
        });
        if (listing) await updateToReview(transaction, listing.id, reportersForReview);
        return added;
      });
      if (listing) onReview();
      return { number: reportNumberOf(number), token, answerBy: answerBy(at) };
    },

    async state(number, token) {
      const wanted = readReportNumber(number);
      const found = wanted === undefined ? undefined : await findReport(database, wanted, digestOf(token));
      if (!found)
        throw new ServiceError('not-found', 'There is no such report, or the link to it is not whole.');
      return stateOf(reportNumberOf(wanted ?? 0), found);
    },
  };
};
