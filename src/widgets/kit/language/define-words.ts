/** Words in the reader's language: English at once, Hindi and Marathi when they are needed and loaded. */
import { useEffect, useState } from 'react';
import { type Locale, useLocale } from './locale.js';

/** Loads the file that holds an area's words in each language but English. */
export type Translations<Words> = Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<{ readonly words: Words }>>
>;

/** A hook that answers an area's words in the current language, and English until they have arrived. */
export interface UseWords<Words> {
  (): Words;
  /** Loads the words of a language ahead of their first use; answers English when they do not load. */
  readonly load: (locale: Locale) => Promise<Words>;
}

/** Words that are being loaded. */
const arriving = new Set<Promise<unknown>>();

/** Makes the hook for an area's words; they are the files of one name in words/en, words/hi and words/mr. */
export function defineWords<Words>(
  en: Words,
  translations: Translations<NoInfer<Words>>,
): UseWords<NoInfer<Words>> {
  const english = { words: en };
  const loaded = new Map<Locale, { readonly words: Words }>();
  const found = (locale: Locale) => (locale === 'en' ? english : loaded.get(locale));

  const load = async (locale: Locale): Promise<Words> => {
    const ready = found(locale);
    if (ready || locale === 'en') return (ready ?? english).words;
    const words = translations[locale]().then(
      (module) => {
        loaded.set(locale, module);
        return module.words;
      },
      () => en,
    );
    arriving.add(words);
    void words.then(() => arriving.delete(words));
    return words;
  };

  const useWords = (): Words => {
    const locale = useLocale();
    const [, setArrived] = useState<Locale>('en');
    const ready = found(locale);
    useEffect(() => {
      let isMounted = true;
      if (!ready) {
        void load(locale).then(() => {
          if (isMounted) setArrived(locale);
        });
      }
      return () => {
        isMounted = false;
      };
    }, [locale, ready]);
    return (ready ?? english).words;
  };
  return Object.assign(useWords, { load });
}

/** Waits for all words being loaded, also those of components whose effects run later in the same turn. */
async function allArrived(): Promise<void> {
  await Promise.resolve();
  await Promise.all(arriving);
}

/**
 * Returns whether the words of the component and of those inside it have loaded for what is `shown`, so that first content
 * in the page's language is not replaced by English for a moment.
 */
export function useWordsArrived(shown?: unknown): boolean {
  const locale = useLocale();
  const [said, setSaid] = useState<readonly unknown[]>([]);
  useEffect(() => {
    let isMounted = true;
    if (locale !== 'en')
      void allArrived().then(() => {
        if (isMounted) setSaid([locale, shown]);
      });
    return () => {
      isMounted = false;
    };
  }, [locale, shown]);
  return locale === 'en' || (said[0] === locale && said[1] === shown);
}
