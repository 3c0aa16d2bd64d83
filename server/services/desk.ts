/** Decisions of those who answer for the market: about listings, reports and people. Each is recorded with its reason. */
import type {
  AuditPage,
  DeskCase,
  DeskQueue,
  ListingDecision,
  ReportDecision,
} from '../../src/api/contract/desk.schema.js';
import type { ReportOutcome } from '../../src/api/contract/reports.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { reportDays } from '../../src/model/rules/report-reasons.js';
import type { Sql } from '../db/database.js';
import { findActs, insertAct } from '../repositories/audit.js';
import {
  closeReport,
  closeReportsOf,
  type ListingChange,
  updateByDecision,
  updateSeen,
} from '../repositories/desk.js';
import { countCases, findCases, type StoredCase } from '../repositories/desk-cases.js';
import { newId } from '../repositories/listing/ids.js';
import { insertMessages } from '../repositories/outbox.js';
import { dayLength } from './calendar.js';
import { changesOf } from './desk-changes.js';
import { type DeskPerson, guardsOf } from './desk-guards.js';
import { readReportNumber, reportNumberOf } from './reports.js';
import { ServiceError } from './service-error.js';

/** The desk; made by createDesk. Every call refuses, with 403, who has no role that may make it. */
export interface Desk {
  /** Lists what waits, and notes that it was seen. */
  queue(who: DeskPerson): Promise<DeskQueue>;
  decideListing(who: DeskPerson, id: string, decision: ListingDecision): Promise<void>;
  decideReport(who: DeskPerson, number: string, decision: ReportDecision): Promise<void>;
  audit(who: DeskPerson, before?: number): Promise<AuditPage>;
}

const mostCases = 50;
const auditPage = 100;

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

const caseOf = (stored: StoredCase, now: number, imageOf: (key: string) => string): DeskCase => {
  const dueAt = stored.since.getTime() + reportDays * dayLength;
  const {
    id,
    image,
    owner,
    reports,
    refund,
    isAsked,
    editedFrom,
    editedTo,
    since: _since,
    ...listing
  } = stored;
  return {
    ...(id !== null && {
      listing: {
        ...{ id, ...listing, ...(image !== null && { image: imageOf(image) }) },
        ...(editedFrom && editedTo && { changes: changesOf(editedFrom, editedTo) }),
      },
    }),
    ...(owner && { owner }),
    ...(refund && { refund }),
    reports: reports.map(({ number, contact, seenAt, ...report }) => ({
      ...report,
      number: reportNumberOf(number),
      answerBy: new Date(Date.parse(report.at) + reportDays * dayLength).toISOString(),
      isSeenLate: (seenAt === null ? now : Date.parse(seenAt)) - Date.parse(report.at) > dayLength,
      ...(contact && { contact }),
    })),
    answerBy: new Date(dueAt).toISOString(),
    // Nobody waits for an answer about what only the rules found.
    isOverdue: isAsked && dueAt < now,
  };
};

const notThere = (): ServiceError => new ServiceError('not-found', messageOf('propertyNotFound'));

/** What the desk needs beside the database. */
export interface DeskParts {
  /** The address of a picture by its key. */
  imageOf: (key: string) => string;
  now?: () => number;
  /** Called when messages wait to be sent. */
  onMessage?: () => void;
  /** Called after a decision that changes what the public sees. */
  onChange?: () => void;
}

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

const createDecisions = (database: Sql, parts: DeskParts): Pick<Desk, 'decideListing' | 'decideReport'> => {
  const { now = Date.now, onChange = () => undefined, onMessage = () => undefined } = parts;
  const { needFresh } = guardsOf(database);
  return {
    async decideListing(who, id, decision) {
      const { act, reason } = decision;
      await needFresh(who);
      const at = new Date(now());
      const status = statusAfter[act];
      const note = act === 'approve' ? null : reason;
      await database.transaction().execute(async (transaction) => {
        const found = await updateByDecision(transaction, id, { ...(status && { status }), note });
        if (!found) throw notThere();
        const closed = await closeReportsOf(transaction, found.id, { ...outcomeAfter[act], at });
        const detail = { owner: found.ownerId, reports: closed };
        await insertAct(
          transaction,
          { actorId: who.userId, act: `listing-${act}`, subject: found.id, reason, detail },
          at,
        );
        await tellOwner(transaction, found, decision, at.getTime());
      });
      onChange();
      onMessage();
    },

    async decideReport(who, number, { outcome, answer }) {
      await needFresh(who);
      const at = new Date(now());
      const wanted = readReportNumber(number);
      await database.transaction().execute(async (transaction) => {
        if (wanted === undefined || !(await closeReport(transaction, wanted, { outcome, answer, at })))
          throw new ServiceError('not-found', 'There is no open report with this number.');
        const act = { actorId: who.userId, act: 'report-closed', subject: reportNumberOf(wanted) };
        await insertAct(transaction, { ...act, reason: answer, detail: { outcome } }, at);
      });
    },
  };
};

/** Makes the service over a database. */
export const createDesk = (database: Sql, parts: DeskParts): Desk => {
  const { imageOf, now = Date.now } = parts;
  const { needRole } = guardsOf(database);
  return {
    async queue(who) {
      const role = await needRole(who);
      const at = now();
      const withRefunds = role === 'operator';
      const cases = await findCases(database, { withRefunds, most: mostCases });
      const numbers = cases.flatMap(({ reports }) => reports.map(({ number }) => number));
      await updateSeen(database, numbers, new Date(at));
      const before = new Date(at - reportDays * dayLength);
      const counts = await countCases(database, { withRefunds, before });
      const shown = cases.map((each) => caseOf(each, at, imageOf));
      return { role, mustSignIn: !who.isRecent, ...counts, cases: shown };
    },

    ...createDecisions(database, parts),

    async audit(who, before = Number.MAX_SAFE_INTEGER) {
      await needRole(who, 'operator');
      const acts = await findActs(database, before, auditPage);
      return {
        entries: acts.map(({ actorId, at, ...act }) => ({ ...act, actor: actorId, at: at.toISOString() })),
      };
    },
  };
};
