/** Mails what searches have found: at most every half hour, a day or a week, and never at night; safe with several servers. */
import type { Sql } from '../../db/database.js';
import {
  closeAlertMail,
  deleteOldAlerts,
  type DueAlertMail,
  findMailedHomes,
  findWaitingSearches,
  insertAlertMail,
  type MailTimes,
  takeDueAlertMail,
  type WaitingSearch,
} from '../../repositories/alert-item.js';
import { newId } from '../../repositories/listing/ids.js';
import { deleteStaleSearches, findLinkedSearches } from '../../repositories/saved-search.js';
import { dayLength, indiaAhead } from '../calendar.js';
import type { Email, EmailSender } from '../email.js';
import { alertEmail, type MailSite, type MailTo, proveEmail } from './alert-email.js';
import type { AlertLinks } from './links.js';
import { mailLanguage } from './mail-words.js';

/** What the mails need beside the database. */
export interface AlertMailParts extends MailSite {
  /** undefined where no mail leaves. */
  email: EmailSender | undefined;
  links: AlertLinks;
  now?: () => number;
  /** Called when a mail is refused; never with an address. */
  onFailure?: (failure: unknown) => void;
}

const hour = 3_600_000;
const maxTries = 5;
/** Milliseconds until the next try: 5, 20, 80 and 320 minutes. */
const pauseAfter = (tries: number): number => 300_000 * 4 ** (tries - 1);
/** Milliseconds between two mails of a person who wants to know at once. */
const instantPause = hour / 2;
/** Hours of the Indian day in which mails leave. */
const [firstHour, lastHour] = [8, 21];
/** Searches whose mails are written in one run. */
const mostSearches = 5000;
/** Days that what was told is kept, and a guest's search that is off; and days that a guest's address waits for its proof. */
const [keptDays, unprovedDays] = [90, 3];

/** Returns until when one must have been told for the last time to be told again; undefined at night. */
export const mailTimes = (now: number): MailTimes | undefined => {
  const sinceMidnight = (now + indiaAhead) % dayLength;
  if (sinceMidnight < firstHour * hour || sinceMidnight >= lastHour * hour) return undefined;
  const thisMorning = now - sinceMidnight + firstHour * hour;
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

/** The jobs of mails; made by createAlertMails. */
export interface AlertMails {
  /** Writes what is due and sends it. */
  deliver(): Promise<void>;
  /** Deletes what was told long ago, and guests' searches that nobody wants. */
  sweep(): Promise<void>;
}

/** Writes the mails that are due. */
const writeMails = async (database: Sql, now: () => number): Promise<void> => {
  const times = mailTimes(now());
  if (!times) return;
  for (const searches of byRecipient(await findWaitingSearches(database, times, mostSearches))) {
    const last = searches.at(-1);
    if (!last) continue;
    const { userId, email, language } = last;
    const mail = { id: newId(now()), userId, email, language, at: new Date(now()) };
    const ids = searches.map(({ searchId }) => searchId);
    await insertAlertMail(database, mail, ids);
  }
};

/** Makes what returns the mail to be sent; undefined when there is nothing to tell any more. */
const createComposer = (database: Sql, parts: AlertMailParts) => {
  const { links } = parts;

  const question = async (whom: MailTo, searchId: string): Promise<Email | undefined> => {
    const [search] = await findLinkedSearches(database, { searchId });
    if (!search) return undefined;
    return proveEmail(whom, { query: search.query, token: await links.tokenOf({ searchId }) }, parts);
  };

  const news = async (whom: MailTo): Promise<Email | undefined> => {
    const homes = await findMailedHomes(database, whom.id);
    if (homes.length === 0) return undefined;
    const searchTokens = new Map<string, string>();
    for (const searchId of new Set(homes.map((home) => home.searchId)))
      searchTokens.set(searchId, await links.tokenOf({ searchId }));
    const mailToken = await links.tokenOf({ mailId: whom.id });
    return alertEmail(whom, { homes, mailToken, searchTokens }, parts);
  };

  return async (due: DueAlertMail): Promise<Email | undefined> => {
    if (due.to === null) return undefined;
    const whom: MailTo = { ...due, to: due.to, language: mailLanguage(due.language) };
    return due.kind === 'prove' ? question(whom, due.searchId ?? '') : news(whom);
  };
};

/** Makes the jobs. */
export const createAlertMails = (database: Sql, parts: AlertMailParts): AlertMails => {
  const { email, now = Date.now, onFailure = () => undefined } = parts;
  const compose = createComposer(database, parts);

  const sendOne = async (due: DueAlertMail, sender: EmailSender): Promise<void> => {
    const mail = await compose(due);
    try {
      if (mail) await sender.send(mail);
    } catch (failure) {
      onFailure(failure);
      if (due.tries >= maxTries) await closeAlertMail(database, due.id);
      return;
    }
    await closeAlertMail(database, due.id, mail && now());
  };

  return {
    async deliver() {
      if (!email) return;
      await writeMails(database, now);
      for (;;) {
        const due = await takeDueAlertMail(database, now(), pauseAfter);
        if (!due) return;
        await sendOne(due, email);
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
  };
};
