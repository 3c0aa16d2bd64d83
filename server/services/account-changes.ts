/** A changed e-mail address or phone: the old one is told, and can undo it for three days (docs/decisions/0076). */
import { randomBytes } from 'node:crypto';
import { undoPath } from '../../src/api/contract/accounts-security.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { type Account, clearWaysIn, updateAccount } from '../repositories/account.js';
import { insertAccountChange, isReserved, takeAccountChange } from '../repositories/account-change.js';
import { digestOf } from './digest.js';
import type { EmailSender } from './email.js';
import { ServiceError } from './service-error.js';
import { changeSms, type SmsSender } from './sms.js';

/** Hours in which a change can be undone. */
export const undoHours = 72;

/** Changes of addresses and phones; made by createAccountChanges. */
export interface AccountChanges {
  /** Notes in the transaction of a change what was there before; answers the token that undoes it. */
  note(transaction: Sql, before: Account): Promise<string>;
  /** Tells the old address, and the old phone where that changed; waits for nobody. */
  tell(before: Account, after: { email: string; phone: string }, token: string): void;
  /** Puts the address and phone back and ends every way in; refuses a token that is spent or old. */
  undo(token: string): Promise<void>;
  /** Tells whether an address or phone may still go back to another account. */
  isReserved(database: Sql, wanted: { email: string; phone: string }, userId?: string): Promise<boolean>;
}

/** What the service needs beside the database. */
export interface AccountChangeParts {
  /** Left out where SMS of this kind cannot be sent. */
  sms?: SmsSender | undefined;
  email?: EmailSender | undefined;
  brand: string;
  publicUrl: string;
  now?: () => number;
  /** Told when a message was not taken; never with an address. */
  onFailure?: (failure: unknown) => void;
}

const emailOf = (
  before: Account,
  changed: readonly string[],
  { brand, link }: { brand: string; link: string },
) => ({
  to: before.email ?? '',
  subject: `Your ${brand} account was changed`,
  text: [
    `Namaste ${before.name},`,
    '',
    `on ${brand} these were changed:`,
    ...changed.map((line) => `- ${line}`),
    '',
    'Was it you? Then there is nothing to do.',
    `Was it somebody else? Undo it within ${String(undoHours)} hours:`,
    link,
  ].join('\n'),
});

/** Makes the service over a database. */
export const createAccountChanges = (database: Sql, parts: AccountChangeParts): AccountChanges => {
  const { sms, email, brand, publicUrl, now = Date.now, onFailure = () => undefined } = parts;

  return {
    async note(transaction, before) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await insertAccountChange(
        transaction,
        digestOf(token),
        { ...before, userId: before.id },
        { now: at, expiresAt: at + undoHours * 3_600_000 },
      );
      return token;
    },

    tell(before, after, token) {
      const link = `${publicUrl}${undoPath}#${token}`;
      const isEmailNew = after.email !== before.email?.toLowerCase();
      const isPhoneNew = after.phone !== before.phone;
      const changed = [
        ...(isEmailNew ? ['the e-mail address'] : []),
        ...(isPhoneNew ? ['the mobile number'] : []),
      ];
      // Not awaited: whoever saves a profile does not wait for a gateway.
      if (before.email) email?.send(emailOf(before, changed, { brand, link })).catch(onFailure);
      if (isPhoneNew && before.phone) sms?.send(changeSms(before.phone, link, brand)).catch(onFailure);
    },

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
