/** Writes the mail about a person's news, as text and as HTML: homes they saved, people who want to reach them, and so on. */
import { alertLink } from '../../../src/model/rules/alert-address.js';
import { inLanguage } from '../../../src/model/rules/languages.js';
import { mailColours } from '../alerts/mail-colours.js';
import {
  escaped,
  link,
  type MailSite,
  type MailTo,
  messageIdOf,
  page,
  unsubscribeHeaders,
} from '../alerts/mail-html.js';
import { mailWords } from '../alerts/mail-words.js';
import type { Email } from '../email.js';
import { lastOfEach, type NewsItem, type Told, toldOf } from './told.js';

/** Most news that a mail shows; it leads to the others. */
const mostShown = 20;

/** What the mail tells, with the link that stops its kind and pictures by the listing's id. */
export interface NewsContent {
  items: readonly NewsItem[];
  token: string;
  pictures: ReadonlyMap<string, string>;
}

type ShownNews = Told & { href: string; image: string | null };

const rowHtml = ({ said, more, href, image }: ShownNews): string => `<tr>
<td style="padding:8px 12px 8px 0;vertical-align:top">${image ? `<a href="${escaped(href)}"><img src="${escaped(image)}" width="120" height="90" alt="" style="border-radius:6px;display:block"></a>` : ''}</td>
<td style="padding:8px 0;vertical-align:top">${link(href, said)}${more ? `<br>${escaped(more)}` : ''}</td></tr>`;

/** Writes the mail; undefined where nothing of it can be told. */
export const newsEmail = (
  whom: MailTo,
  { items, token, pictures }: NewsContent,
  site: MailSite,
): Email | undefined => {
  const { language } = whom;
  const words = mailWords(language);
  const { mail, newsMail } = words;
  const hrefOf = (path: string): string => site.publicUrl + inLanguage(path, language);
  const all = lastOfEach(items).flatMap((item): ShownNews[] => {
    const told = toldOf(item, words, language);
    const image = item.listingId === undefined ? undefined : pictures.get(item.listingId);
    if (!told) return [];
    return [
      { ...told, href: hrefOf(told.path), image: image ? `${site.publicUrl}/media/${image}-400.webp` : null },
    ];
  });
  const [first] = all;
  if (!first) return undefined;
  const shown = all.slice(0, mostShown);
  const saved = items.some(({ type }) => type === 'cut' || type === 'gone');
  const further: readonly (readonly [text: string, href: string])[] = [
    ...(saved ? [[newsMail.allSaved, hrefOf('/saved')] as const] : []),
    [newsMail.all, hrefOf('/news')],
  ];
  const stop = alertLink(site.publicUrl, token);
  const subject = newsMail.subject(all.length, first.said);
  const [hello, intro] = [mail.hello(whom.name ?? ''), newsMail.intro(site.brand)];
  const html = `<p>${escaped(hello)}</p><p>${escaped(intro)}</p>
<table role="presentation" cellpadding="0" cellspacing="0">${shown.map(rowHtml).join('')}</table>
<p>${further.map(([text, href]) => link(href, text)).join(' · ')}</p>
<p style="color:${mailColours.muted};font-size:14px">${escaped(newsMail.why)} ${link(stop, newsMail.stop)}</p>`;
  return {
    to: whom.to,
    subject,
    text: [
      ...[hello, '', intro, ''],
      ...shown.flatMap(({ said, more, href }) => [`- ${said}`, ...(more ? [`  ${more}`] : []), `  ${href}`]),
      '',
      ...further.map(([text, href]) => `${text}: ${href}`),
      '',
      newsMail.why,
      `${newsMail.stop}: ${stop}`,
    ].join('\n'),
    html: page(site, language, subject, html),
    messageId: messageIdOf(whom, site),
    headers: unsubscribeHeaders(token, site),
  };
};
