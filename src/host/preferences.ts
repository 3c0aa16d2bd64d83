/** The person's theme and language, stored in cookies, so that the server writes them into the page (docs/decisions/0008). */
import { useSyncExternalStore } from 'react';
import { inLanguage, languageIn } from '../model/rules/languages.js';
import { type Locale, localeFor } from '../widgets/kit/language/locale.js';

/** Names the themes; auto follows the system. */
export const themes = ['auto', 'light', 'dark'] as const;

/** Names one theme. */
export type Theme = (typeof themes)[number];

const changed = 'housing-preference';

const aYear = 31_536_000;

/** Keeps a choice in a cookie; without cookies it lasts as long as the page. */
export const keepPreference = (name: string, value: string): void => {
  document.cookie = `housing-${name}=${value}; path=/; max-age=${String(aYear)}; samesite=lax`;
};

const page = (): DOMStringMap & { theme?: string } => document.documentElement.dataset;

let served: Locale = 'en';

/** Sets the language of a server render, which has no document. */
export const serveLanguage = (language: Locale): void => {
  served = language;
};

const themeNow = (): Theme => themes.find((theme) => theme === page().theme) ?? 'auto';
/** Returns the language of the page. */
export const languageNow = (): Locale => localeFor(document.documentElement.lang);

/** Chooses a theme and keeps it. */
export const chooseTheme = (theme: Theme): void => {
  page().theme = theme;
  keepPreference('theme', theme);
  dispatchEvent(new Event(changed));
};

/** Keeps the language of the address for who has not chosen one; the server has put it on the page. */
export const keepLanguageOfAddress = (): void => {
  const addressed = languageIn(location.search);
  if (addressed && !document.cookie.includes('housing-language=')) keepPreference('language', addressed);
};

/** Chooses a language and keeps it, also in an address that names one; the widgets follow the page's own `lang`. */
export const chooseLanguage = (language: Locale): void => {
  document.documentElement.lang = language;
  if (languageIn(location.search)) {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', inLanguage(pathname + search + hash, language));
  }
  keepPreference('language', language);
  dispatchEvent(new Event(changed));
};

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener(changed, onChange);
  return () => {
    removeEventListener(changed, onChange);
  };
};

/** Returns the theme the person chose. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, themeNow, () => 'auto');

/** Returns the language the person chose. */
export const useLanguage = (): Locale =>
  useSyncExternalStore(subscribe, languageNow, () =>
    typeof document === 'undefined' ? served : languageNow(),
  );
