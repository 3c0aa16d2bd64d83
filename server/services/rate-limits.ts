/** Rate limits by account, by phone and by IP address, over all servers together. */
import type { Sql } from '../db/database.js';
import { countGuess, clearGuesses, type GuessedSecret } from '../repositories/guess-lockout.js';
import { takeHit } from '../repositories/rate-limit.js';
import { digestOf, networkOf } from './digest.js';
import { RateLimitError } from './rate-limit-error.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Rule {
  readonly by: 'account' | 'phone' | 'address' | 'device';
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

const rules = {
  'sign-in': [
    { by: 'address', most: 60, within: 10 * minute },
    { by: 'device', most: 30, within: 10 * minute },
  ],
  register: [
    { by: 'address', most: 5, within: hour },
    { by: 'address', most: 20, within: day },
  ],
  'otp-send': [
    { by: 'phone', most: 1, within: 30_000 },
    { by: 'phone', most: 5, within: 10 * minute },
    { by: 'phone', most: 10, within: day },
    { by: 'address', most: 20, within: hour },
  ],
  'otp-verify': [{ by: 'address', most: 60, within: 10 * minute }],
  password: [{ by: 'account', most: 10, within: hour }],
  profile: [{ by: 'account', most: 20, within: hour }],
  undo: [{ by: 'address', most: 30, within: hour }],
  contact: [
    { by: 'account', most: 200, within: day },
    { by: 'address', most: 300, within: hour },
  ],
  message: [
    { by: 'account', most: 60, within: day },
    { by: 'address', most: 200, within: hour },
  ],
  'partner-token': [{ by: 'address', most: 120, within: 10 * minute }],
  'partner-approve': [{ by: 'account', most: 60, within: hour }],
  create: [
    { by: 'account', most: 30, within: day },
    { by: 'address', most: 60, within: day },
  ],
  edit: [{ by: 'account', most: 300, within: day }],
  // Forms with files, and single files, also those that are refused.
  upload: [
    { by: 'account', most: 1000, within: day },
    { by: 'address', most: 2000, within: day },
  ],
  video: [{ by: 'account', most: 30, within: day }],
  'guest-report': [{ by: 'address', most: 5, within: day }],
  report: [{ by: 'account', most: 20, within: day }],
  'report-state': [{ by: 'address', most: 60, within: 10 * minute }],
  import: [{ by: 'account', most: 100, within: day }],
} as const satisfies Record<string, readonly Rule[]>;

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

/** Makes the limits; the test profile raises only the limits of addresses and of registration. */
export const createRateLimits = (
  database: Sql,
  profile: 'normal' | 'test',
  now: () => number = Date.now,
): RateLimits => {
  const mostOf = (rule: Rule): number =>
    profile === 'test' && rule.by === 'address' ? rule.most * testFactor : rule.most;

  return {
    async take(action, attempt) {
      const given = { ...attempt, ...(attempt.address && { address: networkOf(attempt.address) }) };
      for (const [index, rule] of rules[action].entries()) {
        const subject = given[rule.by];
        if (subject === undefined) continue;
        const limit = {
          name: `${action}-${index}`,
          subject: digestOf(`${rule.by} ${subject}`),
          most: mostOf(rule),
          within: rule.within,
        };
        const wait = await takeHit(database, limit, now());
        if (wait > 0) throw new RateLimitError(wait);
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
