/** Amounts of rupees in forms: digits only, above 0, at most twelve of them. */
import { onlyDigits } from '../digits.js';

/** Holds the most digits an amount may have (G-15). */
export const maxMoneyDigits = 12;

/** Cleans what was typed into a money field: digits only, no leading zeros, cut to twelve (S-243, G-15). */
export const moneyDigits = (text: string): string =>
  onlyDigits(text).replace(/^0+/, '').slice(0, maxMoneyDigits);

/** Cleans what was typed into the field of a deposit as `moneyDigits` does, but leaves a single 0 (S-341). */
export const depositDigits = (text: string): string =>
  moneyDigits(text) || (onlyDigits(text) === '' ? '' : '0');

/** Tells whether a text is an amount of rupees: digits, above 0, at most twelve without leading zeros (G-15). */
export const isMoney = (text: string): boolean => /^0*[1-9]\d{0,11}$/.test(text);

/** Tells whether a text is a deposit: an amount of rupees, or 0, since some homes are let without one. */
export const isDeposit = (text: string): boolean => /^0+$/.test(text) || isMoney(text);
