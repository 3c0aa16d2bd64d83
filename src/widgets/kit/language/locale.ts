/** The language of a widget, read from its ancestors and provided to every component. */
import { createContext, useContext } from 'react';

/** Names the languages there is a catalogue for. */
export type Locale = 'en' | 'hi' | 'mr';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of everything inside it. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the language of the component. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Chooses the language for a language tag such as "mr-IN"; English when there is no catalogue for it. */
export function localeFor(languageTag: string | null): Locale {
  const language = languageTag?.slice(0, 2).toLowerCase();
  return language === 'hi' || language === 'mr' ? language : 'en';
}
