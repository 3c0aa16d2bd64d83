/** Tells an owner by SMS who is interested (S-405); gives the coins back for a message that cannot be sent. */
import type { Sql } from '../db/database.js';
import { insertCoinEntry, lockBalance } from '../repositories/coin-account.js';
import { findContactMessage, markMessageSent } from '../repositories/contact-message.js';
import { deleteUnlock } from '../repositories/contact-unlock.js';
import type { DueMessage } from '../repositories/outbox.js';
import type { Composer } from './outbox/outbox.js';
import { contactSms } from './sms.js';

const idOf = ({ data: [first] }: DueMessage): string => String(first?.['messageId']);

/** Makes the writer of these messages. */
export const contactComposer = (database: Sql, brand: string, now: () => number): Composer => ({
  async compose(due) {
    const facts = await findContactMessage(database, idOf(due));
    if (!facts?.ownerPhone) return undefined;
    return { channel: 'sms', message: contactSms(facts.ownerPhone, facts, brand) };
  },

  async onGivenUp(transaction, due) {
    const message = await findContactMessage(transaction, idOf(due));
    if (!message || message.coins === 0) return;
    const { senderId: userId, ownerId, listingId, coins } = message;
    await lockBalance(transaction, userId);
    await deleteUnlock(transaction, userId, 'message', listingId);
    const entry = { userId, amount: coins, reason: 'refund', ownerId, listingId } as const;
    await insertCoinEntry(transaction, entry, now());
  },

  onSent: (due, at) => markMessageSent(database, idOf(due), at),
});
