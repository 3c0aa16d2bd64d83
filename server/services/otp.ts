/** Signing in by a code sent to the phone (S-412, S-413, C-18, C-33, D-25). */
import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { SendOtpBody, VerifyOtpBody } from '../../src/api/contract/accounts.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { phoneDigits } from '../../src/model/rules/phone.js';
import { isInUserGroup, signInChoices } from '../../src/model/rules/user-types.js';
import { isCompleteOtp, otpLength } from '../../src/model/rules/validate/contact-fields.js';
import { validatePhoneSignIn } from '../../src/model/rules/validate/sign-in.js';
import type { Sql } from '../db/database.js';
import { clearWaysIn, findAccountByPhone, updateAccount } from '../repositories/account.js';
import { findDevice } from '../repositories/known-device.js';
import {
  countWrongTry,
  deleteCode,
  isPhoneLocked,
  countTry,
  uncountWrongTry,
  upsertCode,
} from '../repositories/otp.js';
import { dayOf, untilTomorrow } from './calendar.js';
import { digestOf } from './digest.js';
import { refuseFaults } from './form-refusal.js';
import type { RateLimits } from './rate-limits.js';
import { ServiceError } from './service-error.js';
import type { SmsCap } from './sms-cap.js';
import { otpSms, type SmsSender } from './sms.js';
import { RateLimitError } from './rate-limit-error.js';
import type { Welcome } from './welcome.js';

/** Who enters a code: from which address, in which browser, signed in as whom before. */
export interface Prover {
  address: string;
  device?: string;
  userId?: string | undefined;
}

/** Codes by SMS; made by createOtp. */
export interface Otp {
  /** Sends a code when the number is somebody's; the answer is the same when it is nobody's. */
  send(form: Partial<SendOtpBody>, from: Omit<Prover, 'userId'>): Promise<void>;
  /** Sends a code to a phone that has no account yet. */
  sendToNewcomer(form: Partial<SendOtpBody>, from: Omit<Prover, 'userId'>): Promise<void>;
  /** Uses up a code of the phone; refuses any wrong, expired or used one alike, and otherwise returns the phone. */
  check(form: Partial<VerifyOtpBody>, by: Prover): Promise<string>;
  /** Returns the id of the code's account and marks the phone as verified; refuses any wrong, expired or used code alike. */
  verify(form: Partial<VerifyOtpBody>, by: Prover): Promise<string>;
  /** Resolves when no code is being sent. */
  settled(): Promise<void>;
}

/** Milliseconds a code lives. */
const codeLife = 5 * 60_000;

/** What the service needs beside the database. */
export interface OtpParts {
  sms: SmsSender;
  limits: RateLimits;
  cap: Pick<SmsCap, 'check'>;
  welcome: Welcome;
  brand: string;
  now?: () => number;
  /** Called when a code could not be sent; never with the number or the code. */
  onFailure?: (failure: unknown) => void;
}

const invalid = (): ServiceError => new ServiceError('bad-credentials', messageOf('otpInvalid'));
const closedUntilTomorrow = (now: number): RateLimitError =>
  new RateLimitError(untilTomorrow(now), 'Too many wrong codes for this number.');

/** The user type a code is bound to: it works with no other (C-18). */
const choiceOf = (usertype: string): string | undefined =>
  signInChoices.find(
    (choice) => choice.toLowerCase() === usertype.trim().toLowerCase() || isInUserGroup(choice, usertype),
  );

const newCode = (): string => String(randomInt(10 ** otpLength)).padStart(otpLength, '0');

const read = (form: { phone?: string; usertype?: string }) => {
  const phone = phoneDigits(form.phone ?? '');
  refuseFaults(validatePhoneSignIn({ phoneNumber: phone, usertype: form.usertype }));
  const choice = choiceOf(form.usertype ?? '');
  if (choice === undefined) refuseFaults({ usertype: 'phoneFieldsRequired' });
  return { phone, choice: choice ?? '' };
};

/**
 * For whom codes, tries and messages count: the phone, or one of the account's own browsers. Strangers, whatever they try,
 * neither close the phone to those nor replace their code.
 */
const subjectOf = async (database: Sql, phone: string, device: string | undefined): Promise<string> => {
  const account = device === undefined ? undefined : await findAccountByPhone(database, phone);
  const isKnown = account && device !== undefined && (await findDevice(database, account.id, device));
  return isKnown ? `${phone} ${device}` : phone;
};
const keyOf = (subject: string): string => digestOf(`phone ${subject}`);

/**
 * Whoever made the account may have named somebody else's phone. So the first proof of a phone ends every way in that was
 * made before it; the password stays for the browser that made the account or was signed in to it, whose own the phone is.
 */
const proveFirst = (database: Sql, id: string, { device, userId }: Prover): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const isRegistrant = device !== undefined && (await findDevice(transaction, id, device))?.registered;
    await clearWaysIn(transaction, id, { keepsPassword: isRegistrant === true || userId === id });
    await updateAccount(transaction, id, { phone_verified: true });
  });

/** Messages that nobody waits for but a server that stops. */
const createLeaving = (onFailure: (failure: unknown) => void) => {
  const messages = new Set<Promise<void>>();
  return {
    add: (sending: Promise<void>): void => {
      const done = sending.catch(onFailure).finally(() => messages.delete(done));
      messages.add(done);
    },
    settled: async (): Promise<void> => {
      await Promise.all(messages);
    },
  };
};

/** Makes the call that sends a code to a phone: to anybody's, or only to one that is known. */
const createSending =
  (
    database: Sql,
    { sms, limits, cap, brand, now = Date.now }: OtpParts,
    leave: (sending: Promise<void>) => void,
  ) =>
  async (
    form: Partial<SendOtpBody>,
    { address, device }: Omit<Prover, 'userId'>,
    isNewcomer: boolean,
  ): Promise<void> => {
    const { phone, choice } = read({ ...form, phone: form.phoneNumber ?? '' });
    const subject = await subjectOf(database, phone, device);
    const [at, phoneKey] = [now(), keyOf(subject)];
    if (await isPhoneLocked(database, phoneKey, dayOf(at))) throw closedUntilTomorrow(at);
    await cap.check();
    await limits.take('otp-send', { phone: subject, address });
    const code = newCode();
    // With argon2 finding five digits in a stolen table takes hours; a code lives five minutes.
    await upsertCode(database, { phoneKey, choice, codeHash: await hash(code), expiresAt: at + codeLife });
    const account = await findAccountByPhone(database, phone);
    // Not awaited: how long the gateway takes must not tell whether the number is known.
    if (account || isNewcomer) leave(sms.send(otpSms(phone, code, brand)));
  };

/** Makes the call that uses up a code. */
const createCheck = (database: Sql, { limits, now = Date.now }: OtpParts): Otp['check'] => {
  /** Counts the try before the code is compared, so that parallel tries gain nothing. */
  const countAttempt = (phoneKey: string, choice: string, at: number): Promise<string> =>
    database.transaction().execute(async (transaction) => {
      const codeHash = await countTry(transaction, phoneKey, choice, at);
      if (codeHash === undefined) throw invalid();
      if (!(await countWrongTry(transaction, phoneKey, dayOf(at)))) throw closedUntilTomorrow(at);
      return codeHash;
    });

  return async (form, by) => {
    const { phone, choice } = read({ ...form, phone: form.phoneNumber ?? form.phone ?? '' });
    const phoneKey = keyOf(await subjectOf(database, phone, by.device));
    const code = (form.otp ?? '').trim();
    await limits.take('otp-verify', { address: by.address });
    const at = now();
    if (await isPhoneLocked(database, phoneKey, dayOf(at))) throw closedUntilTomorrow(at);
    if (!isCompleteOtp(code)) throw invalid();
    const codeHash = await countAttempt(phoneKey, choice, at);
    if (!(await verify(codeHash, code)) || !(await deleteCode(database, phoneKey, codeHash))) throw invalid();
    await uncountWrongTry(database, phoneKey, dayOf(at));
    return phone;
  };
};

/** Makes the service over a database. */
export const createOtp = (database: Sql, parts: OtpParts): Otp => {
  const { welcome, onFailure = () => undefined } = parts;
  const leaving = createLeaving(onFailure);
  const send = createSending(database, parts, leaving.add);
  const check = createCheck(database, parts);

  return {
    settled: leaving.settled,
    send: (form, from) => send(form, from, false),
    sendToNewcomer: (form, from) => send(form, from, true),
    check,

    async verify(form, by) {
      const phone = await check(form, by);
      const account = await findAccountByPhone(database, phone);
      if (!account) throw invalid();
      if (!account.phoneVerified) await proveFirst(database, account.id, by);
      await welcome.openFor({ ...account, phoneVerified: true });
      return account.id;
    },
  };
};
