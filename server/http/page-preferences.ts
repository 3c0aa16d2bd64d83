/** Writes the chosen language and theme into the page, so that a dark page never flashes light while its script loads. */
import { type Language, languages } from '../../src/model/rules/languages.js';

const themes = ['light', 'dark'];

const chosen = <T extends string>(cookies: string, name: string, choices: readonly T[]): T | undefined => {
  const [, value] = new RegExp(`(?:^|;\\s*)housing-${name}=(\\w+)`).exec(cookies) ?? [];
  return choices.find((choice) => choice === value);
};

/** Returns the language of the cookies. */
export const languageChosen = (cookies = ''): Language | undefined => chosen(cookies, 'language', languages);

/** Names what `withPreferences` writes for the cookies. */
export const preferencesIn = (cookies = ''): string =>
  `${languageChosen(cookies) ?? ''} ${chosen(cookies, 'theme', themes) ?? ''}`;

/** Puts the language and the theme of the cookies into the page's first tag; an unknown theme is left out. */
export const withPreferences = (html: string, language: Language, cookies = ''): string => {
  const theme = chosen(cookies, 'theme', themes);
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('<html ', theme ? `<html data-theme="${theme}" ` : '<html ');
};
