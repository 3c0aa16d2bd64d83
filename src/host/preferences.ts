/** What a person chose for this site, kept in the browser: the theme and the language. */
import { useSyncExternalStore } from 'react';
import { type Locale, localeFor } from '../widgets/kit/locale.js';

/** Names the themes; auto follows the system. */
export const themes = ['auto', 'light', 'dark'] as const;

/** Names one theme. */
export type Theme = (typeof themes)[number];

/** Lists the languages of the site. */
export const languages = ['en', 'hi', 'mr'] as const satisfies readonly Locale[];

const changed = 'housing-preference';

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const store = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
};

const page = (): DOMStringMap & { theme?: string } => document.documentElement.dataset;

const themeNow = (): Theme => themes.find((theme) => theme === page().theme) ?? 'auto';
const languageNow = (): Locale => localeFor(document.documentElement.lang);

/** Puts the kept choices on the page; called once, before anything is drawn. */
export const applyPreferences = (): void => {
  page().theme = themes.find((theme) => theme === stored('theme')) ?? 'auto';
  const language = languages.find((one) => one === stored('language'));
  if (language) document.documentElement.lang = language;
};

/** Chooses a theme and keeps it. */
export const chooseTheme = (theme: Theme): void => {
  page().theme = theme;
  store('theme', theme);
  dispatchEvent(new Event(changed));
};

/** Chooses a language and keeps it; the widgets follow the page's own `lang`. */
export const chooseLanguage = (language: Locale): void => {
  document.documentElement.lang = language;
  store('language', language);
  dispatchEvent(new Event(changed));
};

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(changed, onChange);
  return () => {
    removeEventListener(changed, onChange);
  };
};

/** Answers the theme the person chose. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow);

/** Answers the language the person chose. */
export const useLanguage = (): Locale => useSyncExternalStore(subscribe, languageNow);
