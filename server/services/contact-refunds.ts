/** Coins asked back for an owner's number that led nowhere (docs/decisions/0120). */
import type {
  ContactRefund,
  ContactRefunds as RefundList,
  NewContactRefund,
} from '../../src/api/contract/contact-refunds.schema.js';
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import { insertCoinEntry, lockBalance } from '../repositories/coin-account.js';
import {
  closeRefund,
  countRefundsSince,
  findNumberUnlock,
  findOpenRefund,
  findOpenRefunds,
  findRefund,
  findRefundsOf,
  hasSecondWitness,
  insertRefund,
  isListingClosed,
  type StoredRefund,
} from '../repositories/contact-refund.js';
import { newId } from '../repositories/listing/ids.js';
import { dayLength } from './calendar.js';
import { ServiceError } from './service-error.js';

/** Refunds of contacts; made by createContactRefunds. */
export interface ContactRefunds {
  /** Asks once for each contact; asking again answers how it stands. */
  ask(userId: string, asked: NewContactRefund): Promise<ContactRefund>;
  list(userId: string): Promise<RefundList>;
}

/** Days in which coins can be asked back, and most requests of an account in 30 days; the refusals say both. */
const askDays = 7;
const mostAsked = 3;
/** Days in which two people are witnesses of the same. */
const witnessDays = 90;

const refuse = (code: 'conflict' | 'not-found', id: MessageId): never => {
  throw new ServiceError(code, messageOf(id));
};

const replyOf = ({ owner_id: user, reason, state, coins, at, answer }: StoredRefund): ContactRefund => ({
  ...{ user, reason, state, coins, at: at.toISOString() },
  ...(answer !== null && { answer }),
});

/** Gives the coins of a request; the account is locked. */
const give = async (transaction: Sql, refund: StoredRefund, now: number): Promise<void> => {
  const { user_id: userId, owner_id: ownerId, listing_id: listingId, coins: amount } = refund;
  const about = { ownerId, listingId: listingId ?? undefined };
  await insertCoinEntry(transaction, { userId, amount, reason: 'refund', ...about }, now);
};

const requestFor = async (
  transaction: Sql,
  userId: string,
  { user: ownerId, reason }: NewContactRefund,
  now: number,
): Promise<StoredRefund> => {
  const since = (days: number): Date => new Date(now - days * dayLength);
  const unlock = await findNumberUnlock(transaction, userId, ownerId);
  if (!unlock) return refuse('not-found', 'refundNotUnlocked');
  if (unlock.at < since(askDays)) return refuse('conflict', 'refundTooLate');
  if (unlock.coins < 1) return refuse('conflict', 'refundFree');
  if ((await countRefundsSince(transaction, userId, since(30))) >= mostAsked)
    return refuse('conflict', 'refundTooMany');
  const isClosed = unlock.listingId !== null && (await isListingClosed(transaction, unlock.listingId));
  const witness = { userId, ownerId, reason, since: since(witnessDays) };
  const isGiven = isClosed || (await hasSecondWitness(transaction, witness));
  return {
    ...{ id: newId(now), user_id: userId, owner_id: ownerId, listing_id: unlock.listingId, reason },
    ...{ coins: unlock.coins, at: new Date(now), answer: null },
    ...{ state: isGiven ? 'given' : 'open', decided_at: isGiven ? new Date(now) : null },
  };
};

/** Makes the service over a database. */
export const createContactRefunds = (database: Sql, now: () => number = Date.now): ContactRefunds => ({
  ask: (userId, asked) =>
    database.transaction().execute(async (transaction) => {
      // Requests of one person wait for each other here.
      await lockBalance(transaction, userId);
      const known = await findRefund(transaction, userId, asked.user);
      if (known) return replyOf(known);
      const at = now();
      const refund = await requestFor(transaction, userId, asked, at);
      await insertRefund(transaction, refund);
      if (refund.state === 'given') await give(transaction, refund, at);
      return replyOf(refund);
    }),

  async list(userId) {
    return { refunds: (await findRefundsOf(database, userId)).map(replyOf) };
  },
});

/** Lists what waits for an operator, the oldest first. */
export const listOpenRefunds = async (database: Sql): Promise<unknown> =>
  (await findOpenRefunds(database, 200)).map(({ at, property, ...refund }) => ({
    ...refund,
    at: at.toISOString(),
    ...(property !== null && { property }),
  }));

/** Gives or refuses an open request; the person reads the reason in My contacts. */
export const decideRefund = async (
  database: Sql,
  { id, act, reason, actorId }: { id: string; act: 'give' | 'refuse'; reason: string; actorId: string },
  now: number,
): Promise<{ id: string; state: 'given' | 'refused' }> => {
  const refund = await findOpenRefund(database, id);
  if (!refund) return refuse('not-found', 'deskRefundGone');
  const state = act === 'give' ? 'given' : 'refused';
  await database.transaction().execute(async (transaction) => {
    await lockBalance(transaction, refund.user_id);
    const at = new Date(now);
    if (!(await closeRefund(transaction, id, { state, answer: reason, at })))
      refuse('conflict', 'deskRefundGone');
    if (state === 'given') await give(transaction, refund, now);
    const detail = { coins: state === 'given' ? refund.coins : 0 };
    await insertAct(transaction, { actorId, act: `refund-${act}`, subject: id, reason, detail }, at);
  });
  return { id, state };
};
