/** The most SMS that leave in a minute and in a day, whoever asks for them: each costs the operator money. */
import type { Sql } from '../db/database.js';
import { findSmsWait, type SmsLimits, takeSms } from '../repositories/sms-minute.js';
import { RateLimitError } from './rate-limit-error.js';
import type { SmsSender } from './sms.js';

/** The limit; made by createSmsCap. */
export interface SmsCap {
  /** Refuses with RateLimitError while no SMS may leave; counts nothing, so that who is unknown uses nothing up. */
  check(): Promise<void>;
  /** Tells the same to a job, which comes again later. */
  isReached(): Promise<boolean>;
  /** Wraps a sender: it counts each SMS, and refuses those past the limit. */
  around(sender: SmsSender): SmsSender;
}

/** What the limit needs beside the database. */
export interface SmsCapParts extends SmsLimits {
  now: () => number;
  /** Called when a limit is reached, once until SMS may leave again. */
  onReached: (failure: Error) => void;
}

/** Makes the limit, which all servers share. */
export const createSmsCap = (database: Sql, { now, onReached, perMinute, perDay }: SmsCapParts): SmsCap => {
  const limits = { perMinute, perDay };
  let quietUntil = 0;

  const refusalAfter = (wait: number): RateLimitError => {
    const refusal = new RateLimitError(wait, 'Too many SMS are being sent just now.');
    const at = now();
    if (at >= quietUntil) {
      quietUntil = at + wait;
      onReached(new Error(`No SMS leaves for ${refusal.wait} s: SMS_PER_MINUTE or SMS_PER_DAY is reached.`));
    }
    return refusal;
  };

  return {
    async check() {
      const wait = await findSmsWait(database, limits, now());
      if (wait > 0) throw refusalAfter(wait);
    },
    isReached: async () => (await findSmsWait(database, limits, now())) > 0,
    around: (sender) => ({
      async send(sms) {
        const at = now();
        if (!(await takeSms(database, limits, at)))
          throw refusalAfter(Math.max(1, await findSmsWait(database, limits, at)));
        await sender.send(sms);
      },
    }),
  };
};
