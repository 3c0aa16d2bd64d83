/** Texts of digits: phone numbers, counts, money as it is typed. */

/** Keeps only the digits of a text (S-243), Devanagari ones turned into 0-9, cut to a number of signs. */
export const onlyDigits = (text: string, limit = Number.POSITIVE_INFINITY): string =>
  text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\D/g, '')
    .slice(0, limit);
