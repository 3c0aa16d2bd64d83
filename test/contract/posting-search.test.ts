/** Every choice a form offers is found by the filter that offers it, and is stored as the alias table writes it (D-12). */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing } from '../../src/api/contract/own-listings.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { listingKinds, tabOfKind } from '../../src/model/rules/kinds.js';
import * as filters from '../../src/model/rules/options/filters.js';
import * as posting from '../../src/model/rules/options/posting.js';
import { filterTypesOf } from '../../src/model/rules/options/filter-types.js';
import { areaUnits, toSqFt } from '../../src/model/rules/area.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { aFilm, aPhoto } from '../support/photos.js';
import { signedIn } from '../support/people.js';
import { post, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-search');
let server: TestServer;

/** The lists of each form, in the order its listings take their values from them. */
const choices: Record<ListingKind, Record<string, readonly string[]>> = {
  sell: {
    propertyType: posting.sellTypes,
    bhk: posting.bhkOptions,
    furnishedType: filters.furnishedOptions,
    carpetAreaUnit: areaUnits,
    possessionStatus: filters.possessionStatusOptions,
    reraApproved: filters.reraOptions,
  },
  rent: {
    propertyType: posting.rentTypes,
    bhk: posting.bhkOptions,
    furnishedType: filters.furnishedOptions,
    areaUnit: areaUnits,
    willingToRent: posting.willingToRentOptions,
  },
  pg: {
    propertyType: posting.pgTypes,
    bhk: posting.bhkOptions,
    roomType: filters.roomTypeOptions,
    availableFor: filters.availableForOptions,
    furnishedType: filters.furnishedOptions,
  },
  plot: {
    areaUnit: areaUnits,
    'features[openSides]': posting.openSidesOptions,
    approvedBy: filters.approvedByOptions,
    ownershipType: filters.ownershipOptions,
    reraApproved: filters.reraOptions,
  },
  commercial: {
    propertyType: posting.commercialTypes,
    possessionStatus: filters.possessionStatusOptions,
    ownership: filters.ownershipOptions,
    reraApproved: filters.reraOptions,
  },
};

/** The alias table: other spellings of what it lists in its first column. */
const otherSpelling: Record<string, string> = {
  Godown: 'godam',
  'Builder Floor Ready to Move': 'Builder Floor Ready',
  Resell: 'Resale',
  'Ready to Move New': 'ready to move new',
  'Fully furnished': 'FULLY-FURNISHED',
  'Semi Furnished': 'semi-furnished',
  Unfurnished: 'unfurnished',
  'I have Applied': 'I Have Applied',
  'Sq-ft': 'sq.ft',
  'Sq-yrd': 'sq-yd',
  'Sq-m': 'SQ.M',
  'N.A(in-process)': 'n.a(In-Process)',
};

/** Sizes that agree with the n-th unit: the carpet is within the whole, and a plot is as large as its sides say. */
const sizesOf = (kind: ListingKind, n: number): Record<string, string> => {
  const unit = areaUnits[n % areaUnits.length] ?? 'Sq-ft';
  const side = Math.sqrt(toSqFt(2.5, unit) ?? 0).toFixed(2);
  if (kind === 'sell') return { superAreaUnit: unit };
  return kind === 'plot' ? { 'dimensions[length]': side, 'dimensions[breadth]': side } : {};
};

/** Writes the form of the listing that takes the n-th value of every list, in our spelling or another one. */
const formOf = (kind: ListingKind, n: number, isOther: boolean): Part[] => {
  const texts = Object.entries(choices[kind]).map(([name, values]): [string, string] => {
    const value = values[n % values.length] ?? '';
    return [name, isOther ? (otherSpelling[value] ?? value) : value];
  });
  const rera = 'reraApproved' in choices[kind] && { reraNumber: 'P52000012345' };
  return withTexts(fullForms[kind], { ...Object.fromEntries(texts), ...rera, ...sizesOf(kind, n) });
};

const rounds = (kind: ListingKind): number =>
  Math.max(...Object.values(choices[kind]).map(({ length }) => length));

test.before(async () => {
  server = await startPosting();
  for (const kind of listingKinds) {
    const owner = await signedIn(server);
    for (let n = 0; n < rounds(kind); n++)
      for (const isOther of [false, true]) {
        const { status, json } = await post(owner, createListing[kind], formOf(kind, n, isOther));
        assert.is(status, 201, `${kind} ${n}: ${JSON.stringify(json)}`);
      }
    const media: Part[] = [
      ['images', await aPhoto()],
      ['video', aFilm()],
    ];
    assert.is((await post(owner, createListing[kind], [...fullForms[kind], ...media])).status, 201);
  }
});
test.after(() => server.close());

const home = { bedrooms: filters.bedroomOptions, furnished: filters.furnishedOptions };
const land = { ownership: filters.ownershipOptions, reraApproved: filters.reraOptions };
const every = {
  photos: ['true'],
  videos: ['true'],
  city: ['Navi Mumbai', 'navi mumbai'],
  localities: ['Sector 20 Kharghar', 'Kharghar'],
};

/** The filters of each kind with everything they offer. */
const offered: Record<ListingKind, Record<string, readonly string[]>> = {
  sell: {
    ...every,
    ...home,
    propertyType: filterTypesOf(tabOfKind('sell')),
    possession: filters.possessionStatusOptions,
    reraApproved: filters.reraOptions,
    minbudget: ['0', '18800000'],
    maxbudget: ['18800000', '1000000000'],
    minarea: ['0', '1250'],
    maxarea: ['1300', '4000'],
    q: ['Godrej 24', 'Nirmiti'],
  },
  rent: {
    ...every,
    ...home,
    propertyType: filterTypesOf(tabOfKind('rent')),
    minrent: ['0', '45000'],
    maxrent: ['45000', '1000000'],
    q: ["D'Souza"],
  },
  pg: {
    ...every,
    ...home,
    propertyType: filterTypesOf(tabOfKind('pg')),
    roomtype: filters.roomTypeOptions,
    Availablefor: filters.availableForOptions,
    minrent: ['45000'],
    maxrent: ['45000'],
  },
  plot: {
    ...every,
    ...land,
    propertyType: ['Plot/Land'],
    approvedby: filters.approvedByOptions,
    minbudget: ['4000000'],
    maxbudget: ['4000000'],
  },
  commercial: {
    ...every,
    ...land,
    propertyType: ['Office', 'Shop', 'Retail', 'Godam', 'Industry'],
    commproper: filters.commercialTypeOptions,
    possession: filters.possessionStatusOptions,
    minbudget: ['32500000'],
  },
};

for (const kind of listingKinds)
  test(`every choice of every ${kind} filter finds a posted listing`, async () => {
    const misses: string[] = [];
    for (const [name, values] of Object.entries(offered[kind]))
      for (const value of values) {
        const { status, json } = await server.get(
          `/api/v3/properties/${kind}?${new URLSearchParams({ [name]: value }).toString()}`,
        );
        if (status !== 200 || (json as unknown[]).length === 0) misses.push(`${name}=${value} (${status})`);
      }
    assert.equal(misses, []);
  });

/** The alias table's first column and the lists of the forms (S-256 to S-292), word for word. */
const written = {
  property_type: [
    ...['Flat', 'Residential House', 'Villa', 'Penthouse', 'Builder Floor Ready to Move'],
    ...['Builder Under Construction', 'Office', 'Shop', 'Retail', 'Godown', 'Industry'],
  ],
  bhk: ['1RK', '1BHK', '2BHK', '3BHK', '4BHK', '5BHK'],
  furnished: ['Fully furnished', 'Semi Furnished', 'Unfurnished'],
  possession: ['Under Construction', 'Ready to Move New', 'Resell'],
  area_unit: ['Sq-ft', 'Sq-yrd', 'Sq-m', 'Acre', 'Bigha'],
  ownership: ['Freehold', 'Leasehold', 'Co-operative Society', 'Power of Attorney'],
  approved_by: [
    ...['N.A(Non-Agricultural)', 'N.A(in-process)', 'Collector Approved', 'Corporation Approved'],
  ],
  room_type: ['Shared', 'Private'],
  available_for: ['Girls', 'Boys', 'Any'],
  rera: ['Yes', 'No', 'I have Applied', 'Not Applicable'],
};

test('every stored choice is spelt as the alias table does, whatever spelling came in', async () => {
  for (const [column, values] of Object.entries(written)) {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from listing where ${sql.ref(column)} is not null`.execute(
      server.database.sql,
    );
    assert.equal(rows.map(({ value }) => value).sort(), [...values].sort(), column);
  }
});

const spellings: [kind: ListingKind, field: string, sent: string, stored: string][] = [
  ['sell', 'amenities', 'Kids Area', 'Kides Area'],
  ['rent', 'amenities', 'KIDES AREA', 'Kides Area'],
  ['commercial', 'amenities', 'Shopping Centre', 'Shooping Centre'],
  ['commercial', 'amenities', 'Vastu Compliant', 'Vaastu Compliant'],
  ['plot', 'amenities', 'Vaastu Compliant', 'Vastu Compliant'],
  ['plot', 'overlooking', 'park/garden', 'Park/Garden'],
  ['rent', 'willingToRent', 'single men', 'Single Men'],
  ['rent', 'durationOfAgreement', '11 Months', '11 months'],
  ['plot', 'possessionBy', 'by 2031', 'By 2031'],
  ['plot', 'possessionBy', 'By 2034', 'By 2034'],
  ['plot', 'possessionBy', 'within 3 months', 'Within 3 Months'],
  ['sell', 'superAreaUnit', 'sq.ft', 'Sq-ft'],
  ['sell', 'societyAreaUnit', 'ACRE', 'Acre'],
];

test('lists, areas and dates are spelt so too, and the ground floor is 0', async () => {
  const owner = await signedIn(server);
  for (const [kind, field, sent, stored] of spellings) {
    const { json } = await post(owner, createListing[kind], withTexts(fullForms[kind], { [field]: sent }));
    const listing = (await server.get(`/api/v3/property/${kind}/${json._id}`)).json as Record<
      string,
      unknown
    >;
    assert.equal([listing[field]].flat(), [stored], `${kind} ${field} ${sent}`);
  }
  const ground = withTexts(fullForms.pg, {
    'features[floorNumber]': 'Ground',
    'features[ageOfProperty]': '10+',
  });
  const { json } = await post(owner, createListing.pg, ground);
  const { features } = (await server.get(`/api/v3/property/pg/${json._id}`)).json as {
    features: Record<string, string>;
  };
  assert.equal([features.floorNumber, features.ageOfProperty], ['0', '10+']);
});

test.run();
