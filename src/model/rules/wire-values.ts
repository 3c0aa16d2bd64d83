/** Reads the loose values of the wire: what one server sends as a number, another sends as text (C-57, D-35). */
import { numberOf } from './numbers.js';

/** Holds an object whose fields are not known yet. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Reads a nested object; anything else counts as an empty one. */
export const recordOf = (value: unknown): WireRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : {};

/** Reads a text, trimmed; a number as its text, anything else as empty. */
export const wireText = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads a list of texts; a single text is a list of one, since one repeated form field arrives so (D-35). */
export const wireList = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(wireText).filter((text) => text !== '');

/** Reads yes or no from a boolean or its text (D-35: "false" is no); null when it says neither. */
export const wireFlag = (value: unknown): boolean | null => {
  const text = String(value).trim().toLowerCase();
  if (text === 'true' || text === 'yes') return true;
  return text === 'false' || text === 'no' ? false : null;
};

/** Writes yes or no as forms show it; empty when neither is known. */
export const flagText = (flag: boolean | null): string => (flag === null ? '' : flag ? 'Yes' : 'No');

/** Reads a moment from ISO text or milliseconds (C-55), as milliseconds since 1970; null when it is neither. */
export const wireTime = (value: unknown): number | null => {
  const number = numberOf(value);
  if (number !== null) return number;
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) ? null : parsed;
};

/** Reads a floor number; "Ground" and "G" are 0 (R2), a missing one is null (S-159). */
export const wireFloor = (value: unknown): number | null =>
  /^g(round)?$/i.test(wireText(value)) ? 0 : numberOf(value);

/** Holds the age of a property in whole years: `to` is `from` again when it is one number, Infinity for "10+" (C-24). */
export interface Age {
  readonly from: number;
  readonly to: number;
}

/** Reads an age from "7", 7, "5-10" or "10+" (C-24); a blank or other text is null, shown as a dash (S-159). */
export const wireAge = (value: unknown): Age | null => {
  const [whole, from, to] = /^(\d{1,3})(?:\.\d+)?(?:-(\d{1,3})|\+)?$/.exec(wireText(value)) ?? [];
  if (!whole) return null;
  return { from: Number(from), to: whole.endsWith('+') ? Infinity : Number(to ?? from) };
};
