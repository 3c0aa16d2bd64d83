/** What the owner of a listing is told by e-mail when the desk decided about it: the reason, never who reported it. */
import type { ListingDecision } from '../../src/api/contract/desk.schema.js';
import { inLanguage } from '../../src/model/rules/languages.js';
import type { MailSite, MailTo } from './alerts/mail-html.js';
import { mailWords } from './alerts/mail-words.js';
import type { Email } from './email.js';

/** What is decided, of which listing. */
export interface DecidedListing {
  propertyId: string;
  decision: ListingDecision;
}

/** Writes the message in the owner's language; undefined for an approval, which asks nothing of the owner. */
export const decisionEmail = (
  { to, language }: Pick<MailTo, 'to' | 'language'>,
  { propertyId, decision: { act, reason } }: DecidedListing,
  { brand, publicUrl }: MailSite,
): Email | undefined => {
  if (act === 'approve') return undefined;
  const { account: words } = mailWords(language);
  const page = inLanguage(act === 'remove' ? '/about-us/contact' : '/manage', language);
  return {
    to,
    subject: words.decisionSubject[act](propertyId, brand),
    text: [
      words.decided[act](propertyId),
      '',
      words.reason(reason),
      '',
      `${words.remedy[act]} ${publicUrl}${page}`,
    ].join('\n'),
  };
};
