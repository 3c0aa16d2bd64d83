/** Decisions about listings and reports, at the desk or on the command line. Each is recorded with its reason. */
import type { ListingDecision, ReportDecision } from '../../src/api/contract/desk.schema.js';
import type { ReportOutcome } from '../../src/api/contract/reports.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import { closeReport, closeReportsOf, type ListingChange, updateByDecision } from '../repositories/desk.js';
import { newId } from '../repositories/listing/ids.js';
import { insertMessages } from '../repositories/outbox.js';
import { readReportNumber, reportNumberOf } from './reports.js';
import { ServiceError } from './service-error.js';

/** A decision, by whom and when. */
export interface DeskAct<Decision> {
  /** The account; `command-line` for commands on the server's machine. */
  actorId: string;
  /** The listing by either id, or the report by its number. */
  id: string;
  decision: Decision;
  at: Date;
}

const statusAfter: Record<ListingDecision['act'], ListingChange['status']> = {
  approve: 'Active',
  hide: 'Hidden',
  remove: 'Removed',
  warn: undefined,
};

/** What reporters are told of a decision. */
const outcomeAfter: Record<ListingDecision['act'], { outcome: ReportOutcome; answer: string }> = {
  approve: {
    outcome: 'kept',
    answer: 'We looked at the listing and found nothing that is against our rules.',
  },
  hide: { outcome: 'taken-down', answer: 'The listing is off the market until its owner mends it.' },
  remove: { outcome: 'taken-down', answer: 'The listing was taken off the market.' },
  warn: { outcome: 'mended', answer: 'We asked the owner to mend the listing.' },
};

/** Writes the message that tells the owner the reason, in the transaction of the decision; an approval asks nothing of them. */
const tellOwner = async (
  transaction: Sql,
  { ownerId: userId, propertyId }: { ownerId: string; propertyId: string },
  decision: ListingDecision,
  now: number,
): Promise<void> => {
  if (decision.act === 'approve') return;
  const message = { key: newId(now), kind: 'decision', channel: 'email' } as const;
  const data = [{ propertyId, decision }];
  await insertMessages(transaction, [{ ...message, userId, data, isUrgent: true }], now);
};

/** Decides about a listing, closes its open reports and tells its owner, in one transaction. */
export const decideOnListing = (
  database: Sql,
  { actorId, id, decision, at }: DeskAct<ListingDecision>,
): Promise<void> => {
  const { act, reason } = decision;
  const status = statusAfter[act];
  const note = act === 'approve' ? null : reason;
  return database.transaction().execute(async (transaction) => {
    const found = await updateByDecision(transaction, id, { ...(status && { status }), note });
    if (!found) throw new ServiceError('not-found', messageOf('propertyNotFound'));
    const closed = await closeReportsOf(transaction, found.id, { ...outcomeAfter[act], at });
    const detail = { owner: found.ownerId, reports: closed };
    await insertAct(transaction, { actorId, act: `listing-${act}`, subject: found.id, reason, detail }, at);
    await tellOwner(transaction, found, decision, at.getTime());
  });
};

/** Closes a report with the answer that its reporter reads. */
export const decideOnReport = (
  database: Sql,
  { actorId, id, decision, at }: DeskAct<ReportDecision>,
): Promise<void> => {
  const { outcome, answer } = decision;
  const number = readReportNumber(id);
  return database.transaction().execute(async (transaction) => {
    if (number === undefined || !(await closeReport(transaction, number, { outcome, answer, at })))
      throw new ServiceError('not-found', messageOf('deskReportGone'));
    const act = { actorId, act: 'report-closed', subject: reportNumberOf(number) };
    await insertAct(transaction, { ...act, reason: answer, detail: { outcome } }, at);
  });
};
