/** The import template for owners: headings the importer recognises and two example rows. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { factsOf, askedFields } from '../../src/model/rules/listing/catalogue.js';
import type { FieldType } from '../../src/model/rules/listing/fields.js';
import { headingsOf, isOwnTarget } from './targets.js';

/** A heading with the cells of both examples. */
type Column = readonly [heading: string, first: string, second: string];

const place: Column[] = [
  ['city', 'Pune', 'Navi Mumbai'],
  ['locality', 'Baner', 'Sector 20 Kharghar'],
];
const rooms: Column[] = [
  ['bhk', '2BHK', '3BHK'],
  ['bathrooms', '2', '3'],
  ['balconies', '1', '2'],
  ['floor', '5', 'Ground'],
  ['total floors', '12', '7'],
  ['age', '4', '10+'],
];
const rera: Column[] = [
  ['rera', 'Yes', 'Not Applicable'],
  ['rera number', 'P52100012345', ''],
];
const homeAmenities: Column = ['amenities', 'Lift, CCTV, Gym', 'Garden, Swimming Pool'];
const description: Column = ['description', 'Corner home with a view of the hill', ''];
const furnishing: Column = ['furnishing', 'Semi Furnished', 'Unfurnished'];
const reference = (letter: string): Column => ['reference', `${letter}-101`, `${letter}-102`];

const letting: Column[] = [
  ['deposit', '1 Lac', '90000'],
  ['available from', '2027-01-15', '15/02/2027'],
  ['agreement', '11 months', '6 months'],
];

const columns: Readonly<Record<ListingKind, readonly Column[]>> = {
  sell: [
    reference('S'),
    ['property type', 'Flat', 'Residential House'],
    ...place,
    ['society', 'Green Court', 'Lake View'],
    ...rooms,
    ['carpet area (sq ft)', '850', '1250'],
    ['super area (sq ft)', '1100', '1600'],
    furnishing,
    ['possession', 'Resell', 'Ready to Move New'],
    ['price', '98 L', '1.88 Cr'],
    ['developer', 'Nirmiti Builders', ''],
    ...rera,
    homeAmenities,
    description,
  ],
  rent: [
    reference('R'),
    ['property type', 'Flat', 'Villa'],
    ...place,
    ['society', 'Green Court', 'Lake View'],
    ...rooms,
    ['carpet area (sq ft)', '850', '1250'],
    furnishing,
    ['rent', '32000', '45k'],
    ...letting,
    ['tenants', 'Family', 'Single Women'],
    homeAmenities,
    description,
  ],
  pg: [
    reference('P'),
    ['property type', 'Flat', 'Residential House'],
    ...place,
    ['society', 'Scholars Home', 'Sunrise Stay'],
    ...rooms,
    ['room type', 'Shared', 'Private'],
    ['capacity', '3', '1'],
    ['available for', 'Girls', 'Any'],
    ['carpet area (sq ft)', '180', '140'],
    furnishing,
    ['rent', '9000', '12500'],
    ...letting,
    homeAmenities,
    description,
  ],
  plot: [
    reference('L'),
    ...place,
    ['society', 'Sunrise Plots', 'Green Meadows'],
    ['plot area', '200 sq yd', '2.5 acres'],
    ['length', '60', '400'],
    ['breadth', '30', '270'],
    ['floors allowed', '3', '2'],
    ['boundary wall', 'Yes', 'No'],
    ['open sides', '2', '3+'],
    ['possession by', 'Immediate', 'By 2028'],
    ['approved by', 'Collector Approved', 'N.A(Non-Agricultural)'],
    ['ownership', 'Freehold', 'Leasehold'],
    ['price', '45 L', '1.2 Cr'],
    ...rera,
    ['overlooking', 'Main Road', 'Park/Garden, Club'],
    ['amenities', 'Water Supply, Electricity Supply', 'Vastu Compliant'],
    ['description', 'Level land beside the road', ''],
  ],
  commercial: [
    reference('C'),
    ['property type', 'Office', 'Godown'],
    ...place,
    ['project', 'Trade Tower', 'Harbour Stores'],
    ['carpet area (sq ft)', '1500', '6000'],
    ['washrooms', '2', '1'],
    ['floor', '7', 'Ground'],
    ['total floors', '14', '1'],
    ['age', '5', '10+'],
    ['possession', 'Resell', 'Ready to Move New'],
    ['ownership', 'Leasehold', 'Freehold'],
    ['price', '3.25 Cr', '4 Cr'],
    ...rera,
    ['amenities', 'Lift, Power Backup', 'Main Road'],
    ['description', 'Two cabins and a pantry', ''],
  ],
};

/** Cells for a field that no example above has. */
const examplesOfType: Partial<Record<FieldType, readonly [string, string]>> = { rupees: ['2500', '1.5k'] };

const otherColumns = (kind: ListingKind): readonly Column[] =>
  askedFields(kind)
    .filter(isOwnTarget)
    .flatMap((name) => {
      const examples = examplesOfType[factsOf(name).type];
      return examples ? [[headingsOf(name)[0] ?? name, ...examples] as const] : [];
    });

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns the template of a kind as CSV; the mark in front tells Excel that it is UTF-8. */
export const templateOf = (kind: ListingKind): string => {
  const all = [...columns[kind], ...otherColumns(kind)];
  const line = (place: 0 | 1 | 2): string => all.map((column) => cell(column[place])).join(',');
  return `\uFEFF${[line(0), line(1), line(2)].join('\r\n')}\r\n`;
};
