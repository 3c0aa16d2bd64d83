/** Writes the chosen language, theme and form of cards into the page, so that nothing changes while its script loads. */
import { type Language, languages } from '../../src/model/rules/languages.js';

const themes = ['light', 'dark'];
const cardForms = ['compact'];

const chosen = <T extends string>(cookies: string, name: string, choices: readonly T[]): T | undefined => {
  const [, value] = new RegExp(`(?:^|;\\s*)housing-${name}=(\\w+)`).exec(cookies) ?? [];
  return choices.find((choice) => choice === value);
};

/** Returns the language of the cookies. */
export const languageChosen = (cookies = ''): Language | undefined => chosen(cookies, 'language', languages);

/** Names what `withPreferences` writes for the cookies. */
export const preferencesIn = (cookies = ''): string =>
  [languageChosen(cookies), chosen(cookies, 'theme', themes), chosen(cookies, 'cards', cardForms)].join(' ');

/** Puts the language and the theme of the cookies into the page's first tag; what is unknown is left out. */
export const withPreferences = (html: string, language: Language, cookies = ''): string => {
  const theme = chosen(cookies, 'theme', themes);
  const cards = chosen(cookies, 'cards', cardForms);
  const attributes = `${theme ? `data-theme="${theme}" ` : ''}${cards ? `data-cards="${cards}" ` : ''}`;
  return html.replace('<html lang="en"', `<html lang="${language}"`).replace('<html ', `<html ${attributes}`);
};
