/** What the old address of an account is told when the address or phone was changed. */
import type { Email } from './email.js';

/** Hours in which a change can be undone. */
export const undoHours = 72;

/** A change as its message holds it until it was sent. */
export interface ToldChange {
  /** What was changed, in words. */
  changed: readonly string[];
  /** The address that undoes it. */
  link: string;
  /** The old phone, where it was changed. */
  phone?: string;
}

/** Writes the mail. */
export const accountChangeEmail = (
  to: string,
  name: string,
  { changed, link }: ToldChange,
  brand: string,
): Email => ({
  to,
  subject: `Your ${brand} account was changed`,
  text: [
    `Namaste ${name},`,
    '',
    `on ${brand} these were changed:`,
    ...changed.map((line) => `- ${line}`),
    '',
    'Was it you? Then there is nothing to do.',
    `Was it somebody else? Undo it within ${String(undoHours)} hours:`,
    link,
  ].join('\n'),
});
