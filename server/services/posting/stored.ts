/** A stored listing as its form would have been filled in, and a filled form as a listing to be saved. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { recordOf, wireList, wireText } from '../../../src/model/rules/wire-values.js';
import type { ListingFields } from '../../repositories/listing/new-listing.js';
import type { CheckedForm } from './check.js';
import { forms, type PostedForm } from './fields.js';

const textOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : wireText(value));

const textsOf = (names: readonly string[], from: unknown): [string, string][] =>
  names.map((name) => [name, textOf(recordOf(from)[name])]);

/** Reads the form back out of a listing as answers carry it. */
export const formOf = (kind: ListingKind, listing: unknown): CheckedForm => {
  const { texts, features, dimensions, lists } = forms[kind];
  const wire = recordOf(listing);
  return {
    texts: Object.fromEntries([
      ...textsOf(texts, wire),
      ...textsOf(features, wire.features),
      ...textsOf(dimensions, wire.dimensions),
    ]),
    lists: Object.fromEntries(lists.map((name) => [name, wireList(wire[name])])),
  };
};

const pick = (names: readonly string[], { texts }: CheckedForm): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));

/** Makes the wire fields of a kind; what the form does not have (the number of buildings) is kept from `before`. */
export const fieldsFrom = (kind: ListingKind, form: CheckedForm, before: unknown = {}): ListingFields => {
  const { texts, features, dimensions } = forms[kind];
  const { buildings } = recordOf(before);
  return {
    ...pick(texts, form),
    ...form.lists,
    features: pick(features, form),
    ...(dimensions.length > 0 && { dimensions: pick(dimensions, form) }),
    ...(buildings !== undefined && { buildings }),
    // The row reads every field by its form on the wire, so texts are as good as numbers here (C-57).
  } as unknown as ListingFields;
};

/** Adds to a sent form what a client of the specifications alone does not know and so must not lose. */
export const keepUnknown = (form: PostedForm, before: unknown): PostedForm => {
  if (form.sent.has('description')) return form;
  return { ...form, texts: { ...form.texts, description: textOf(recordOf(before).description) } };
};
