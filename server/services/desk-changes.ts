/** What an edit changed of a listing, field by field, as the desk shows it. */
import type { DeskChange } from '../../src/api/contract/desk.schema.js';
import { factsOf } from '../../src/model/rules/listing/catalogue.js';
import { recordOf, wireText } from '../../src/model/rules/wire-values.js';
import type { OfferedColumns } from '../repositories/desk-cases.js';
import { type WireField, wireFields } from '../repositories/listing/wire-fields.js';

/** Most characters of a value that are shown. */
const longest = 1000;

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(wireText).join(', ')
    : typeof value === 'boolean'
      ? String(value)
      : wireText(value);

const valueOf = (columns: OfferedColumns, { name, group, column }: WireField): string => {
  if (column) return textOf(columns[column]);
  const details = recordOf(columns.details);
  return textOf((group ? recordOf(details[group]) : details)[name]);
};

/** What a listing offers, by the names of the view. */
const offerOf = (columns: OfferedColumns): Map<string, string> =>
  new Map([
    ['kind', columns.kind],
    ...wireFields[columns.kind].map((field): [string, string] => [
      factsOf(field.name).view ?? field.name,
      valueOf(columns, field),
    ]),
  ]);

const photosOf = ({ images }: OfferedColumns): readonly unknown[] => (Array.isArray(images) ? images : []);

/** Lists the fields that differ, in the order of the form; photos last, by their number. */
export const changesOf = (before: OfferedColumns, after: OfferedColumns): DeskChange[] => {
  const [was, now] = [offerOf(before), offerOf(after)];
  const changes = [...new Set([...now.keys(), ...was.keys()])]
    .map((field) => ({ field, was: was.get(field) ?? '', now: now.get(field) ?? '' }))
    .filter((change) => change.was !== change.now)
    .map((change) => ({ ...change, was: change.was.slice(0, longest), now: change.now.slice(0, longest) }));
  const [oldPhotos, newPhotos] = [photosOf(before), photosOf(after)];
  if (oldPhotos.join(' ') !== newPhotos.join(' '))
    changes.push({ field: 'photos', was: String(oldPhotos.length), now: String(newPhotos.length) });
  return changes;
};
