/** Names of the languages that people speak. */
import { useLocale } from '../../../widgets/kit/language/locale.js';

/** Returns what writes the name of a language by its code. */
export function useLanguageNames(): (code: string) => string {
  const names = new Intl.DisplayNames([useLocale(), 'en'], { type: 'language' });
  return (code) => names.of(code) ?? code;
}
