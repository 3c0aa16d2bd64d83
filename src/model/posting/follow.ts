/** What a posting form fills in by itself: units people mean, bedrooms by the BHK, and what was said for another kind. */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { optionOf } from '../rules/aliases.js';
import { bhkOf } from '../rules/bhk.js';
import { askedFields } from '../rules/listing/catalogue.js';
import { type FieldName, type FormValues, textIn } from './field.js';
import { fieldsOf } from './forms.js';

/** The units of a new form (S-262): homes and plots by sq ft, the ground of a society by the acre. */
const usualUnits: Partial<Record<FieldName, string>> = {
  carpetAreaUnit: 'Sq-ft',
  superAreaUnit: 'Sq-ft',
  areaUnit: 'Sq-ft',
  societyAreaUnit: 'Acre',
};

/** Returns the units that the new form of a kind begins with. */
export const usualUnitsOf = (kind: ListingKind): FormValues =>
  Object.fromEntries(
    askedFields(kind).flatMap((name) => (usualUnits[name] ? [[name, usualUnits[name]]] : [])),
  );

/** Returns the bedrooms of a BHK, as the form says them; '' when it tells none. */
const bedroomsOf = (bhk: string): string => /^\d+/.exec(bhkOf(bhk))?.[0] ?? '';

/** Fills in the bedrooms of a changed BHK, unless somebody has chosen others. */
export const withBedrooms = (kind: ListingKind, before: FormValues, values: FormValues): FormValues => {
  if (!askedFields(kind).includes('bedrooms')) return values;
  const chosen = textIn(before, 'bedrooms');
  if (chosen !== '' && chosen !== bedroomsOf(textIn(before, 'bhk'))) return values;
  return { ...values, bedrooms: bedroomsOf(textIn(values, 'bhk')) };
};

/** What differs in meaning from kind to kind, so that it is said anew. */
const ownOfKind: readonly FieldName[] = ['price', 'ownershipType', 'possessionStatus'];

/** The name by which a kind asks for the society. */
const societyOf = (kind: ListingKind): FieldName | undefined =>
  fieldsOf(kind).find(({ suggests }) => suggests === 'society')?.name;

/** Returns what a form of one kind says that a form of another asks as well. */
export const valuesFor = (kind: ListingKind, from: ListingKind, values: FormValues): FormValues => {
  const society = { from: societyOf(from), to: societyOf(kind) };
  const kept = fieldsOf(kind).flatMap(({ name, unit, options, control }) => {
    const source = name === society.to ? society.from : name;
    const value = source === undefined || ownOfKind.includes(name) ? undefined : values[source];
    if (value === undefined || value.length === 0) return [];
    const entry: readonly [FieldName, string | readonly string[]][] =
      typeof value === 'string'
        ? control !== 'number' && options && optionOf(options, value) === null
          ? []
          : [[name, value]]
        : [[name, value.filter((one) => !options || optionOf(options, one) !== null)]];
    const size = unit ? values[unit] : undefined;
    return unit && size !== undefined ? [...entry, [unit, size] as [FieldName, string]] : entry;
  });
  return Object.fromEntries(kept);
};
