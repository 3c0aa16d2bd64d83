/** What visitors did on partners' pages: counted once each, told to the owner of the key by day, page and campaign. */
import type { NewPartnerAct, PartnerActs } from '../../src/api/contract/partner-acts.schema.js';
import type { Sql } from '../db/database.js';
import { countAct, findActDays, findActPages } from '../repositories/partner-act.js';
import { dayLength, dayOf, untilTomorrow } from './calendar.js';
import type { PartnerKeys } from './partner-keys.js';
import { RateLimitError } from './rate-limit-error.js';

/** Counts of acts; made by createPartnerActs. */
export interface PartnerActService {
  /** Counts an act once; throws RateLimitError when the key has had its acts of the day. */
  count(key: string, act: NewPartnerAct): Promise<void>;
  /** Returns the last days and the pages of a key of the person. */
  list(ownerId: string, key: string, days: number): Promise<PartnerActs>;
}

/** Makes the service over a database. */
export const createPartnerActs = (
  database: Sql,
  keys: PartnerKeys,
  { cap, now = Date.now }: { cap: number; now?: () => number },
): PartnerActService => ({
  async count(key, act) {
    if (await countAct(database, { key, day: dayOf(now()), cap }, act)) return;
    throw new RateLimitError(untilTomorrow(now()), 'This partner key has reached its limit for today.');
  },

  async list(ownerId, key, count) {
    await keys.requireOwn(ownerId, key);
    const dayBack = (back: number): string => dayOf(now() - back * dayLength);
    const from = dayBack(count - 1);
    const counted = new Map((await findActDays(database, key, from)).map((day) => [day.day, day]));
    const nothing = { numbers: 0, messages: 0, saves: 0, posts: 0, alerts: 0 };
    const days = Array.from({ length: count }, (_, index) => dayBack(count - 1 - index));
    return {
      days: days.map((day) => counted.get(day) ?? { day, ...nothing }),
      pages: await findActPages(database, key, from),
    };
  },
});
