/** The details in the texts of the static pages: words in braces, such as {brand}, filled from the settings. */

/** Names everything a text may ask for; money and counts come as plain numbers in text. */
export const pageDetailNames = [
  'brand',
  'operator',
  'address',
  'operatorRera',
  'grievanceOfficer',
  'grievanceEmail',
  'grievancePhone',
  'grievanceAddress',
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

/** Replaces the words in braces; unknown ones by nothing. */
export const fillIn = (text: string, details: PageDetails): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => details[name as PageDetailName] ?? '');
