/** Words in the reader's language: English at once, Hindi and Marathi when they are wanted and have arrived. */
import { useEffect, useState } from 'react';
import { type Locale, useLocale } from './locale.js';

/** Loads the file that holds an area's words in each language but English. */
export type Translations<Words> = Readonly<
  Record<Exclude<Locale, 'en'>, () => Promise<{ readonly words: Words }>>
>;

/** Is a hook that answers an area's words in the current language, and English until they have arrived. */
export interface UseWords<Words> {
  (): Words;
  /** Loads the words of a language ahead of their first use; answers English when they do not load. */
  readonly load: (locale: Locale) => Promise<Words>;
}

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
    return translations[locale]().then(
      (module) => {
        loaded.set(locale, module);
        return module.words;
      },
      () => en,
    );
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
