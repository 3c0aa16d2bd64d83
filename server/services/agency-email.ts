/** Writes the mail that invites somebody to an agency, in the language of whoever invites. */
import { joinPath } from '../../src/model/rules/agency-path.js';
import { inLanguage, type Language } from '../../src/model/rules/languages.js';
import { type AgencyMailWords, words as en } from '../../words/en/agency-mail.js';
import { words as hi } from '../../words/hi/agency-mail.js';
import { words as mr } from '../../words/mr/agency-mail.js';
import type { StoredInvite } from '../repositories/agency.js';
import { escaped, link, type MailSite, type MailTo, messageIdOf, page } from './alerts/mail-html.js';
import { mailWords } from './alerts/mail-words.js';
import type { Email } from './email.js';

const wordsOf: Readonly<Record<Language, AgencyMailWords>> = { en, hi, mr };

/** Writes the mail; the token stands behind `#`, which no server and no referrer sees. */
export const agencyInviteEmail = (
  whom: MailTo,
  { agency, role, expiresAt }: StoredInvite,
  token: string,
  site: MailSite,
): Email => {
  const { language } = whom;
  const words = wordsOf[language];
  const href = `${site.publicUrl}${inLanguage(joinPath, language)}#${token}`;
  const hello = mailWords(language).mail.hello('');
  const subject = words.subject(agency, site.brand);
  const texts = [words.text(agency, site.brand), ...(role === 'manager' ? [words.manager] : [])];
  const day = expiresAt.toLocaleDateString(`${language}-IN`, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ timeZone: 'Asia/Kolkata', numberingSystem: 'latn' },
  } as const);
  const after = [words.until(day), words.notYou];
  return {
    to: whom.to,
    subject,
    text: [hello, '', ...texts, '', `${words.accept}: ${href}`, '', ...after].join('\n'),
    html: page(
      site,
      language,
      subject,
      `<p>${escaped(hello)}</p><p>${escaped(texts.join(' '))}</p><p>${link(href, words.accept)}</p>
<p>${after.map(escaped).join('<br>')}</p>`,
    ),
    messageId: messageIdOf(whom, site),
  };
};
