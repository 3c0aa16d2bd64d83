/** Rate limits by account, by phone and by IP address, over all servers together. */
import type { Config } from '../config.js';
import type { Sql } from '../db/database.js';
import type { SharedLimit } from '../limit-settings.js';
import { countGuess, clearGuesses, type GuessedSecret } from '../repositories/guess-lockout.js';
import { takeHit } from '../repositories/rate-limit.js';
import { digestOf, networkOf } from './digest.js';
import { RateLimitError } from './rate-limit-error.js';

type Subject = 'account' | 'phone' | 'address' | 'device';

/** By whom each action is limited, and the setting of its rates. */
const rules = {
  'sign-in': { address: 'limitSignInAddress', device: 'limitSignInDevice' },
  register: { address: 'limitRegisterAddress' },
  'register-unproved': { address: 'limitRegisterUnprovedAddress' },
  'otp-send': { phone: 'limitOtpSendPhone', address: 'limitOtpSendAddress' },
  'otp-verify': { address: 'limitOtpVerifyAddress' },
  password: { account: 'limitPasswordAccount' },
  profile: { account: 'limitProfileAccount' },
  undo: { address: 'limitUndoAddress' },
  contact: { account: 'limitContactAccount', address: 'limitContactAddress' },
  message: { account: 'limitMessageAccount', address: 'limitMessageAddress' },
  'partner-token': { address: 'limitPartnerTokenAddress' },
  'partner-approve': { account: 'limitPartnerApproveAccount' },
  create: { account: 'limitCreateAccount', address: 'limitCreateAddress' },
  edit: { account: 'limitEditAccount' },
  upload: { account: 'limitUploadAccount', address: 'limitUploadAddress' },
  video: { account: 'limitVideoAccount' },
  order: { account: 'limitOrderAccount' },
  save: { account: 'limitSaveAccount' },
  'save-search': { account: 'limitSaveSearchAccount' },
  'guest-search': { address: 'limitGuestSearchAddress' },
  invite: { account: 'limitInviteAccount' },
  'open-invite': { address: 'limitInviteAddress' },
  family: { address: 'limitFamilyAddress' },
  'alert-link': { address: 'limitAlertLinkAddress' },
  'guest-report': { address: 'limitGuestReportAddress' },
  report: { account: 'limitReportAccount' },
  'report-state': { address: 'limitReportStateAddress' },
  import: { account: 'limitImportAccount' },
} as const satisfies Record<string, Partial<Record<Subject, SharedLimit>>>;

/** What is limited. */
export type LimitedAction = keyof typeof rules;

/** Whom an attempt counts for; rules of a missing subject do not apply. */
export interface Attempt {
  account?: string;
  phone?: string;
  address?: string;
  /** The digest of a browser's own name. */
  device?: string;
}

/** Limits; made by createRateLimits. */
export interface RateLimits {
  /** Counts an attempt; refuses it with RateLimitError when any of its limits is reached. */
  take(action: LimitedAction, attempt: Attempt): Promise<void>;
  /** Runs a check of a secret; after 10 wrong guesses it refuses for 1 minute, then 2, 4 and so on up to a day. */
  guess<T>(name: string, of: string, check: () => Promise<T | undefined>): Promise<T | undefined>;
}

/** Factor of the test profile, where all share an address and many accounts are made. */
const testFactor = 1000;

/** The settings of limits. */
export type RateSettings = Pick<Config, SharedLimit | 'rateLimits'>;

/** Makes the limits; the test profile raises only those of addresses. */
export const createRateLimits = (
  database: Sql,
  settings: RateSettings,
  now: () => number = Date.now,
): RateLimits => {
  const factorOf = (by: Subject): number =>
    settings.rateLimits === 'test' && by === 'address' ? testFactor : 1;

  return {
    async take(action, attempt) {
      const given = { ...attempt, ...(attempt.address && { address: networkOf(attempt.address) }) };
      for (const [by, setting] of Object.entries(rules[action]) as [Subject, SharedLimit][]) {
        const subject = given[by];
        if (subject === undefined) continue;
        for (const [index, { most, within }] of settings[setting].entries()) {
          const limit = {
            name: `${action}-${by}-${String(index)}`,
            subject: digestOf(`${by} ${subject}`),
            most: most * factorOf(by),
            within,
          };
          const wait = await takeHit(database, limit, now());
          if (wait > 0) throw new RateLimitError(wait);
        }
      }
    },

    async guess(name, of, check) {
      const secret: GuessedSecret = { name, subject: digestOf(`${name} ${of}`) };
      const wait = await countGuess(database, secret, now());
      if (wait > 0) throw new RateLimitError(wait);
      const right = await check();
      if (right !== undefined) await clearGuesses(database, secret);
      return right;
    },
  };
};
