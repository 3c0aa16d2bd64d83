/** Words in the reader's language: English at once, Hindi and Marathi when they are wanted and have arrived. */
import { useEffect, useState } from 'react';
import { groupDigits } from './group-digits.js';
import { type Locale, useLocale } from './locale.js';

/** Holds one catalogue per language; all but English are loaded on demand. */
export interface Catalogues<Words> {
  en: Words;
  hi?: () => Promise<Words>;
  mr?: () => Promise<Words>;
}

const loaded = new WeakMap<object, Map<Locale, unknown>>();

function keep<Words>(catalogues: Catalogues<Words>, locale: Locale, words: Words): Words {
  const kept = loaded.get(catalogues) ?? new Map<Locale, unknown>();
  loaded.set(catalogues, kept.set(locale, words));
  return words;
}

function found<Words>(catalogues: Catalogues<Words>, locale: Locale): Words | undefined {
  return locale === 'en' ? catalogues.en : (loaded.get(catalogues)?.get(locale) as Words | undefined);
}

/** Loads a catalogue ahead of its first use; answers English when the language has none or does not load. */
export async function loadMessages<Words>(catalogues: Catalogues<Words>, locale: Locale): Promise<Words> {
  const ready = found(catalogues, locale);
  if (ready) return ready;
  const load = locale === 'en' ? undefined : catalogues[locale];
  if (!load) return catalogues.en;
  return load().then(
    (words) => keep(catalogues, locale, words),
    () => catalogues.en,
  );
}

/** Answers the words of the current language, and English until they have arrived. */
export function useMessages<Words>(catalogues: Catalogues<Words>): Words {
  const locale = useLocale();
  const [, setArrived] = useState<Locale>('en');
  const words = found(catalogues, locale);
  useEffect(() => {
    let isMounted = true;
    if (!words) {
      void loadMessages(catalogues, locale).then(() => {
        if (isMounted) setArrived(locale);
      });
    }
    return () => {
      isMounted = false;
    };
  }, [catalogues, locale, words]);
  return words ?? catalogues.en;
}

/** Gives the forms of a counted phrase; `other` serves every form a language does not name. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

// Making one takes the time of a hundred uses.
const rulesOf = new Map<Locale, Intl.PluralRules>();

/** Chooses the form for a number and puts the number in place of `#`. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rules = rulesOf.get(locale) ?? new Intl.PluralRules(locale);
  rulesOf.set(locale, rules);
  return (forms[rules.select(count)] ?? forms.other).replaceAll('#', groupDigits(count));
}
