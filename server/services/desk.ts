/** The desk of those who answer for the market: what waits, what was done, and decisions about listings and reports. */
import type {
  AuditPage,
  AuditQuery,
  DeskCase,
  DeskQueue,
  ListingDecision,
  ReportDecision,
} from '../../src/api/contract/desk.schema.js';
import { reportDays } from '../../src/model/rules/report-reasons.js';
import type { Sql } from '../db/database.js';
import { findActs } from '../repositories/audit.js';
import { updateSeen } from '../repositories/desk.js';
import { countCases, findCases, type StoredCase } from '../repositories/desk-cases.js';
import { dayLength } from './calendar.js';
import { changesOf } from './desk-changes.js';
import { decideOnListing, decideOnReport } from './desk-decisions.js';
import { type DeskPerson, guardsOf } from './desk-guards.js';
import { reportNumberOf } from './reports.js';

/** The desk; made by createDesk. Every call refuses, with 403, who has no role that may make it. */
export interface Desk {
  /** Lists what waits, and notes that it was seen. */
  queue(who: DeskPerson): Promise<DeskQueue>;
  decideListing(who: DeskPerson, id: string, decision: ListingDecision): Promise<void>;
  decideReport(who: DeskPerson, number: string, decision: ReportDecision): Promise<void>;
  audit(who: DeskPerson, query: AuditQuery): Promise<AuditPage>;
}

const mostCases = 50;
const auditPage = 100;

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

/** Reads what waits, the most urgent first, and notes that it was seen. */
export const readQueue = async (
  database: Sql,
  { withRefunds, at, imageOf }: { withRefunds: boolean; at: number; imageOf: DeskParts['imageOf'] },
): Promise<Omit<DeskQueue, 'role' | 'mustSignIn'>> => {
  const cases = await findCases(database, { withRefunds, most: mostCases });
  const numbers = cases.flatMap(({ reports }) => reports.map(({ number }) => number));
  await updateSeen(database, numbers, new Date(at));
  const before = new Date(at - reportDays * dayLength);
  const counts = await countCases(database, { withRefunds, before });
  return { ...counts, cases: cases.map((each) => caseOf(each, at, imageOf)) };
};

/** Makes the service over a database. */
export const createDesk = (database: Sql, parts: DeskParts): Desk => {
  const { imageOf, now = Date.now, onChange = () => undefined, onMessage = () => undefined } = parts;
  const { needRole, needFresh } = guardsOf(database);
  return {
    async queue(who) {
      const role = await needRole(who);
      const waits = await readQueue(database, { withRefunds: role === 'operator', at: now(), imageOf });
      return { role, mustSignIn: !who.isRecentAtDesk, ...waits };
    },

    async decideListing(who, id, decision) {
      await needFresh(who);
      await decideOnListing(database, { actorId: who.userId, id, decision, at: new Date(now()) });
      onChange();
      onMessage();
    },

    async decideReport(who, number, decision) {
      await needFresh(who);
      await decideOnReport(database, { actorId: who.userId, id: number, decision, at: new Date(now()) });
    },

    async audit(who, { before = Number.MAX_SAFE_INTEGER, only }) {
      await needRole(who, 'operator');
      const acts = await findActs(database, { before, most: auditPage, only });
      return {
        entries: acts.map(({ actorId, at, ...act }) => ({ ...act, actor: actorId, at: at.toISOString() })),
      };
    },
  };
};
