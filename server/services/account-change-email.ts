/** What the old address of an account is told when the address or phone was changed. */
import type { AccountMailWords } from '../../words/en/account-mail.js';
import { mailWords } from './alerts/mail-words.js';
import type { MailTo } from './alerts/mail-html.js';
import type { Email } from './email.js';

/** Hours in which a change can be undone. */
export const undoHours = 72;

/** A change as its message holds it until it was sent. */
export interface ToldChange {
  /** What was changed: `email`, `phone`; in words where the version before wrote it. */
  changed: readonly string[];
  /** The address that undoes it. */
  link: string;
  /** The old phone, where it was changed. */
  phone?: string;
}

const fieldIn = ({ fields }: AccountMailWords, changed: string): string =>
  changed === 'email' || changed === 'phone' ? fields[changed] : changed;

/** Writes the mail in the person's language. */
export const accountChangeEmail = (
  { to, name, language }: Pick<MailTo, 'to' | 'name' | 'language'>,
  { changed, link }: ToldChange,
  brand: string,
): Email => {
  const { account: words, mail } = mailWords(language);
  return {
    to,
    subject: words.changeSubject(brand),
    text: [
      mail.hello(name ?? ''),
      '',
      words.changed(brand),
      ...changed.map((each) => `- ${fieldIn(words, each)}`),
      '',
      words.wasYou,
      words.wasOther(undoHours),
      link,
    ].join('\n'),
  };
};
