/** Texts on their way into a spreadsheet: whatever people wrote must never be run there as a formula. */

/** Puts a quote before a text whose first sign would begin a formula, or hide one from the eye. */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
