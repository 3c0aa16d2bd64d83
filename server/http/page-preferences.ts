/** Writes what a visitor chose into the page itself, so that a dark page never flashes light while its script loads. */

const themes = ['light', 'dark'];
const languages = ['en', 'hi', 'mr'];

const chosen = (cookies: string, name: string, choices: readonly string[]): string | undefined => {
  const [, value] = new RegExp(`(?:^|;\\s*)housing-${name}=(\\w+)`).exec(cookies) ?? [];
  return choices.find((choice) => choice === value);
};

/** Puts the theme and the language of the cookies into the page's first tag; anything unknown is left out. */
export const withPreferences = (html: string, cookies = ''): string => {
  const theme = chosen(cookies, 'theme', themes);
  const language = chosen(cookies, 'language', languages);
  return html
    .replace('<html lang="en"', `<html lang="${language ?? 'en'}"`)
    .replace('<html ', theme ? `<html data-theme="${theme}" ` : '<html ');
};
