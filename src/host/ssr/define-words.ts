/** The kit's words in a server render: missing words are collected, so that the page can be rendered again with them. */
import { type Locale, useLocale } from '../../widgets/kit/language/locale.js';
import {
  defineWords as define,
  type Translations,
  type UseWords,
} from '../../widgets/kit/language/define-words.js';

const awaited: Promise<unknown>[] = [];

/** Makes the hook for an area's words; it answers those of the current language when they have arrived, else English. */
export function defineWords<Words>(
  en: Words,
  translations: Translations<NoInfer<Words>>,
): UseWords<NoInfer<Words>> {
  const useKnown = define(en, translations);
  const asked = new Set<Locale>(['en']);
  const useWords = (): Words => {
    const locale = useLocale();
    if (!asked.has(locale)) awaited.push(useKnown.load(locale));
    asked.add(locale);
    return useKnown();
  };
  return Object.assign(useWords, { load: useKnown.load });
}

/** Always true: until all words are loaded, the server renders again. */
export const useWordsArrived = (): boolean => true;

/** Waits for the words that were missing; answers whether there were any. */
export const missingWords = async (): Promise<boolean> => {
  const missing = awaited.splice(0);
  await Promise.all(missing);
  return missing.length > 0;
};
