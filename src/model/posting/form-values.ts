/** The initial values of a form: empty, or those of the edited listing (S-231). */
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { optionOf } from '../rules/aliases.js';
import { bhkOf } from '../rules/bhk.js';
import { checkOf } from '../rules/listing/checks.js';
import { factsOf, askedFields } from '../rules/listing/catalogue.js';
import type { FieldType } from '../rules/listing/fields.js';
import {
  flagText,
  recordOf,
  wireFlag,
  wireFloor,
  wireList,
  wireText,
  type WireRecord,
} from '../rules/wire-values.js';
import type { Field, FieldName, FormValues } from './field.js';
import { fieldsOf } from './forms.js';

const readers: Partial<Record<FieldType, (value: unknown) => string>> = {
  bhk: bhkOf,
  floor: (value) => String(wireFloor(value) ?? ''),
  flag: (value) => flagText(wireFlag(value)),
  // A picker takes one of a list; a longer list is kept as one choice of its own (C-20).
  list: (value) => wireList(value).join(','),
};

const stored = ({ name, options, control }: Field, listing: WireRecord): string | readonly string[] => {
  const { type, in: group } = factsOf(name);
  const value = (group ? recordOf(listing[group]) : listing)[name];
  if (control === 'toggles') return wireList(value);
  const text = (readers[type] ?? wireText)(value);
  return (control !== 'number' && options && optionOf(options, text)) || text;
};

const unitIn = (listing: WireRecord, { unit, options = [] }: Field): readonly [FieldName, string][] => {
  const text = unit ? wireText(listing[unit]) : '';
  return unit ? [[unit, optionOf(options, text) ?? text]] : [];
};

/** Makes the values of an untouched form. */
export const emptyValues = (kind: ListingKind): FormValues =>
  Object.fromEntries(
    askedFields(kind).flatMap((name) => {
      const { standard } = checkOf(kind, name);
      return standard === undefined ? [] : [[name, standard]];
    }),
  );

/** Reads a stored listing into the values of its form, in the spelling of the options (R2). */
export const valuesOf = (kind: ListingKind, listing: Listing): FormValues => {
  const wire = listing as unknown as WireRecord;
  const entries = fieldsOf(kind).flatMap((field) => [
    [field.name, stored(field, wire)] as const,
    ...unitIn(wire, field),
  ]);
  const filled = entries.filter(([, value]) => value.length > 0);
  return { ...emptyValues(kind), ...(Object.fromEntries(filled) as FormValues) };
};

/** Lists the names of a stored listing, which are always valid (C-30). */
export const storedNames = (kind: ListingKind, listing: Listing): readonly string[] => {
  const wire = listing as unknown as WireRecord;
  return fieldsOf(kind)
    .filter(({ suggests }) => suggests)
    .map(({ name }) => wireText(wire[name]));
};

/** Lists a field's choices, and behind the last group of them those that only the stored listing has. */
export const choicesOf = (kind: ListingKind, field: Field, chosen: readonly string[]): readonly string[] => {
  const { options = [] } = field;
  const groups = fieldsOf(kind).filter(({ name }) => name === field.name);
  if (groups.at(-1) !== field && groups.length > 1) return options;
  const known = groups.flatMap((group) => group.options ?? []);
  return [...options, ...chosen.filter((value) => value !== '' && !known.includes(value))];
};
