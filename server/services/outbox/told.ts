/** What messages tell of a person's news: the same sentences as the bell, in the person's language. */
import type { NotificationType } from '../../../src/api/contract/notifications.schema.js';
import type { ReportOutcome } from '../../../src/api/contract/reports.schema.js';
import { detailRouteOf } from '../../../src/model/rules/kinds.js';
import type { Language } from '../../../src/model/rules/languages.js';
import { exactPrice } from '../../../src/model/rules/price.js';
import { isMonthly, mailHeadline, type NamedHome } from '../alerts/mail-headline.js';
import type { MailWords } from '../alerts/mail-words.js';

/** One piece of news as the outbox holds it. */
export interface NewsItem extends Partial<NamedHome> {
  type: NotificationType;
  /** What it is about: of several about the same, the last counts. */
  subject: string;
  count: number;
  listingId?: string;
  propertyId?: string;
  propertyIds?: string[];
  /** Rupees now, and before a cut. */
  price?: number;
  before?: number;
  state?: string;
  coins?: number;
  leavesAt?: string;
  report?: string;
}

/** What is said of it, in how much detail, and the path that it leads to. */
export interface Told {
  said: string;
  more: string;
  path: string;
}

const home = ({ kind = 'sell', city = '', locality = '', propertyType, bhk }: NewsItem): NamedHome => ({
  ...{ kind, city, locality },
  ...{ propertyType: propertyType ?? null, bhk: bhk ?? null },
});

const rupees = (amount: number | undefined): string =>
  amount === undefined ? '' : `₹ ${exactPrice(amount)}`;

const longDay = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const detailPath = ({ kind = 'sell', listingId = '' }: NewsItem): string =>
  `${detailRouteOf(kind)}?id=${encodeURIComponent(listingId)}`;

/** Returns what is said of a piece of news; undefined for what a newer version wrote. */
export const toldOf = (item: NewsItem, words: MailWords, language: Language): Told | undefined => {
  const { news, mail, newsMail } = words;
  const { count, propertyId = '', propertyIds = [] } = item;
  const tell: Readonly<Record<NotificationType, () => Told>> = {
    match: () => ({ said: newsMail.push.match(count), more: '', path: '/news' }),
    cut: () => ({
      said: news.cut(mailHeadline(home(item), words)),
      more: `${rupees(item.price)}${isMonthly(item.kind ?? 'sell') ? ` ${mail.perMonth}` : ''}${
        item.before === undefined ? '' : `, ${news.was(rupees(item.before))}`
      }`,
      path: detailPath(item),
    }),
    gone: () => ({ said: news.gone(mailHeadline(home(item), words)), more: '', path: '/saved' }),
    lead: () => ({ said: news.lead(count, propertyId), more: '', path: '/v-response' }),
    refund: () => ({
      said: news.refund(item.state === 'given', item.coins ?? 0),
      more: '',
      path: '/profile?tab=contacts',
    }),
    expiry: () => ({
      said: news.expiry(count, longDay(language).format(new Date(item.leavesAt ?? 0))),
      more: [propertyIds.join(', '), newsMail.stillThere].filter(Boolean).join('. '),
      path: '/manage',
    }),
    report: () => ({
      said: news.report(item.report ?? '', (item.state ?? 'answered') as ReportOutcome),
      more: '',
      path: '/news',
    }),
  };
  return Object.hasOwn(tell, item.type) ? tell[item.type]() : undefined;
};

/** Leaves of several pieces about the same thing the last, which says how many there are. */
export const lastOfEach = (items: readonly NewsItem[]): NewsItem[] => {
  const last = new Map<string, NewsItem>();
  for (const item of items) {
    const name = `${item.type} ${item.subject}`;
    const before = last.get(name);
    const adds = item.type === 'lead' && before;
    last.delete(name);
    last.set(name, adds ? { ...item, count: before.count + item.count } : item);
  }
  return [...last.values()];
};

/** What a screen that others see may tell of news: how many of what, and no name or place. */
export const briefOf = (items: readonly NewsItem[], { newsMail: { push } }: MailWords): string => {
  const counts = new Map<NotificationType, number>();
  for (const { type, count } of items) counts.set(type, (counts.get(type) ?? 0) + count);
  const [first, ...others] = [...counts].filter(([type]) => Object.hasOwn(push, type));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return !first || others.length > 0 ? push.several(all) : push[first[0]](first[1]);
};
