/** What mails to people share: their page, its links and homes, and how they are stopped by one press. */
import type { Language } from '../../../src/model/rules/languages.js';
import { brandPicture, drawnName } from '../../../src/model/rules/brand.js';
import { mailColours } from './mail-colours.js';

/** What every mail needs. */
export interface MailSite {
  brand: string;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
}

/** Whom a mail is for. */
export interface MailTo {
  id: string;
  to: string;
  name: string | null;
  language: Language;
}

/** A home as a mail shows it. */
export interface ShownHome {
  headline: string;
  price: string;
  cut: string;
  href: string;
  image: string | null;
}

/** Makes text safe between tags and in quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Writes a link. */
export const link = (href: string, text: string): string =>
  `<a href="${escaped(href)}" style="color:${mailColours.link}">${escaped(text)}</a>`;

/** Writes a home as a row of a table. */
export const homeHtml = ({ headline, price, cut, href, image }: ShownHome): string => `<tr>
<td width="132" style="padding:8px 12px 8px 0;vertical-align:top">${image ? `<a href="${escaped(href)}"><img src="${escaped(image)}" width="120" height="90" alt="" style="border-radius:6px;display:block"></a>` : ''}</td>
<td style="padding:8px 0;vertical-align:top"><strong style="font-size:18px">${escaped(price)}</strong><br>${link(href, headline)}${cut ? `<br>${escaped(cut)}` : ''}</td></tr>`;

/** Writes the brand at the top of a mail, a link to the site. */
const header = ({ brand, publicUrl }: MailSite): string => {
  const isDrawn = brand === drawnName;
  const picture = `<img src="${escaped(publicUrl + brandPicture('mail', brand))}" width="${isDrawn ? '136' : '32'}" height="32" alt="${isDrawn ? escaped(brand) : ''}" style="border:0;vertical-align:middle">`;
  return `<p style="margin:0 0 16px;padding:0 0 12px;border-bottom:1px solid ${mailColours.border}"><a href="${escaped(publicUrl)}/" style="color:${mailColours.text};font-size:20px;font-weight:700;text-decoration:none">${picture}${isDrawn ? '' : ` ${escaped(brand)}`}</a></p>`;
};

/** Writes the page around a mail. */
export const page = (site: MailSite, language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:16px;background:${mailColours.ground};color:${mailColours.text};font:16px/1.5 system-ui,sans-serif"><div style="max-width:600px;margin:auto">${header(site)}${body}</div></body></html>`;

/** One id a mail: a program that gets it twice, because an answer was lost, shows it once. */
export const messageIdOf = ({ id }: MailTo, { publicUrl }: MailSite): string =>
  `<${id}@${new URL(publicUrl).hostname}>`;

/** Lets mail programs stop such mails by one press (RFC 8058). */
export const unsubscribeHeaders = (token: string, { publicUrl }: MailSite): Record<string, string> => ({
  'List-Unsubscribe': `<${publicUrl}/api/v1/alerts?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
