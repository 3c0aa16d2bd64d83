/** Converts a stored listing to a filled form, and a filled form to a listing to be saved. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { type FieldName, factsOf, askedFields } from '../../../src/model/rules/listing/catalogue.js';
import { kindFields } from '../../../src/model/rules/listing/kinds.js';
import { flagText, recordOf, wireFlag, wireList, wireText } from '../../../src/model/rules/wire-values.js';
import type { ListingFields } from '../../repositories/listing/new-listing.js';
import { textKey } from '../../text-key.js';
import type { CheckedForm } from './check.js';
import { listFields, type PostedForm, textFields } from './fields.js';

const valueIn = (listing: unknown, name: FieldName): unknown => {
  const wire = recordOf(listing);
  const { in: group } = factsOf(name);
  return (group ? recordOf(wire[group]) : wire)[name];
};

const textIn = (listing: unknown, name: FieldName): string => {
  const value = valueIn(listing, name);
  return factsOf(name).type === 'flag' ? flagText(wireFlag(value)) : wireText(value);
};

/** Makes the form of a listing as replies carry it. */
export const formOf = (kind: ListingKind, listing: unknown): CheckedForm => ({
  texts: Object.fromEntries(textFields(kind).map((name) => [name, textIn(listing, name)])),
  lists: Object.fromEntries(listFields(kind).map((name) => [name, wireList(valueIn(listing, name))])),
});

/** Makes the wire fields of a kind; fields the form does not ask (the number of buildings) are taken from `before`. */
export const fieldsFrom = (
  kind: ListingKind,
  { texts, lists }: CheckedForm,
  before: unknown = {},
): ListingFields => {
  const wire: Record<string, unknown> = {};
  const groups: Record<string, Record<string, unknown>> = {};
  for (const name of askedFields(kind).filter((each) => !factsOf(each).isPrivate)) {
    const { in: group } = factsOf(name);
    const place = group === undefined ? wire : (groups[group] ??= {});
    place[name] = lists[name] ?? texts[name] ?? '';
  }
  for (const name of kindFields[kind].unasked)
    if (factsOf(name).isAdded && valueIn(before, name) !== undefined) wire[name] = valueIn(before, name);
  // rowOf reads numbers from texts, too (C-57).
  return { ...wire, ...groups } as unknown as ListingFields;
};

const isSamePlace = (before: unknown, { texts }: PostedForm): boolean =>
  textKey(`${texts.city}/${texts.locality}`) ===
  textKey(`${textIn(before, 'city')}/${textIn(before, 'locality')}`);

/**
 * Adds the stored values of fields that a client of the specifications does not know and so does not send; its pin only while
 * the listing stays in its locality.
 */
export const withStoredUnknown = (kind: ListingKind, form: PostedForm, before: unknown): PostedForm => {
  const isKept = (name: FieldName): boolean => name !== 'mapPin' || isSamePlace(before, form);
  const unknown = textFields(kind).filter(
    (name) => factsOf(name).isAdded && !form.sent.has(name) && isKept(name),
  );
  const kept = Object.fromEntries(unknown.map((name) => [name, textIn(before, name)]));
  return { ...form, texts: { ...form.texts, ...kept } };
};
