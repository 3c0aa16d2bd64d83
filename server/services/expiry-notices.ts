/** Tells owners once, ten days before, that listings will leave the market (C-31); safe with several servers. */
import type { Sql } from '../db/database.js';
import { tellOfLeaving } from '../repositories/owner-notice.js';
import { dayLength } from './calendar.js';

/** What the notices need beside the database. */
export interface NoticeParts {
  /** Whether SMS of this kind can be sent. */
  bySms: boolean;
  /** Days a listing stays (LISTING_DAYS). */
  listingDays: number;
  now?: () => number;
}

/** Listings that are announced in one transaction. */
const batch = 500;

/** Returns how many days before its end an owner is told: 10 of 90. */
export const noticeDays = (listingDays: number): number => Math.max(1, Math.round(listingDays / 9));

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Returns what an SMS says of listings that leave, and the day, as its template was registered. */
export const expiryText = (
  [first = '', ...others]: readonly string[],
  leavesAt: Date,
): { what: string; day: string } => ({
  what: others.length === 0 ? `Your listing ${first}` : `${String(others.length + 1)} of your listings`,
  day: longDay.format(leavesAt),
});

/** Makes the job that writes the notices; the outbox sends them. */
export const createExpiryNotices =
  (database: Sql, { bySms, listingDays, now = Date.now }: NoticeParts): (() => Promise<void>) =>
  async () => {
    const at = now();
    const before = new Date(at + noticeDays(listingDays) * dayLength);
    for (;;) {
      const told = await tellOfLeaving(database, { now: new Date(at), before, most: batch, bySms });
      if (told < batch) return;
    }
  };
