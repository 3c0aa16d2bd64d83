/** Calls that report a listing or complain, and tell what became of it (additive). */
import { endpoint } from './endpoint.js';
import type { NewReport, ReportReceipt, ReportState } from './reports.schema.js';

/** The header that carries the token of a report: an address would be kept in histories and logs. */
export const reportTokenHeader = 'report-token';

/**
 * Reports a listing, or complains. Guests may: 5 a day by address; who is signed in 20 a day. Answers 201; 400 with
 * `fields` (`listing`, `text`); 404 for an unknown listing; 429 with Retry-After.
 */
export const createReport = endpoint<{ body: NewReport; reply: ReportReceipt }>('POST', '/api/v1/reports', {
  partner: 'anyone',
});

/** Tells how a report stands, to who holds its token; 404 for any other token. */
export const getReport = endpoint<{ params: { number: string }; reply: ReportState }>(
  'GET',
  '/api/v1/reports/:number',
  { partner: 'never' },
);
