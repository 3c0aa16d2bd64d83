/** What counts as an e-mail address, a phone number, a password and an OTP. */
import { onlyDigits } from '../digits.js';

/** Holds the number of digits of an OTP (S-211). */
export const otpLength = 5;

/** Holds the least number of characters of a password (S-308). */
export const minPasswordLength = 6;

/** Tells whether a text looks like an e-mail address (S-302, S-306). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@.,;<>()"]+(\.[^\s@.,;<>()"]+)*@[^\s@.,;<>()"]+(\.[^\s@.,;<>()"]+)+$/.test(text);

/** Tells whether a text is a phone number of exactly ten digits (S-304, S-491). */
export const isPhone = (text: string): boolean => /^\d{10}$/.test(text);

/** Tells whether a password is long enough, counted in characters and never trimmed (S-308). */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= minPasswordLength;

/** Cleans typed or pasted text to the digits of an OTP (S-211, C-18). */
export const otpDigits = (text: string): string => onlyDigits(text, otpLength);

/** Tells whether an OTP is complete, so that it may be verified (C-18). */
export const isCompleteOtp = (text: string): boolean => /^\d{5}$/.test(text);
