/** The languages of the site, and how an address says which one it is in: `?lang=hi`. English needs no word. */

/** Lists the languages. */
export const languages = ['en', 'hi', 'mr'] as const;

/** Names one language. */
export type Language = (typeof languages)[number];

/** Returns the language that a query string names; null when it names none there is. */
export const languageIn = (query: string): Language | null => {
  const named = new URLSearchParams(query).get('lang');
  return languages.find((language) => language === named) ?? null;
};

/** Writes an address (path, query, fragment) in a language. */
export const inLanguage = (address: string, language: Language): string => {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? [];
  const parts = query.split('&').filter((part) => part !== '' && !/^lang(=|$)/.test(part));
  if (language !== 'en') parts.push(`lang=${language}`);
  return path + (parts.length > 0 ? `?${parts.join('&')}` : '') + fragment;
};
