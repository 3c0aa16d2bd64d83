/** Converts given values to the stored form: numbers as numbers, counts as text, spellings of the alias table. */
import { canonical, optionOf } from '../../../src/model/rules/aliases.js';
import { numberOf } from '../../../src/model/rules/numbers.js';
import { wireFlag } from '../../../src/model/rules/wire-values.js';
import type { WireField } from './wire-fields.js';

const textOf = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).normalize('NFC').trim() || null;
};

const sizeOf = (value: unknown): number | null =>
  numberOf(typeof value === 'string' ? value.replaceAll(',', '') : value);

const listOf = (value: unknown, { spelt }: WireField): string[] => {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  const texts = values.map(textOf).filter((text) => text !== null);
  return [...new Set(texts.map((text) => optionOf(spelt, text) ?? canonical(text)))];
};

const choiceOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text === null ? null : canonical(text);
};

const readers: Record<WireField['type'], (value: unknown, field: WireField) => unknown> = {
  text: textOf,
  'long-text': textOf,
  choice: choiceOf,
  bhk: textOf,
  date: textOf,
  rupees: sizeOf,
  number: sizeOf,
  size: sizeOf,
  count: textOf,
  floor: textOf,
  age: textOf,
  flag: wireFlag,
  list: listOf,
};

/** Returns the stored value of a field, null for an empty one (C-57). */
export const storedValue = (field: WireField, value: unknown): unknown => readers[field.type](value, field);
