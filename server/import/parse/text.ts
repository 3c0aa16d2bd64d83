/** Cleans text from files: one space between words, no control characters, no phone numbers, e-mail addresses or links. */

const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const link = /(?:https?:\/\/|www\.)\S+/gi;
// Ten digits beginning with 6 to 9, in any grouping, with or without +91 or 0 in front.
const phone = /(?<![\d.])(?:\+? ?91[ -]*|0)?[6-9](?:[ -]?\d){9}(?!\d)/g;

/** Removes phone numbers, e-mail addresses and links from a tidy text. */
export const withoutContacts = (text: string): string => {
  // Most texts have none of the three, and finding one character is quicker than matching a pattern.
  let clean = text;
  if (/https?:|www\./i.test(clean)) clean = clean.replace(link, ' ');
  if (clean.includes('@')) clean = clean.replace(email, ' ');
  return /\d(?:[\s-]?\d){9}/.test(clean) ? clean.replace(phone, ' ') : clean;
};

/** Turns Devanagari digits into 0-9. */
export const plainDigits = (text: string): string =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** Collapses white space and drops control signs. */
export const tidy = (text: string): string => {
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
};

/** Cleans a text for the market and cuts it to a length, at a word where one ends near it. */
export const cleanText = (text: string, longest: number): string => {
  const tidied = tidy(text);
  // Nothing was removed: the text is tidy already.
  const bare = withoutContacts(tidied);
  const clean = (bare === tidied ? tidied : tidy(bare))
    .replace(/(?<![\s,;:|-])[\s,;:|-]+$/, '')
    .replace(/^[\s,;:|-]+/, '');
  if (clean.length <= longest) return clean;
  const cut = clean.slice(0, longest);
  const space = cut.lastIndexOf(' ');
  return (space > longest * 0.7 ? cut.slice(0, space) : cut).trim();
};

/** Splits a list written with commas, bars or semicolons. */
export const splitList = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;|]/)
      .map((part) => cleanText(part, 60))
      .filter((part) => part !== ''),
  ),
];
