/** Writes the mails about saved searches, as text and as HTML. */
import { alertLink } from '../../../src/model/rules/alert-address.js';
import { detailRouteOf } from '../../../src/model/rules/kinds.js';
import { inLanguage, type Language } from '../../../src/model/rules/languages.js';
import { exactPrice } from '../../../src/model/rules/price.js';
import { searchName } from '../../../src/model/rules/search-name.js';
import type { MailedHome } from '../../repositories/alert-item.js';
import type { Email } from '../email.js';
import { mailColours } from './mail-colours.js';
import {
  escaped,
  homeHtml,
  link,
  type MailSite,
  type MailTo,
  messageIdOf,
  page,
  type ShownHome,
  unsubscribeHeaders,
} from './mail-html.js';
import { isMonthly, mailHeadline } from './mail-headline.js';
import { mailWords, type MailWords } from './mail-words.js';

/** A mail about homes, with the tokens of its links. */
export interface AlertContent {
  homes: readonly MailedHome[];
  /** Stops all searches of the mail. */
  mailToken: string;
  /** Of each search by its id. */
  searchTokens: ReadonlyMap<string, string>;
}

/** Most homes of a search that a mail shows; it leads to the others. */
const mostShown = 10;

interface Section {
  title: string;
  details: string;
  homes: ShownHome[];
  all: string;
  allHref: string;
  changeHref: string;
}

const shownHome = (
  home: MailedHome,
  words: MailWords,
  hrefOf: (path: string) => string,
  site: MailSite,
): ShownHome => {
  return {
    headline: mailHeadline(home, words),
    price: `₹ ${exactPrice(home.amount)}${isMonthly(home.kind) ? ` ${words.mail.perMonth}` : ''}`,
    cut: home.reason === 'cut' && home.before !== null ? words.mail.cut(`₹ ${exactPrice(home.before)}`) : '',
    href: hrefOf(`${detailRouteOf(home.kind)}?id=${encodeURIComponent(home.listingId)}`),
    image: home.image && `${site.publicUrl}/media/${home.image}-400.webp`,
  };
};

const sectionsOf = ({ homes, searchTokens }: AlertContent, language: Language, site: MailSite): Section[] => {
  const words = mailWords(language);
  const hrefOf = (path: string): string => site.publicUrl + inLanguage(path, language);
  const bySearch = new Map<string, MailedHome[]>();
  for (const home of homes) bySearch.set(home.searchId, [...(bySearch.get(home.searchId) ?? []), home]);
  return [...bySearch].map(([searchId, found]) => {
    const [{ query } = { query: '' }] = found;
    const { title, details } = searchName(query, words.name);
    return {
      title,
      details: details.join(' · '),
      homes: found.slice(0, mostShown).map((home) => shownHome(home, words, hrefOf, site)),
      all: words.mail.all(found.length),
      allHref: hrefOf(`/search?${query}`),
      changeHref: alertLink(site.publicUrl, searchTokens.get(searchId) ?? ''),
    };
  });
};

const textOf = (sections: readonly Section[], { mail }: MailWords): string[] =>
  sections.flatMap(({ title, details, homes, all, allHref, changeHref }) => [
    '',
    details ? `${title} (${details})` : title,
    ...homes.flatMap(({ headline, price, cut, href }) => [
      `- ${headline}: ${price}${cut && ` (${cut})`}`,
      `  ${href}`,
    ]),
    `${all}: ${allHref}`,
    `${mail.stopOne}: ${changeHref}`,
  ]);

const sectionHtml = (
  { title, details, homes, all, allHref, changeHref }: Section,
  { mail }: MailWords,
): string =>
  `<h2 style="font-size:18px;margin:24px 0 4px">${escaped(title)}</h2><p style="margin:0;color:${mailColours.muted}">${escaped(details)}</p>
<table role="presentation" cellpadding="0" cellspacing="0">${homes.map(homeHtml).join('')}</table>
<p>${link(allHref, all)} · ${link(changeHref, mail.stopOne)}</p>`;

const subjectOf = (sections: readonly Section[], count: number, { mail }: MailWords): string =>
  sections.length === 1
    ? mail.subjectOne(count, sections[0]?.title ?? '')
    : mail.subjectMany(count, sections.length);

/** Writes a mail about what searches have found. */
export const alertEmail = (whom: MailTo, content: AlertContent, site: MailSite): Email => {
  const words = mailWords(whom.language);
  const { mail } = words;
  const sections = sectionsOf(content, whom.language, site);
  const stop = alertLink(site.publicUrl, content.mailToken);
  const subject = subjectOf(sections, content.homes.length, words);
  const hello = mail.hello(whom.name ?? '');
  const body = `<p>${escaped(hello)}</p><p>${escaped(mail.intro(site.brand))}</p>
${sections.map((section) => sectionHtml(section, words)).join('')}
<p style="color:${mailColours.muted};font-size:14px">${escaped(mail.why)} ${link(stop, mail.stop)}</p>`;
  return {
    to: whom.to,
    subject,
    text: [
      hello,
      '',
      mail.intro(site.brand),
      ...textOf(sections, words),
      '',
      mail.why,
      `${mail.stop}: ${stop}`,
    ].join('\n'),
    html: page(site, whom.language, subject, body),
    messageId: messageIdOf(whom, site),
    headers: unsubscribeHeaders(content.mailToken, site),
  };
};

/** Writes the question whether an address is the person's own. */
export const proveEmail = (
  whom: MailTo,
  { query, token }: { query: string; token: string },
  site: MailSite,
): Email => {
  const words = mailWords(whom.language);
  const { mail } = words;
  const { title, details } = searchName(query, words.name);
  const said = mail.proveText([title, ...details].join(' · '), site.brand);
  const href = alertLink(site.publicUrl, token);
  const subject = mail.proveSubject(site.brand);
  const hello = mail.hello(whom.name ?? '');
  return {
    to: whom.to,
    subject,
    text: [hello, '', said, '', `${mail.prove}: ${href}`, '', mail.proveElse].join('\n'),
    html: page(
      site,
      whom.language,
      subject,
      `<p>${escaped(hello)}</p><p>${escaped(said)}</p><p>${link(href, mail.prove)}</p><p>${escaped(mail.proveElse)}</p>`,
    ),
    messageId: messageIdOf(whom, site),
  };
};
