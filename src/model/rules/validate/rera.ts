/** The RERA choice of a listing and its number. */
import { sameValue } from '../aliases.js';

/** Tells whether a RERA choice asks for a number (S-242). */
export const asksReraNumber = (reraApproved: string): boolean => sameValue(reraApproved, 'Yes');

/** Tells whether a number looks like a registration: P or A and 11 digits; else a hint is shown, no error (G-09). */
export const looksLikeReraNumber = (number: string): boolean => /^[PA]\d{11}$/i.test(number.trim());
