/** Signing in by e-mail and password, and changing the password (S-411, S-417, D-26, D-27, G-06). */
import type { PasswordBody, SignInBody } from '../../src/api/contract/accounts.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { validatePasswordChange } from '../../src/model/rules/validate/profile.js';
import { validateEmailSignIn } from '../../src/model/rules/validate/sign-in.js';
import type { Sql } from '../db/database.js';
import { type Account, findAccount, findAccountByEmail, updateAccount } from '../repositories/account.js';
import { findDevice } from '../repositories/known-device.js';
import { refuseFaults } from './form-refusal.js';
import { hashPassword, isPassword, refuseCommon } from './passwords.js';
import type { RateLimits } from './rate-limits.js';
import { ServiceError } from './service-error.js';
import type { SignedIn, Sessions } from './sessions.js';
import type { Welcome } from './welcome.js';

/** Where somebody signs in: an address, and the digest of a browser's own name. */
export interface SignInPlace {
  address: string;
  device: string;
}

/** Checks and changes passwords; made by createSignIn. */
export interface SignIn {
  /** Returns the id of the account of an e-mail and password; a wrong user type alone is no failure (D-26). */
  byPassword(form: Partial<SignInBody>, from: SignInPlace): Promise<string>;
  /** Sets a new password and ends the person's other sessions; asks for the current one unless `isProved`. */
  changePassword(who: SignedIn, form: Partial<PasswordBody>): Promise<void>;
  /** Refuses, with the word to sign in again, unless the person did so just now or gives the current password. */
  confirmRecent(who: SignedIn, currentPassword: string | undefined): Promise<void>;
  /** Refuses unless the person `isProved` or gives the current password. */
  confirm(who: SignedIn, currentPassword: string | undefined): Promise<Account>;
}

/** Milliseconds after a change of the phone in which it cannot set a password: the session may be stolen (D-27). */
const phoneRest = 24 * 3_600_000;

/** Makes the check of an account's current password; wrong ones close it to the session they come from. */
const createPasswordCheck =
  (limits: RateLimits) =>
  async ({ sessionId }: SignedIn, account: Account, given = ''): Promise<void> => {
    if (given === '') refuseFaults({ currentPassword: 'currentPasswordRequired' });
    const isRight = await limits.guess('password', `${account.id} ${sessionId}`, async () =>
      (await isPassword(account.passwordHash, given)) ? true : undefined,
    );
    if (!isRight) refuseFaults({ currentPassword: 'currentPasswordWrong' });
  };

/** Makes the two checks of who is there: for a password, and for what else makes an account another's. */
const createConfirming = (
  database: Sql,
  limits: RateLimits,
  now: () => number,
): Pick<SignIn, 'confirm' | 'confirmRecent'> => {
  const checkPassword = createPasswordCheck(limits);

  const isTrusted = (who: SignedIn, account: Account): boolean =>
    who.isProved && (account.phoneChangedAt === null || now() - account.phoneChangedAt.getTime() > phoneRest);

  const need = async (id: string): Promise<Account> => {
    const account = await findAccount(database, id);
    if (!account) throw new ServiceError('login-required', messageOf('loginFirst'));
    return account;
  };

  const confirm: SignIn['confirm'] = async (who, currentPassword) => {
    const account = await need(who.userId);
    if (isTrusted(who, account)) return account;
    await checkPassword(who, account, currentPassword);
    return account;
  };

  return {
    confirm,

    async confirmRecent(who, currentPassword) {
      if (who.isRecent) return;
      if (!currentPassword) throw new ServiceError('sign-in-again', messageOf('signInAgain'));
      await checkPassword(who, await need(who.userId), currentPassword);
    },
  };
};

/** Makes the service over a database. */
export const createSignIn = (
  database: Sql,
  parts: { limits: RateLimits; sessions: Sessions; welcome: Welcome; now?: () => number },
): SignIn => {
  const { limits, sessions, welcome, now = Date.now } = parts;
  const confirming = createConfirming(database, limits, now);

  return {
    ...confirming,

    async byPassword(form, { address, device }) {
      refuseFaults(validateEmailSignIn(form));
      const email = (form.email ?? '').trim().toLowerCase();
      await limits.take('sign-in', { address, device });
      const found = await findAccountByEmail(database, email);
      // Who guesses in strange browsers closes the account to those alone: its own browsers count for themselves.
      const isKnown = found && (await findDevice(database, found.id, device));
      const account = await limits.guess('sign-in', isKnown ? `${email} ${device}` : email, async () => {
        return (await isPassword(found?.passwordHash, form.password ?? '')) ? found : undefined;
      });
      if (!account) throw new ServiceError('bad-credentials', messageOf('credentialsInvalid'));
      await welcome.openFor(account);
      return account.id;
    },

    async changePassword(who, form) {
      const { currentPassword, newPassword = '' } = form;
      await limits.take('password', { account: who.userId });
      const { newPassword: fault } = validatePasswordChange({ newPassword }, { asksCurrent: false });
      if (fault) refuseFaults({ newPassword: fault });
      const { id } = await confirming.confirm(who, currentPassword);
      refuseCommon(newPassword, 'newPassword');
      await updateAccount(database, id, { password_hash: await hashPassword(newPassword) });
      await sessions.endAll(id, who.sessionId);
    },
  };
};
