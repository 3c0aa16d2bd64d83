/** Reads rooms and floors: "2 BHK Flat", "1 RK", "4 out of 10", "Ground out of 7". */
import { plainDigits, tidy } from './text.js';

const bare = (text: string): string => plainDigits(tidy(text)).toLowerCase();

/** Reads a BHK as the wire writes it, from a text or a plain count; null when none is named. */
export const parseBhk = (text: string): string | null => {
  const words = bare(text);
  if (/\bstudio\b|\b1?\s*r\.?k\b/.test(words)) return '1RK';
  const [, named] = /(?<!\d)(\d+)(?:\.5)? ?(?:\+ ?)?(?:b\.?h\.?k|bed(?:room)?s?\b)/.exec(words) ?? [];
  const [, plain] = /^(\d+)(?:\.[05])?$/.exec(words) ?? [];
  const count = Number(named ?? plain);
  if (!Number.isInteger(count) || count > 20) return null;
  return count === 0 ? '1RK' : `${count}BHK`;
};

/** Reads a count of rooms or years from 0 to `most`; null when there is none. */
export const parseCount = (text: string, most: number): string | null => {
  const [, digits] = /^(\d{1,4})(?:\.0+)?(?:\s*[a-z].*)?$/.exec(bare(text)) ?? [];
  if (digits === undefined || Number(digits) > most) return null;
  return String(Number(digits));
};

/** A floor and the number of floors, each when known; a basement has no floor number on the wire. */
export interface Floors {
  readonly floor?: number;
  readonly total?: number;
}

// The forms offer 0 to 80 (S-285).
const highest = 80;

const floorOf = (word: string): number | undefined => {
  if (/^(?:g|gr|ground)\b/.test(word)) return 0;
  const [, digits] = /^(\d+)(?:st|nd|rd|th)?\b/.exec(word) ?? [];
  const floor = Number(digits ?? Number.NaN);
  return floor <= highest ? floor : undefined;
};

/** Reads a floor text; null when neither the floor nor the total can be made out, or the floor lies above the top. */
export const parseFloors = (text: string): Floors | null => {
  const words = bare(text);
  const [, groundPlus] = /^g(?:round)?\s*\+\s*(\d+)/.exec(words) ?? [];
  if (groundPlus !== undefined) return Number(groundPlus) <= highest ? { total: Number(groundPlus) } : null;
  const [first = '', second = ''] = words.split(/\bout of\b|\bof\b|\//).map((part) => part.trim());
  const floor = floorOf(first);
  const total = floorOf(second);
  if (floor === undefined && total === undefined) return null;
  if (floor !== undefined && total !== undefined && floor > total) return null;
  return { ...(floor === undefined ? {} : { floor }), ...(total === undefined ? {} : { total }) };
};
