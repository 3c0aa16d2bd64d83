/** What mails about saved searches say, in English. */

export const words = {
  /** Of one search. */
  subjectOne: (count: number, search: string) => `${String(count)} new: ${search}`,
  subjectMany: (count: number, searches: number) =>
    `${String(count)} new homes in ${String(searches)} of your searches`,
  hello: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  intro: (brand: string) => `here’s what’s new on ${brand} for your searches:`,
  cut: (before: string) => `Price cut, was ${before}`,
  perMonth: 'a month',
  all: (count: number) =>
    count === 1 ? 'See it among all results' : `See all ${String(count)} among the results`,
  why: 'You’re getting this because you saved these searches.',
  stop: 'Stop these mails',
  change: 'Change how often, or stop',
  stopOne: 'Stop or change this search',
  proveSubject: (brand: string) => `Want ${brand} to tell you about new homes?`,
  proveText: (search: string, brand: string) =>
    `someone, hopefully you, asked ${brand} to write to this address when something new comes up for: ${search}`,
  prove: 'Yes, tell me',
  proveElse: 'Not you? Do nothing, and you won’t hear from us again.',
};

/** Names what each language says. */
export type AlertMailWords = typeof words;
