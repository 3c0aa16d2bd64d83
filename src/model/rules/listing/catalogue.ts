/** All fields of a listing: those that cards and pages draw (`fields.ts`), the further facts (`more-facts.ts`), and its pin. */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import { type FieldFacts, fields } from './fields.js';
import { kindFields } from './kinds.js';
import { moreFacts, moreFactsOf } from './more-facts.js';

/** Where a listing is exactly: latitude and longitude, as in "18.50743,73.80771" (docs/decisions/0154). */
const pin = { mapPin: { type: 'text', isAdded: true, isPrivate: true } } as const;

const all: Readonly<Record<keyof typeof fields | keyof typeof moreFacts | keyof typeof pin, FieldFacts>> = {
  ...fields,
  ...moreFacts,
  ...pin,
};

/** Names a field as the wire, the forms and their refusals do. */
export type FieldName = keyof typeof all;

/** Returns the facts of a field. */
export const factsOf = (name: FieldName): FieldFacts => all[name];

/** Names a field as the multipart bodies of posting do: `features[bedrooms]` (S-420). */
export const bodyNameOf = (name: FieldName): string => {
  const { in: group } = factsOf(name);
  return group ? `${group}[${name}]` : name;
};

/** Names a step of a form. */
export type StepName = 'basics' | 'details';

/** Takes the mark of what may stay empty off a name. */
export type WithoutMark<Text> = Text extends `${infer Name}?` ? Name : Text;

/** Names a field that some form asks. */
export type AskedName =
  | WithoutMark<(typeof kindFields)[ListingKind][StepName][number]>
  | (typeof moreFactsOf)[ListingKind][number]
  | keyof typeof pin;

const nameOf = (asked: string): AskedName => asked.replace('?', '') as AskedName;

/** The last names of a place, in each of their spellings: the pin is asked after them. */
const placeNames: readonly AskedName[] = ['society', 'societyName', 'projectName'];

/** Lists the fields that a step of a kind asks, in their order; the further facts are the last. */
export const fieldsOfStep = (kind: ListingKind, step: StepName): readonly AskedName[] => [
  ...kindFields[kind][step]
    .map(nameOf)
    .flatMap((name) => (placeNames.includes(name) ? [name, 'mapPin' as const] : name)),
  ...(step === 'details' ? moreFactsOf[kind] : []),
];

/** Lists the fields that the form of a kind asks. */
export const askedFields = (kind: ListingKind): readonly AskedName[] => [
  ...fieldsOfStep(kind, 'basics'),
  ...fieldsOfStep(kind, 'details'),
];

/** Lists every field of a kind. */
export const fieldsOf = (kind: ListingKind): readonly FieldName[] => [
  ...askedFields(kind),
  ...kindFields[kind].unasked,
];
