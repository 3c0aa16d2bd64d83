/** The five posting forms: what each step asks, in which section and by which control (S-250 to S-292). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { checkOf, isAsked, optionsOf } from '../rules/listing/checks.js';
import { factsOf, fieldsOfStep, type StepName } from '../rules/listing/catalogue.js';
import type { FieldType } from '../rules/listing/fields.js';
import { isMoreFact } from '../rules/listing/more-facts.js';
import { isOptional, unitOf } from '../rules/listing/form-fields.js';
import type { Control, Field, FieldName, FormValues, LabelName, Section, SectionName } from './field.js';
import { textIn } from './field.js';

const controlOfType: Readonly<Record<FieldType, Control>> = {
  text: 'text',
  'long-text': 'long-text',
  choice: 'choice',
  bhk: 'choice',
  date: 'date',
  rupees: 'money',
  number: 'number',
  size: 'number',
  count: 'digits',
  floor: 'select',
  age: 'select',
  flag: 'choice',
  list: 'toggles',
};

type More = Partial<Omit<Field, 'name' | 'options'>>;

const chips: More = { control: 'choice' };
const side: More = { control: 'number', measure: 'feet' };
const society: More = { suggests: 'society' };

/** Fields whose control does not follow from their type. */
const usual: Partial<Record<FieldName, More>> = {
  city: { suggests: 'city' },
  locality: { suggests: 'locality' },
  society,
  societyName: society,
  projectName: society,
  developer: { suggests: 'developer' },
  mapPin: { control: 'pin' },
  length: side,
  breadth: side,
  // The picker takes one of the list (C-20).
  willingToRent: chips,
  durationOfAgreement: { control: 'select' },
  bedrooms: chips,
  bathrooms: chips,
  balconies: chips,
  washroom: chips,
  sharing: chips,
  roadWidth: { measure: 'feet' },
};

const ofKind: Partial<Record<ListingKind, Partial<Record<FieldName, More>>>> = {
  sell: { locality: { label: 'location' } },
  pg: { monthlyRent: { label: 'rentPerBed' } },
  plot: { price: { label: 'cost' } },
};

const sectionOf: Partial<Record<FieldName, SectionName>> = {
  developer: 'society',
  societyArea: 'society',
  reraApproved: 'rera',
  reraNumber: 'rera',
  amenities: 'amenities',
  overlooking: 'amenities',
};

const fieldOf = (kind: ListingKind, name: FieldName): Field => {
  const { most } = checkOf(kind, name);
  const unit = unitOf(kind, name);
  const options = optionsOf(kind, unit ?? name);
  return {
    name,
    control: controlOfType[factsOf(name).type],
    ...(options.length > 0 && { options }),
    ...(unit && { unit }),
    ...(most && { most }),
    ...(isOptional(kind, name) && { isOptional: true }),
    ...usual[name],
    ...ofKind[kind]?.[name],
  };
};

/** Each group of choices is a control. */
const controlsOf = (kind: ListingKind, name: FieldName): readonly Field[] => {
  const field = fieldOf(kind, name);
  const { groups } = checkOf(kind, name);
  if (!groups) return [field];
  return Object.entries(groups).map(([label, options]) => ({
    ...field,
    options,
    ...(label && { label: label as LabelName }),
  }));
};

const ofGroup = (name: FieldName, group: string | undefined): SectionName =>
  isMoreFact(name) ? 'more' : group === 'features' ? group : 'about';

const sectionsOf = (kind: ListingKind, step: StepName): readonly Section[] => {
  const sections = new Map<SectionName, readonly Field[]>();
  for (const name of fieldsOfStep(kind, step)) {
    const { in: group, unitOf: sizes } = factsOf(name);
    // A unit stands beside its size.
    if (sizes) continue;
    const section = step === 'basics' ? 'basics' : (sectionOf[name] ?? ofGroup(name, group));
    sections.set(section, [...(sections.get(section) ?? []), ...controlsOf(kind, name)]);
  }
  return [...sections].map(([name, fields]) => ({ name, fields }));
};

/** Holds the two steps of a form. */
export interface PostingForm {
  readonly basics: readonly Section[];
  readonly details: readonly Section[];
}

const formOf = (kind: ListingKind): PostingForm => ({
  basics: sectionsOf(kind, 'basics'),
  details: sectionsOf(kind, 'details'),
});

/** Holds the five forms. */
export const postingForms: Readonly<Record<ListingKind, PostingForm>> = {
  sell: formOf('sell'),
  rent: formOf('rent'),
  plot: formOf('plot'),
  pg: formOf('pg'),
  commercial: formOf('commercial'),
};

/** Lists the controls of both steps of a kind in their order. */
export const fieldsOf = (kind: ListingKind): readonly Field[] => {
  const { basics, details } = postingForms[kind];
  return [...basics, ...details].flatMap(({ fields }) => fields);
};

/** Tells whether a field is asked, given what has been entered (C-26, S-242). */
export const isShown = (kind: ListingKind, name: FieldName, values: FormValues): boolean =>
  isAsked(kind, name, (other) => textIn(values, other as FieldName));
