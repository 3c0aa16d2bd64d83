/** How the form of a kind takes its fields: what may stay empty, what the view calls them, which unit goes with a size. */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import { type FieldName, factsOf, type AskedName, askedFields } from './catalogue.js';
import type { ViewName } from './fields.js';
import { type KindFields, kindFields } from './kinds.js';
import { isMoreFact } from './more-facts.js';

/** Tells whether the form of a kind may leave a field empty. */
export const isOptional = (kind: ListingKind, name: FieldName): boolean => {
  const { basics, details }: KindFields = kindFields[kind];
  const asked: readonly string[] = [...basics, ...details];
  return name === 'mapPin' || isMoreFact(name) || asked.includes(`${name}?`);
};

/** Returns the field of a kind that the view knows under a name: the `price` of a rent is `monthlyRent`. */
export const fieldOfView = (kind: ListingKind, view: ViewName): AskedName | undefined =>
  askedFields(kind).find((name) => (factsOf(name).view ?? name) === view);

/** Returns the field that holds the unit of a size. */
export const unitOf = (kind: ListingKind, size: FieldName): AskedName | undefined =>
  askedFields(kind).find((name) => factsOf(name).unitOf?.includes(size));
