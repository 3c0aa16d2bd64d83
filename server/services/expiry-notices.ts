/** Tells owners once, ten days before, that listings will leave the market (C-31); safe with several servers. */
import type { Sql } from '../db/database.js';
import {
  closeNotice,
  deleteNotices,
  type DueNotice,
  insertNotices,
  type NoticeChannel,
  takeDueNotice,
} from '../repositories/owner-notice.js';
import { dayLength } from './calendar.js';
import type { EmailSender } from './email.js';
import type { SmsCap } from './sms-cap.js';
import { expirySms, type SmsSender } from './sms.js';

/** What the notices need beside the database. */
export interface NoticeParts {
  /** undefined where SMS of this kind cannot be sent. */
  sms?: SmsSender | undefined;
  cap: Pick<SmsCap, 'isReached'>;
  email?: EmailSender | undefined;
  brand: string;
  /** Address of the site, for the link in the notice. */
  publicUrl: string;
  /** Days a listing stays (LISTING_DAYS). */
  listingDays: number;
  now?: () => number;
  /** Called when a gateway refuses a notice; never with a phone number or a name. */
  onFailure?: (failure: unknown) => void;
}

const maxTries = 5;
const batch = 500;
/** Days a sent notice is kept, for support. */
const keptDays = 90;
/** Milliseconds until the next try: 5, 20, 80 and 320 minutes. */
const pauseAfter = (tries: number): number => 300_000 * 4 ** (tries - 1);

/** Returns how many days before its end an owner is told: 10 of 90. */
export const noticeDays = (listingDays: number): number => Math.max(1, Math.round(listingDays / 9));

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const whatOf = ({ propertyIds: [first = '', ...others] }: DueNotice): string =>
  others.length === 0 ? `Your listing ${first}` : `${String(others.length + 1)} of your listings`;

const emailOf = (notice: DueNotice, { brand, publicUrl }: NoticeParts) => {
  const day = longDay.format(notice.leavesAt);
  const verb = notice.propertyIds.length === 1 ? 'leaves' : 'leave';
  return {
    to: notice.email ?? '',
    subject: `${whatOf(notice)} ${verb} ${brand} on ${day}`,
    text: [
      `Namaste ${notice.name},`,
      '',
      `${whatOf(notice)} on ${brand} ${verb} the market on ${day}:`,
      ...notice.propertyIds.map((id) => `- ${id}`),
      '',
      `Still available? Choose Repost under ${publicUrl}/manage.`,
      'Sold or rented? Mark it there, so that nobody calls in vain.',
    ].join('\n'),
  };
};

/** Makes the job that writes and sends the notices. */
export const createExpiryNotices = (database: Sql, parts: NoticeParts): (() => Promise<void>) => {
  const { sms, cap, email, brand, listingDays, now = Date.now, onFailure = () => undefined } = parts;
  const channels: NoticeChannel[] = [...(sms ? ['sms' as const] : []), ...(email ? ['email' as const] : [])];

  const send = async (notice: DueNotice): Promise<void> => {
    if (notice.channel === 'email' && notice.email) await email?.send(emailOf(notice, parts));
    if (notice.channel === 'sms' && notice.phone)
      await sms?.send(expirySms(notice.phone, whatOf(notice), longDay.format(notice.leavesAt), brand));
  };

  const sendOne = async (notice: DueNotice): Promise<void> => {
    try {
      await send(notice);
    } catch (failure) {
      onFailure(failure);
      if (notice.tries >= maxTries) await closeNotice(database, notice.id);
      return;
    }
    await closeNotice(database, notice.id, now());
  };

  return async () => {
    const at = now();
    const before = new Date(at + noticeDays(listingDays) * dayLength);
    while (channels.length > 0) {
      const told = await insertNotices(database, channels, new Date(at), before, batch);
      if (told < batch) break;
    }
    while (!(await cap.isReached())) {
      const due = await takeDueNotice(database, now(), pauseAfter);
      if (!due) break;
      await sendOne(due);
    }
    await deleteNotices(database, new Date(at - keptDays * dayLength));
  };
};
