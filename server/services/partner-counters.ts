/** Counts by partner key and day: gathered in memory and written every few seconds, so that no read waits for a write. */
import type { Sql } from '../db/database.js';
import { addPartnerCounts, findPartnerDays, type PartnerCount } from '../repositories/partner-key.js';
import { dayOf, untilTomorrow } from './calendar.js';
import { TooMany } from './wait.js';

/** Counters; made by createPartnerCounters. */
export interface PartnerCounters {
  /** Counts one; refuses with TooMany once the day's most of the key is reached. */
  count(key: string, what: PartnerCount): Promise<void>;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
}

/** The most of a day under one key. */
export interface PartnerCaps {
  reads: number;
  contacts: number;
}

type Counts = Record<PartnerCount, number>;

interface Today {
  day: string;
  /** What the database knew, and what this server has counted since. */
  counts: Counts;
  unwritten: Counts;
}

const none = (): Counts => ({ loads: 0, searches: 0, opens: 0, contacts: 0 });

const readToday = async (database: Sql, key: string, day: string): Promise<Today> => {
  const [known] = await findPartnerDays(database, key, day);
  const { loads, searches, opens, contacts } = known ?? none();
  return { day, counts: { loads, searches, opens, contacts }, unwritten: none() };
};

/** Makes the counters over a database. */
export const createPartnerCounters = (
  database: Sql,
  caps: PartnerCaps,
  now: () => number = Date.now,
): PartnerCounters => {
  const held = new Map<string, Promise<Today>>();

  const write = async (key: string, today: Today): Promise<void> => {
    const counts = today.unwritten;
    if (Object.values(counts).every((count) => count === 0)) return;
    today.unwritten = none();
    await addPartnerCounts(database, key, today.day, counts);
  };

  const flush = async (): Promise<void> => {
    // Other servers count too: whoever counts next reads afresh.
    const all = [...held];
    held.clear();
    for (const [key, today] of all) await write(key, await today);
  };

  const todayOf = async (key: string): Promise<Today> => {
    const day = dayOf(now());
    const known = await held.get(key);
    if (known?.day === day) return known;
    if (known) await write(key, known);
    const fresh = readToday(database, key, day);
    held.set(key, fresh);
    fresh.catch(() => held.delete(key));
    return fresh;
  };

  return {
    async count(key, what) {
      const { counts, unwritten } = await todayOf(key);
      const isContact = what === 'contacts';
      const used = isContact ? counts.contacts : counts.loads + counts.searches + counts.opens;
      if (used >= (isContact ? caps.contacts : caps.reads))
        throw new TooMany(untilTomorrow(now()), 'This partner key has reached its limit for today.');
      counts[what] += 1;
      unwritten[what] += 1;
    },
    flush,
  };
};
