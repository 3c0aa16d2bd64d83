/** Sends accepted messages, with retries; gives the coins back for one that cannot be sent. */
import type { Sql } from '../db/database.js';
import { insertCoinEntry, lockBalance } from '../repositories/coin-account.js';
import {
  closeMessage,
  type DueMessage,
  findMessageFacts,
  takeDueMessage,
} from '../repositories/contact-message.js';
import { deleteUnlock } from '../repositories/contact-unlock.js';
import type { SmsCap } from './sms-cap.js';
import { contactSms, type SmsSender } from './sms.js';

/** What the delivery needs beside the database. */
export interface DeliveryParts {
  sms: SmsSender;
  cap: SmsCap;
  brand: string;
  now?: () => number;
  /** Called when the gateway refuses; never with a phone number or a name. */
  onFailure?: (failure: unknown) => void;
}

const maxTries = 5;
/** Milliseconds until the next try: 1, 4, 16 and 64 minutes. */
const pauseAfter = (tries: number): number => 60_000 * 4 ** (tries - 1);

/** Makes the job that sends what is due. */
export const createDelivery = (database: Sql, parts: DeliveryParts): (() => Promise<void>) => {
  const { sms, cap, brand, now = Date.now, onFailure = () => undefined } = parts;

  const refund = (message: DueMessage): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const { senderId: userId, ownerId, listingId, coins } = message;
      await lockBalance(transaction, userId);
      if (!(await closeMessage(transaction, message.id)) || coins === 0) return;
      await deleteUnlock(transaction, userId, 'message', listingId);
      const entry = { userId, amount: coins, reason: 'refund', ownerId, listingId } as const;
      await insertCoinEntry(transaction, entry, now());
    });

  const sendOne = async (message: DueMessage): Promise<void> => {
    try {
      const facts = await findMessageFacts(database, message);
      if (!facts?.ownerPhone) {
        await refund(message);
        return;
      }
      await sms.send(contactSms(facts.ownerPhone, facts, brand));
    } catch (failure) {
      onFailure(failure);
      if (message.tries >= maxTries) await refund(message);
      return;
    }
    // What the gateway took is not paid back, whatever fails from here on.
    await closeMessage(database, message.id, now());
  };

  return async () => {
    // A message that waits for the limit has not failed.
    while (!(await cap.isReached())) {
      const due = await takeDueMessage(database, now(), pauseAfter);
      if (!due) return;
      await sendOne(due);
    }
  };
};
