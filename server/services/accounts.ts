/** Registers people, and reads and saves profiles (S-414 to S-416, D-27). */
import type { Profile, ProfileBody, RegisterBody } from '../../src/api/contract/accounts.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { phoneDigits } from '../../src/model/rules/phone.js';
import { type UserType, userTypeOf } from '../../src/model/rules/user-types.js';
import { validateProfile } from '../../src/model/rules/validate/profile.js';
import { looksLikeReraNumber } from '../../src/model/rules/validate/rera.js';
import { validateSignup } from '../../src/model/rules/validate/signup.js';
import { isSensibleText } from '../../src/model/rules/validate/text.js';
import type { Sql } from '../db/database.js';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  insertAccount,
  updateAccount,
} from '../repositories/account.js';
import { findReraCheck, reraKey } from '../repositories/rera-check.js';
import { followName } from './person-pages.js';
import { insertConsent } from '../repositories/consent.js';
import { findBalance } from '../repositories/coin-account.js';
import { holdUnproved } from '../repositories/listing/owner-changes.js';
import { upsertDevice } from '../repositories/known-device.js';
import { newId } from '../repositories/listing/ids.js';
import { refuseFaults } from './form-refusal.js';
import { hashPassword, refuseCommon } from './passwords.js';
import { ServiceError } from './service-error.js';
import type { AccountChanges } from './account-changes.js';
import type { SignedIn } from './sessions.js';
import type { Registrant, RegistrationProof } from './registration-proof.js';
import type { Welcome } from './welcome.js';

/** Accounts; made by createAccounts. */
export interface Accounts {
  /** Makes an account and returns its id with welcome coins; refuses with conflict when the e-mail or phone is taken (G-28, S-551). */
  register(form: Partial<RegisterBody>, from: Registrant): Promise<string>;
  /** Returns the person's own profile. */
  profile(who: SignedIn): Promise<Profile>;
  /**
   * Saves the profile; a new phone is unverified until a code sent to it is entered (D-27). Before another e-mail address or
   * phone is written `confirm` may refuse; the old ones are told, and can undo it.
   */
  saveProfile(who: SignedIn, form: Partial<ProfileBody>, confirm: () => Promise<unknown>): Promise<Profile>;
}

const taken = (): ServiceError => new ServiceError('conflict', messageOf('userExists'));
const gone = (): ServiceError => new ServiceError('login-required', messageOf('loginFirst'));

const profileOf = (
  account: Account,
  { coins, isProved, reraCheckedOn }: { coins: number; isProved: boolean; reraCheckedOn: string | undefined },
): Profile => ({
  _id: account.id,
  name: account.name,
  email: account.email ?? '',
  phone: account.phone ?? '',
  usertype: account.usertype,
  coins,
  phoneVerified: account.phoneVerified,
  hasPassword: account.passwordHash !== null,
  canResetPassword: isProved,
  contactConsent: account.consentAt !== null,
  ...(account.reraNumber !== null && { reraNumber: account.reraNumber }),
  ...(reraCheckedOn !== undefined && { reraCheckedOn }),
});

/** Normalises a form: texts trimmed, the phone as ten digits, the e-mail in lower case. */
const tidy = <T extends { name?: string; email?: string; phone?: string; usertype?: string }>(form: T) => ({
  ...form,
  name: (form.name ?? '').trim(),
  email: (form.email ?? '').trim().toLowerCase(),
  phone: phoneDigits(form.phone ?? ''),
  usertype: form.usertype ?? '',
});

/** What the service needs beside the database. */
export interface AccountParts {
  welcome: Welcome;
  changes: AccountChanges;
  proof: RegistrationProof;
  /** Whether the listings of an account wait until its phone is proved. */
  requirePhone?: boolean;
  now?: () => number;
}

const isTaken = async (database: Sql, { email, phone }: { email: string; phone: string }): Promise<boolean> =>
  ((await findAccountByEmail(database, email)) ?? (await findAccountByPhone(database, phone))) !== undefined;

/** Makes the call that registers people. */
const createRegistration =
  (database: Sql, { welcome, changes, proof, now }: Required<AccountParts>): Accounts['register'] =>
  async (given, from) => {
    const form = tidy(given);
    const { password = '' } = form;
    refuseFaults(validateSignup(form));
    if (!isSensibleText(form.name)) refuseFaults({ name: 'nameInvalid' });
    refuseCommon(password, 'password');
    if (await isTaken(database, form)) throw taken();
    const phoneVerified = await proof(form, from);
    const account = {
      id: newId(),
      name: form.name,
      email: form.email,
      phone: form.phone,
      usertype: userTypeOf(form.usertype) as UserType,
      passwordHash: await hashPassword(password),
      emailVerified: false,
      phoneVerified,
      agreedAt: new Date(now()),
    };
    await database.transaction().execute(async (transaction) => {
      if (await changes.isReserved(transaction, account)) throw taken();
      if (!(await insertAccount(transaction, account))) throw taken();
      await upsertDevice(transaction, { userId: account.id, device: from.device, registered: true }, now());
      const { language } = from;
      await insertConsent(
        transaction,
        { userId: account.id, subject: 'terms', isGiven: true, language },
        now(),
      );
      await welcome.open(transaction, account);
    });
    return account.id;
  };

type TidyProfile = Pick<Account, 'name'> & {
  email: string;
  phone: string;
  usertype: string;
  /** Undefined leaves it as it is. */
  reraNumber?: string;
};

/** Reads an own RERA number, null for none; refuses what is none by its field. */
const reraNumberIn = (given: string): string | null => {
  const number = reraKey(given);
  if (number === '') return null;
  if (looksLikeReraNumber(number)) return number;
  const message =
    'Give the RERA number as registered: A or P and 11 digits, as in A51900012345. Or leave it empty.';
  throw new ServiceError('invalid', message, { reraNumber: message });
};

const isMoved = (before: Account, { email, phone }: TidyProfile): boolean =>
  email !== before.email?.toLowerCase() || phone !== before.phone;

/** Writes a profile over what was there; a new address or phone is unproved and leaves a note that undoes it. */
const writeProfile =
  (database: Sql, { changes, requirePhone, now }: Required<AccountParts>) =>
  async (before: Account, form: TidyProfile): Promise<void> => {
    const { name, email, phone, usertype, reraNumber } = form;
    const isEmailNew = email !== before.email?.toLowerCase();
    const isPhoneNew = phone !== before.phone;
    await database.transaction().execute(async (transaction) => {
      const moved = isMoved(before, form);
      if (moved) await changes.note(transaction, before, { email, phone });
      if (moved && (await changes.isReserved(transaction, { email, phone }, before.id))) throw taken();
      const saved = await updateAccount(transaction, before.id, {
        name,
        email,
        phone,
        usertype: userTypeOf(usertype) as UserType,
        ...(reraNumber !== undefined && { rera_number: reraNumberIn(reraNumber) }),
        ...(isEmailNew && { email_verified: false }),
        ...(isPhoneNew && { phone_verified: false }),
        ...(before.phone !== null && isPhoneNew && { phone_changed_at: new Date(now()) }),
      });
      if (!saved) throw taken();
      await followName(transaction, { userId: before.id, before: before.name, name }, new Date(now()));
      if (isPhoneNew && requirePhone) await holdUnproved(transaction, before.id);
    });
    if (isMoved(before, form)) changes.send();
  };

/** Makes the service over a database. */
export const createAccounts = (database: Sql, given: AccountParts): Accounts => {
  const parts = { now: Date.now, requirePhone: false, ...given };
  const write = writeProfile(database, parts);
  const need = async (id: string): Promise<Account> => {
    const account = await findAccount(database, id);
    if (!account) throw gone();
    return account;
  };
  const profileWith = async (account: Account, isProved: boolean): Promise<Profile> =>
    profileOf(account, {
      coins: await findBalance(database, account.id),
      isProved,
      reraCheckedOn:
        account.reraNumber === null
          ? undefined
          : await findReraCheck(database, account.id, account.reraNumber),
    });
  const profile = async ({ userId, isProved }: SignedIn): Promise<Profile> =>
    profileWith(await need(userId), isProved);

  return {
    register: createRegistration(database, parts),

    profile,

    async saveProfile(who, given, confirm) {
      const form = tidy(given);
      const before = await need(who.userId);
      refuseFaults(validateProfile(form, isSensibleText));
      if (form.reraNumber !== undefined) reraNumberIn(form.reraNumber);
      if (isMoved(before, form)) await confirm();
      await write(before, form);
      return profile(who);
    },
  };
};
