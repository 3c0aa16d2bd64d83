/** Every kind of message, and who writes it when it leaves: with what is true then, to where the person is reached then. */
import type { Sql } from '../../db/database.js';
import { findMailedHomes } from '../../repositories/alert-item.js';
import { findNewsPictures } from '../../repositories/notification.js';
import type { DueMessage } from '../../repositories/outbox.js';
import { findLinkedSearches } from '../../repositories/saved-search.js';
import { findInvite } from '../../repositories/agency.js';
import { accountChangeEmail, type ToldChange } from '../account-change-email.js';
import { alertEmail, proveEmail } from '../alerts/alert-email.js';
import { agencyInviteEmail } from '../agency-email.js';
import type { AlertLinks } from '../alerts/links.js';
import type { MailSite, MailTo } from '../alerts/mail-html.js';
import { mailLanguage, mailWords } from '../alerts/mail-words.js';
import { contactComposer } from '../contact-notice.js';
import { type DecidedListing, decisionEmail } from '../desk-email.js';
import type { Email } from '../email.js';
import { expiryText } from '../expiry-notices.js';
import { alertSms, changeSms, expirySms } from '../sms.js';
import type { Composed, Composer, Composers } from './outbox.js';
import { newsEmail } from './news-email.js';
import { briefOf, lastOfEach, type NewsItem } from './told.js';

/** What the writers of messages need beside the database. */
export interface ComposerParts extends MailSite {
  links: AlertLinks;
  now: () => number;
}

const toOf = ({ id, email, name, language }: DueMessage): MailTo | undefined =>
  email === null ? undefined : { id, to: email, name, language: mailLanguage(language) };

const asEmail = (message: Email | undefined): Composed | undefined =>
  message && { channel: 'email', message };

/** What an SMS or a browser says of news. */
const briefly = (
  { channel, language, data, phone }: DueMessage,
  { brand, publicUrl }: MailSite,
): Composed | undefined => {
  const items = lastOfEach(data as unknown as NewsItem[]);
  if (items.length === 0) return undefined;
  if (channel === 'sms') {
    const count = items.reduce((sum, item) => sum + item.count, 0);
    return phone === null
      ? undefined
      : { channel: 'sms', message: alertSms(phone, count, `${publicUrl}/news`, brand) };
  }
  const body = briefOf(items, mailWords(mailLanguage(language)));
  return { channel: 'push', message: { title: brand, body, path: '/news' } };
};

const newsComposer = (database: Sql, parts: ComposerParts): Composer => ({
  async compose(due) {
    if (due.channel !== 'email') return briefly(due, parts);
    const whom = toOf(due);
    if (!whom) return undefined;
    const items = due.data as unknown as NewsItem[];
    const ids = items.flatMap(({ type, listingId }) => (type === 'cut' && listingId ? [listingId] : []));
    const pictures = await findNewsPictures(database, ids);
    const token = await parts.links.tokenOf({ newsId: due.id });
    return asEmail(newsEmail(whom, { items, token, pictures }, parts));
  },
});

const matchComposer = (database: Sql, parts: ComposerParts): Composer => ({
  async compose(due) {
    if (due.channel !== 'email') return briefly(due, parts);
    const whom = toOf(due);
    const homes = whom ? await findMailedHomes(database, due.id) : [];
    if (!whom || homes.length === 0) return undefined;
    const searchTokens = new Map<string, string>();
    for (const searchId of new Set(homes.map((home) => home.searchId)))
      searchTokens.set(searchId, await parts.links.tokenOf({ searchId }));
    const mailToken = await parts.links.tokenOf({ mailId: due.id });
    return asEmail(alertEmail(whom, { homes, mailToken, searchTokens }, parts));
  },
});

const proveComposer = (database: Sql, parts: ComposerParts): Composer => ({
  async compose(due) {
    const whom = toOf(due);
    const searchId = due.searchId ?? '';
    const [search] = whom ? await findLinkedSearches(database, { searchId }) : [];
    if (!whom || !search) return undefined;
    const token = await parts.links.tokenOf({ searchId });
    return asEmail(proveEmail(whom, { query: search.query, token }, parts));
  },
});

const inviteComposer = (database: Sql, parts: ComposerParts): Composer => ({
  async compose(due) {
    const whom = toOf(due);
    const [{ inviteId } = {}] = due.data;
    if (typeof inviteId !== 'string') return undefined;
    const invite = whom ? await findInvite(database, inviteId, new Date(parts.now())) : undefined;
    if (!whom || !invite) return undefined;
    return asEmail(agencyInviteEmail(whom, invite, await parts.links.tokenOf({ inviteId }), parts));
  },
});

/** Makes the writers of all messages. */
export const createComposers = (database: Sql, parts: ComposerParts): Composers => ({
  news: newsComposer(database, parts),
  match: matchComposer(database, parts),
  prove: proveComposer(database, parts),
  invite: inviteComposer(database, parts),
  contact: contactComposer(database, parts.brand, parts.now),
  expiry: {
    async compose({ phone, data }) {
      const [notice] = data as unknown as NewsItem[];
      if (phone === null || !notice) return undefined;
      const { what, day } = expiryText(notice.propertyIds ?? [], new Date(notice.leavesAt ?? 0));
      return { channel: 'sms', message: expirySms(phone, what, day, parts.brand) };
    },
  },
  change: {
    async compose(due) {
      const { channel, data } = due;
      const whom = toOf(due);
      const [change] = data as unknown as ToldChange[];
      if (!change) return undefined;
      if (channel === 'sms')
        return change.phone
          ? { channel, message: changeSms(change.phone, change.link, parts.brand) }
          : undefined;
      return whom && asEmail(accountChangeEmail(whom, change, parts.brand));
    },
  },
  decision: {
    async compose(due) {
      const whom = toOf(due);
      const [decided] = due.data as unknown as DecidedListing[];
      return whom && decided && asEmail(decisionEmail(whom, decided, parts));
    },
  },
});
