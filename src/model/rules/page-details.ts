/** What the texts of the static pages say about this site: words in braces, as in {brand}, that its settings fill. */

/** Names everything a text may ask for; money and counts come as plain numbers in text. */
export const pageDetailNames = [
  'brand',
  'operator',
  'address',
  'grievanceOfficer',
  'grievanceEmail',
  'grievancePhone',
  'welcomeCoins',
  'coinsSearch',
  'coinsDetail',
  'dailyContacts',
  'dailyMessages',
  'listingDays',
] as const;

/** Names one of them. */
export type PageDetailName = (typeof pageDetailNames)[number];

/** Holds what is known; what the operator has not set is missing. */
export type PageDetails = Readonly<Partial<Record<PageDetailName, string>>>;

/** Puts what is known in place of the words in braces; what is not known leaves nothing. */
export const fillIn = (text: string, details: PageDetails): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => details[name as PageDetailName] ?? '');
