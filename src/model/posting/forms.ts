/** The five posting forms as one table: what each step asks, in which order, by which control (S-250 to S-292). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { areaUnits } from '../rules/area.js';
import {
  ageOptions,
  buildingFeatures,
  commercialAmenities,
  flatFurnishings,
  floorOptions,
  overlookingOptions,
  plotAmenities,
  roomCountOptions,
  sellAgeOptions,
  societyAmenities,
} from '../rules/options/features.js';
import {
  approvedByOptions,
  availableForOptions,
  furnishedOptions,
  ownershipOptions,
  possessionStatusOptions,
  reraOptions,
  roomTypeOptions,
} from '../rules/options/filters.js';
import {
  bhkOptions,
  commercialTypes,
  durationOptions,
  openSidesOptions,
  pgTypes,
  possessionByOptions,
  rentTypes,
  sellTypes,
  willingToRentOptions,
} from '../rules/options/posting.js';
import { isBusinessType } from '../rules/validate/rent.js';
import { asksReraNumber } from '../rules/validate/rera.js';
import type { Control, Field, FieldName, FormValues, Section, Suggests } from './field.js';
import { textIn } from './field.js';

/** Holds the two steps of a form. */
export interface PostingForm {
  readonly basics: readonly Section[];
  readonly details: readonly Section[];
}

/** Holds the most characters of a description. */
export const maxDescription = 2000;

type More = Omit<Field, 'name' | 'control'>;
const field = (name: FieldName, control: Control, more: More = {}): Field => ({ name, control, ...more });
const choice = (name: FieldName, options: readonly string[], more: More = {}): Field =>
  field(name, 'choice', { options, ...more });
const named = (name: FieldName, suggests: Suggests, more: More = {}): Field =>
  field(name, 'text', { suggests, ...more });
const area = (name: FieldName, unit: FieldName, more: More = {}): Field =>
  field(name, 'number', { unit, options: areaUnits, ...more });
const feature = (name: FieldName, options: readonly string[], more: More = {}): Field =>
  choice(name, options, { inside: 'features', isOptional: true, ...more });
const listed = (one: Field): Field => ({ ...one, control: 'select' });

const isHome = (values: FormValues): boolean => !isBusinessType(textIn(values, 'propertyType'));
const types = (options: readonly string[]): Field => choice('propertyType', options);
const city = named('city', 'city');
const locality = named('locality', 'locality');
const bhk = choice('bhk', bhkOptions);
const furnished = choice('furnishedType', furnishedOptions);
const possession = choice('possessionStatus', possessionStatusOptions);
const letting = (rent: More): readonly Field[] => [
  field('monthlyRent', 'money', rent),
  field('securityDeposit', 'money'),
];
const duration = listed(choice('durationOfAgreement', durationOptions));
const availableFrom = field('availableFrom', 'date');

const floors = [
  listed(feature('floorNumber', floorOptions)),
  listed(feature('totalFloors', floorOptions)),
] as const;
const rooms = (ages: readonly string[], when?: Pick<More, 'when'>): Section => ({
  name: 'features',
  fields: [
    feature('bedrooms', roomCountOptions, when),
    feature('bathrooms', roomCountOptions),
    feature('balconies', roomCountOptions, when),
    ...floors,
    listed(feature('ageOfProperty', ages)),
  ],
});
const rera: Section = {
  name: 'rera',
  fields: [
    choice('reraApproved', reraOptions, { isOptional: true }),
    field('reraNumber', 'text', {
      when: (values) => asksReraNumber(textIn(values, 'reraApproved')),
      most: 40,
    }),
  ],
};
const amenities = (...groups: readonly (readonly [More['label'] | null, readonly string[]])[]): Section => ({
  name: 'amenities',
  fields: groups.map(([label, options]) =>
    field('amenities', 'toggles', { options, isOptional: true, ...(label && { label }) }),
  ),
});
const homeAmenities = amenities(['flatFurnishing', flatFurnishings], ['societyAmenities', societyAmenities]);
const about: Section = {
  name: 'about',
  fields: [field('description', 'long-text', { isOptional: true, most: maxDescription })],
};
const basics = (...fields: readonly Field[]): readonly Section[] => [{ name: 'basics', fields }];

const sell: PostingForm = {
  basics: basics(
    types(sellTypes),
    city,
    { ...locality, label: 'location' },
    named('society', 'society'),
    bhk,
    furnished,
    area('carpetArea', 'carpetAreaUnit'),
    area('superArea', 'superAreaUnit'),
    possession,
    field('price', 'money'),
  ),
  details: [
    rooms(sellAgeOptions),
    {
      name: 'society',
      fields: [named('developer', 'developer', { isOptional: true }), area('societyArea', 'societyAreaUnit')],
    },
    rera,
    homeAmenities,
    about,
  ],
};

const rent: PostingForm = {
  basics: basics(
    types(rentTypes),
    city,
    locality,
    named('societyName', 'society'),
    { ...bhk, when: isHome },
    furnished,
    area('carpetArea', 'areaUnit'),
    ...letting({}),
    choice('willingToRent', willingToRentOptions, { isOptional: true }),
    { ...duration, isOptional: true },
    availableFrom,
  ),
  details: [rooms(ageOptions, { when: isHome }), homeAmenities, about],
};

const pg: PostingForm = {
  basics: basics(
    types(pgTypes),
    city,
    locality,
    named('societyName', 'society'),
    choice('roomType', roomTypeOptions),
    field('capacity', 'digits'),
    choice('availableFor', availableForOptions),
    bhk,
    furnished,
    area('carpetArea', 'areaUnit'),
    ...letting({ label: 'rentPerBed' }),
    duration,
    availableFrom,
  ),
  details: [rooms(ageOptions), homeAmenities, about],
};

const plot: PostingForm = {
  basics: basics(
    city,
    locality,
    named('societyName', 'society'),
    area('plotArea', 'areaUnit'),
    field('length', 'number', { inside: 'dimensions', measure: 'feet' }),
    field('breadth', 'number', { inside: 'dimensions', measure: 'feet' }),
    field('floorAllowed', 'digits', { inside: 'features', most: 3 }),
    choice('boundaryWall', ['Yes', 'No'], { inside: 'features' }),
    choice('openSides', openSidesOptions, { inside: 'features' }),
    choice('possessionBy', possessionByOptions(new Date().getFullYear())),
    choice('approvedBy', approvedByOptions),
    choice('ownershipType', ownershipOptions),
    field('price', 'money', { label: 'cost' }),
  ),
  details: [
    rera,
    {
      name: 'amenities',
      fields: [
        field('amenities', 'toggles', { options: plotAmenities, isOptional: true }),
        field('overlooking', 'toggles', { options: overlookingOptions, isOptional: true }),
      ],
    },
    about,
  ],
};

const commercial: PostingForm = {
  basics: basics(
    types(commercialTypes),
    city,
    locality,
    named('projectName', 'society'),
    possession,
    area('carpetArea', 'areaUnit'),
    choice('ownership', ownershipOptions),
    field('price', 'money'),
  ),
  details: [
    {
      name: 'features',
      fields: [
        feature('washroom', roomCountOptions),
        listed(feature('ageOfProperty', ageOptions)),
        ...[...floors].reverse(),
      ],
    },
    rera,
    amenities([null, commercialAmenities], ['buildingFeatures', buildingFeatures]),
    about,
  ],
};

/** Holds the five forms. */
export const postingForms: Readonly<Record<ListingKind, PostingForm>> = { sell, rent, plot, pg, commercial };

/** Lists the fields of both steps of a kind in their order. */
export const fieldsOf = (kind: ListingKind): readonly Field[] => {
  const { basics: first, details } = postingForms[kind];
  return [...first, ...details].flatMap(({ fields }) => fields);
};

/** Lists the fields of one step that are asked, given what has been entered. */
export const askedFields = (kind: ListingKind, step: 1 | 2, values: FormValues): readonly Field[] => {
  const { basics: first, details } = postingForms[kind];
  return (step === 1 ? first : details)
    .flatMap(({ fields }) => fields)
    .filter(({ when }) => when?.(values) ?? true);
};
