/** Signing in by a code sent to the phone (S-412, S-413, C-18, C-33, D-25). */
import { randomBytes, randomInt } from 'node:crypto';
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
import { ServiceError, UnfinishedAccountError } from './service-error.js';
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
  /** Sends a code, whether the phone has an account or not: nobody but its holder learns which (S-590). */
  send(form: Partial<SendOtpBody>, from: Omit<Prover, 'userId'>): Promise<void>;
  /** Uses up a code of the phone; refuses any wrong, expired or used one alike, and otherwise returns the phone. */
  check(form: Partial<VerifyOtpBody>, by: Prover): Promise<string>;
  /**
   * Returns the id of the code's account and marks the phone as verified; refuses any wrong, expired or used code alike. A right
   * code for a phone without an account is an UnfinishedAccountError with a ticket.
   */
  verify(form: Partial<VerifyOtpBody>, by: Prover): Promise<string>;
  /** Uses up the ticket of a phone; refuses one of another phone, a used and an expired one alike. */
  takeTicket(phone: string, ticket: string): Promise<void>;
  /** Resolves when no code is being sent. */
  settled(): Promise<void>;
}

/** Milliseconds a code lives. */
const codeLife = 5 * 60_000;

/** Milliseconds a ticket lives: time for the form of registration. */
const ticketLife = 30 * 60_000;

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

/** Makes the call that sends a code to a phone. */
const createSending =
  (
    database: Sql,
    { sms, limits, cap, brand, now = Date.now }: OtpParts,
    leave: (sending: Promise<void>) => void,
  ) =>
  async (form: Partial<SendOtpBody>, { address, device }: Omit<Prover, 'userId'>): Promise<void> => {
    const { phone, choice } = read({ ...form, phone: form.phoneNumber ?? '' });
    const subject = await subjectOf(database, phone, device);
    const [at, phoneKey] = [now(), keyOf(subject)];
    if (await isPhoneLocked(database, phoneKey, dayOf(at))) throw closedUntilTomorrow(at);
    await cap.check();
    await limits.take('otp-send', { phone: subject, address });
    const code = newCode();
    // With argon2 finding five digits in a stolen table takes hours; a code lives five minutes.
    await upsertCode(database, { phoneKey, choice, codeHash: await hash(code), expiresAt: at + codeLife });
    // Not awaited: nobody waits for a gateway.
    leave(sms.send(otpSms(phone, code, brand)));
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
    if (!(await verify(codeHash, code)) || !(await deleteCode(database, phoneKey, codeHash, at)))
      throw invalid();
    await uncountWrongTry(database, phoneKey, dayOf(at));
    return phone;
  };
};

/** Tickets lie beside the codes, under a key of their own; the table holds neither the phone nor the ticket. */
const ticketKeyOf = (phone: string): string => digestOf(`ticket ${phone}`);

const createTickets = (database: Sql, now: () => number) => ({
  async give(phone: string): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    const phoneKey = ticketKeyOf(phone);
    await upsertCode(database, {
      phoneKey,
      choice: 'ticket',
      codeHash: digestOf(ticket),
      expiresAt: now() + ticketLife,
    });
    return ticket;
  },
  async take(phone: string, ticket: string): Promise<void> {
    const isTaken = await deleteCode(database, ticketKeyOf(phone), digestOf(ticket), now());
    if (!isTaken) throw new ServiceError('bad-credentials', messageOf('ticketGone'));
  },
});

/** Makes the service over a database. */
export const createOtp = (database: Sql, parts: OtpParts): Otp => {
  const { welcome, onFailure = () => undefined, now = Date.now } = parts;
  const leaving = createLeaving(onFailure);
  const send = createSending(database, parts, leaving.add);
  const check = createCheck(database, parts);
  const tickets = createTickets(database, now);

  return {
    settled: leaving.settled,
    send,
    check,
    takeTicket: (phone, ticket) => tickets.take(phone, ticket),

    async verify(form, by) {
      const phone = await check(form, by);
      const account = await findAccountByPhone(database, phone);
      if (!account)
        throw new UnfinishedAccountError(messageOf('accountUnfinished'), await tickets.give(phone));
      if (!account.phoneVerified) await proveFirst(database, account.id, by);
      await welcome.openFor({ ...account, phoneVerified: true });
      return account.id;
    },
  };
};
