/** Makes the services of accounts, coins and contact, each from what it needs. */
import type { Config } from './config.js';
import type { Sql } from './db/database.js';
import { deleteAccount } from './repositories/account.js';
import { deleteExpired } from './repositories/expired.js';
import { findOwnData } from './repositories/own-data.js';
import { type Accounts, createAccounts } from './services/accounts.js';
import { type Coins, createCoins } from './services/coins.js';
import { type Contact, createContact } from './services/contact.js';
import { createGoogleAccounts, type GoogleAccounts } from './services/google-accounts.js';
import { createMessages, type Messages } from './services/messages.js';
import { createOtp, type Otp } from './services/otp.js';
import { createRateLimits, type RateLimits } from './services/rate-limits.js';
import { createSessions, type Sessions } from './services/sessions.js';
import { createSignIn, type SignIn } from './services/sign-in.js';
import { createSmsSender, type SmsSender } from './services/sms.js';
import { createWelcome } from './services/welcome.js';

/** Everything the routes of accounts may call. */
export interface AccountServices {
  accounts: Accounts;
  signIn: SignIn;
  otp: Otp;
  google: GoogleAccounts;
  sessions: Sessions;
  limits: RateLimits;
  coins: Coins;
  contact: Contact;
  messages: Messages;
  /** Sends waiting messages without holding anybody up. */
  deliverMessages(): void;
  /** Waits until nothing is being sent. */
  settled(): Promise<void>;
  /** Answers everything kept about a person. */
  ownData(userId: string): Promise<Record<string, unknown>>;
  /** Deletes a person's account with all that hangs on it. */
  deleteAccount(userId: string): Promise<void>;
  /** Removes expired sessions, codes and limits. */
  tidy(): Promise<void>;
}

/** What tests and logs put in. */
export interface AccountSettings {
  sms?: SmsSender;
  now?: () => number;
  /** Told when an SMS was not taken. */
  onFailure?: (failure: unknown) => void;
}

/** Makes the services over a database. */
export const createAccountServices = (
  config: Config,
  database: Sql,
  {
    sms = createSmsSender(config, database),
    now = Date.now,
    onFailure = () => undefined,
  }: AccountSettings = {},
): AccountServices => {
  const { brand, dailyContacts, dailyMessages } = config;
  const limits = createRateLimits(database, config.rateLimits, now);
  const sessions = createSessions(database, now);
  const welcome = createWelcome(database, config.welcomeCoins, now);
  const messages = createMessages(database, { sms, limits, brand, dailyMessages, now, onFailure });
  let sending: Promise<void> = Promise.resolve();
  return {
    accounts: createAccounts(database, welcome, now),
    signIn: createSignIn(database, { limits, sessions, welcome, now }),
    otp: createOtp(database, { sms, limits, welcome, brand, now, onFailure }),
    google: createGoogleAccounts(database, welcome, now),
    sessions,
    limits,
    coins: createCoins(database, now),
    contact: createContact(database, { limits, dailyContacts, now }),
    messages,
    deliverMessages: () => {
      sending = sending.then(() => messages.deliver()).catch(onFailure);
    },
    settled: () => sending,
    ownData: (userId) => findOwnData(database, userId),
    deleteAccount: (userId) => deleteAccount(database, userId),
    tidy: () => deleteExpired(database, now()),
  };
};
