/** Counts by partner key and day: in memory, written every few seconds, so that no read waits for a write. */
import type { Sql } from '../db/database.js';
import { addPartnerCounts, findPartnerDays, type PartnerCount } from '../repositories/partner-key.js';
import { dayOf, untilTomorrow } from './calendar.js';
import { RateLimitError } from './rate-limit-error.js';

export type { PartnerCount };

/** Counters; made by createPartnerCounters. */
export interface PartnerCounters {
  /** Counts one; throws RateLimitError when the daily cap of the key is reached. */
  count(key: string, what: PartnerCount): Promise<void>;
  /** Throws as `count` would, but counts nothing. */
  room(key: string, what: PartnerCount): Promise<void>;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
}

/** The daily caps of a key. */
export interface PartnerCaps {
  reads: number;
  contacts: number;
}

type Counts = Record<PartnerCount, number>;

interface Today {
  day: string;
  /** The counts of the database, with those of this server since. */
  counts: Counts;
  unwritten: Counts;
}

const none = (): Counts => ({ loads: 0, searches: 0, opens: 0, contacts: 0 });

const writeToday = async (database: Sql, key: string, today: Today): Promise<void> => {
  const counts = today.unwritten;
  if (Object.values(counts).every((count) => count === 0)) return;
  today.unwritten = none();
  await addPartnerCounts(database, key, today.day, counts);
};

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

  const flush = async (): Promise<void> => {
    // Other servers count too, so the next count reads the database again.
    const all = [...held];
    held.clear();
    for (const [key, today] of all) await writeToday(database, key, await today);
  };

  const todayOf = async (key: string): Promise<Today> => {
    const day = dayOf(now());
    const known = await held.get(key);
    if (known?.day === day) return known;
    if (known) await writeToday(database, key, known);
    const fresh = readToday(database, key, day);
    held.set(key, fresh);
    fresh.catch(() => held.delete(key));
    return fresh;
  };

  const todayWithRoom = async (key: string, what: PartnerCount): Promise<Today> => {
    const today = await todayOf(key);
    const { loads, searches, opens, contacts } = today.counts;
    const isFull = what === 'contacts' ? contacts >= caps.contacts : loads + searches + opens >= caps.reads;
    if (isFull)
      throw new RateLimitError(untilTomorrow(now()), 'This partner key has reached its limit for today.');
    return today;
  };

  return {
    async count(key, what) {
      const { counts, unwritten } = await todayWithRoom(key, what);
      counts[what] += 1;
      unwritten[what] += 1;
    },
    async room(key, what) {
      await todayWithRoom(key, what);
    },
    flush,
  };
};
