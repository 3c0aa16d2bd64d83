/** What mails about saved searches say, in English. */

export const words = {
  /** Of one search. */
  subjectOne: (count: number, search: string) => `${String(count)} new: ${search}`,
  subjectMany: (count: number, searches: number) =>
    `${String(count)} new homes in ${String(searches)} of your searches`,
  hello: (name: string) => (name ? `Namaste ${name},` : 'Namaste,'),
  intro: (brand: string) => `this is new on ${brand} for what you are looking for:`,
  cut: (before: string) => `Price cut, was ${before}`,
  perMonth: 'a month',
  all: (count: number) =>
    count === 1 ? 'See it among all results' : `See all ${String(count)} among the results`,
  why: 'You get this mail because you saved these searches.',
  stop: 'Stop these mails',
  change: 'Change how often, or stop',
  stopOne: 'Stop or change this search',
  proveSubject: (brand: string) => `Shall ${brand} tell you of new homes?`,
  proveText: (search: string, brand: string) =>
    `somebody, we hope you, asked ${brand} to write to this address when there is something new for: ${search}`,
  prove: 'Yes, tell me',
  proveElse: 'Was it not you? Then there is nothing to do: no more mails will come.',
};

/** Names what each language says. */
export type AlertMailWords = typeof words;
