/** Writes what saved searches have found, for each recipient together: at most every half hour, a day or a week, and by day. */
import type { Sql } from '../../db/database.js';
import type { MessageChannel } from '../../db/outbox-tables.js';
import {
  deleteOldAlerts,
  findWaitingSearches,
  insertAlertMessages,
  type MailTimes,
  type WaitingSearch,
} from '../../repositories/alert-item.js';
import { newId } from '../../repositories/listing/ids.js';
import { deleteStaleSearches } from '../../repositories/saved-search.js';
import { dayLength, firstHour, isNight, sinceMidnight } from '../calendar.js';

/** What the job needs beside the database. */
export interface AlertMessageParts {
  /** What may carry the messages. */
  channels: readonly MessageChannel[];
  now?: () => number;
}

const hour = 3_600_000;
/** Milliseconds between two messages to a person who wants to know at once. */
const instantPause = hour / 2;
/** Searches whose messages are written in one run. */
const mostSearches = 5000;
/** Days that what was told is kept, and a guest's search that is off; and days that a guest's address waits for its proof. */
const [keptDays, unprovedDays] = [90, 3];

/** Returns until when one must have been told for the last time to be told again; undefined at night. */
export const mailTimes = (now: number): MailTimes | undefined => {
  if (isNight(now)) return undefined;
  const thisMorning = now - sinceMidnight(now) + firstHour * hour;
  return {
    instant: new Date(now - instantPause),
    daily: new Date(thisMorning),
    weekly: new Date(thisMorning - 6 * dayLength),
  };
};

/** The searches of each recipient; the language is that of the last saved. */
const byRecipient = (waiting: readonly WaitingSearch[]): readonly WaitingSearch[][] => {
  const recipients = new Map<string, WaitingSearch[]>();
  for (const each of waiting) {
    const name = `${each.userId ?? ''} ${each.email ?? ''}`;
    recipients.set(name, [...(recipients.get(name) ?? []), each]);
  }
  return [...recipients.values()];
};

/** The jobs of alerts; made by createAlertMessages. */
export interface AlertMessages {
  /** Writes the messages that are due; the outbox sends them. */
  write(): Promise<void>;
  /** Deletes what was told long ago, and guests' searches that nobody wants. */
  sweep(): Promise<void>;
}

/** Makes the jobs. */
export const createAlertMessages = (
  database: Sql,
  { channels, now = Date.now }: AlertMessageParts,
): AlertMessages => ({
  async write() {
    const times = mailTimes(now());
    if (!times || channels.length === 0) return;
    for (const searches of byRecipient(await findWaitingSearches(database, times, mostSearches))) {
      const last = searches.at(-1);
      if (!last) continue;
      const { userId, email, language } = last;
      const message = { id: newId(now()), userId, email, language, at: new Date(now()) };
      const ids = searches.map(({ searchId }) => searchId);
      await insertAlertMessages(database, message, ids, channels);
    }
  },

  async sweep() {
    const kept = new Date(now() - keptDays * dayLength);
    await deleteOldAlerts(database, kept);
    await deleteStaleSearches(database, {
      unproved: new Date(now() - unprovedDays * dayLength),
      off: kept,
    });
  },
});
