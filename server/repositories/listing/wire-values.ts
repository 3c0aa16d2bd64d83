/** Brings what an owner gave into the one form we store: numbers as numbers, counts as text, spellings of the alias table. */
import { canonical, optionOf } from '../../../src/model/rules/aliases.js';
import { numberOf } from '../../../src/model/rules/numbers.js';
import type { WireField } from './wire-fields.js';

const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).normalize('NFC').trim() || null;
};

const sizeOf = (value: unknown): number | null =>
  numberOf(typeof value === 'string' ? value.replaceAll(',', '') : value);

const listOf = (value: unknown, { spelt = [] }: WireField): string[] => {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  const texts = values.map(textOf).filter((text) => text !== null);
  return [...new Set(texts.map((text) => optionOf(spelt, text) ?? canonical(text)))];
};

const textsOf = (value: unknown): Record<string, string> => {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, textOf(part)]).filter(([, text]) => text !== null),
  ) as Record<string, string>;
};

const flagOf = (value: unknown): boolean | null => {
  if (typeof value === 'boolean') return value;
  const text = textOf(value)?.toLowerCase();
  if (text === 'true' || text === 'yes') return true;
  return text === 'false' || text === 'no' ? false : null;
};

const plotFeaturesOf = (value: unknown): Record<string, string | boolean> => {
  const { boundaryWall, ...others } = (value ?? {}) as Record<string, unknown>;
  const wall = flagOf(boundaryWall);
  return { ...textsOf(others), ...(wall !== null && { boundaryWall: wall }) };
};

const optionTextOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text === null ? null : canonical(text);
};

const readers: Record<WireField['form'], (value: unknown, field: WireField) => unknown> = {
  text: textOf,
  option: optionTextOf,
  number: sizeOf,
  size: sizeOf,
  list: listOf,
  texts: textsOf,
  'plot-features': plotFeaturesOf,
};

/** Gives the stored value of a field, null when it says nothing (C-57). */
export const storedValue = (field: WireField, value: unknown): unknown => readers[field.form](value, field);
