/** A changed e-mail address or phone: the old one is told, and can undo it for three days (docs/decisions/0076). */
import { randomBytes } from 'node:crypto';
import { undoPath } from '../../src/api/contract/accounts-security.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { type Account, clearWaysIn, updateAccount } from '../repositories/account.js';
import { insertAccountChange, isReserved, takeAccountChange } from '../repositories/account-change.js';
import { newId } from '../repositories/listing/ids.js';
import { insertMessages } from '../repositories/outbox.js';
import { type ToldChange, undoHours } from './account-change-email.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

/** Changes of addresses and phones; made by createAccountChanges. */
export interface AccountChanges {
  /**
   * Notes in the transaction of a change what was there before, with the messages to the old address, and to the old phone where
   * that changes: each says how the change is undone. Answers the token that undoes it.
   */
  note(transaction: Sql, before: Account, after: { email: string; phone: string }): Promise<string>;
  /** Starts to send them; waits for nobody. */
  send(): void;
  /** Puts the address and phone back and ends every way in; refuses a token that is spent or old. */
  undo(token: string): Promise<void>;
  /** Tells whether an address or phone may still go back to another account. */
  isReserved(database: Sql, wanted: { email: string; phone: string }, userId?: string): Promise<boolean>;
}

/** What the service needs beside the database. */
export interface AccountChangeParts {
  /** Whether SMS of this kind can be sent. */
  bySms?: boolean;
  publicUrl: string;
  now?: () => number;
  /** Called when messages wait to be sent. */
  onMessage?: () => void;
}

/** Makes the service over a database. */
export const createAccountChanges = (database: Sql, parts: AccountChangeParts): AccountChanges => {
  const { bySms = false, publicUrl, now = Date.now, onMessage = () => undefined } = parts;

  return {
    async note(transaction, before, after) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await insertAccountChange(
        transaction,
        digestOf(token),
        { ...before, userId: before.id },
        { now: at, expiresAt: at + undoHours * 3_600_000 },
      );
      const link = `${publicUrl}${undoPath}#${token}`;
      const isPhoneNew = after.phone !== before.phone;
      const changed = [
        ...(after.email !== before.email?.toLowerCase() ? ['email'] : []),
        ...(isPhoneNew ? ['phone'] : []),
      ];
      const { id: userId, email, phone } = before;
      const change = { kind: 'change', userId, email, isUrgent: true } as const;
      const told: ToldChange = { changed, link, ...(phone !== null && { phone }) };
      const messages = [
        ...(email ? [{ ...change, channel: 'email', key: newId(at), data: [told] } as const] : []),
        ...(bySms && isPhoneNew && phone
          ? [{ ...change, channel: 'sms', key: newId(at), data: [told] } as const]
          : []),
      ];
      await insertMessages(transaction, messages, at);
      return token;
    },

    send: onMessage,

    undo: (token) =>
      database.transaction().execute(async (transaction) => {
        const before = await takeAccountChange(transaction, digestOf(token), now());
        if (!before) throw new ServiceError('gone', messageOf('undoGone'));
        const { userId, emailVerified, phoneVerified } = before;
        // Whoever made the change may know the password; it stays only where nothing else would lead back in.
        await clearWaysIn(transaction, userId, { keepsPassword: !emailVerified && !phoneVerified });
        const isDone = await updateAccount(transaction, userId, {
          email: before.email,
          phone: before.phone,
          email_verified: emailVerified,
          phone_verified: phoneVerified,
          phone_changed_at: null,
        });
        if (!isDone) throw new ServiceError('conflict', messageOf('userExists'));
      }),

    isReserved: (sql, wanted, userId) => isReserved(sql, wanted, now(), userId),
  };
};
