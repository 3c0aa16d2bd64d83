/** The kit's messages where there is no browser: what a page speaks is noted, so that it can be drawn again with it. */
import { type Locale, useLocale } from '../../widgets/kit/language/locale.js';
import {
  type Catalogues,
  loadMessages,
  useMessages as useKnown,
} from '../../widgets/kit/language/messages.js';

export { loadMessages, plural, type PluralForms } from '../../widgets/kit/language/messages.js';
export type { Catalogues };

const known: Record<Locale, Set<object>> = { en: new Set(), hi: new Set(), mr: new Set() };
const awaited: Promise<unknown>[] = [];

/** Answers the words of the current language when they have arrived, else English. */
export const useMessages = <Words>(catalogues: Catalogues<Words>): Words => {
  const locale = useLocale();
  if (locale !== 'en' && !known[locale].has(catalogues)) {
    known[locale].add(catalogues);
    awaited.push(loadMessages(catalogues, locale));
  }
  return useKnown(catalogues);
};

/** Waits for the catalogues that were missing; answers whether there were any. */
export const missingMessages = async (): Promise<boolean> => {
  const missing = awaited.splice(0);
  await Promise.all(missing);
  return missing.length > 0;
};
