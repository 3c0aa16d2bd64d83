/** Forms that are not right: the literal text of each field, all of them at once, and nothing stored (R3). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing } from '../../src/api/contract/own-listings.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { aPhoto } from '../support/photos.js';
import { type Person, signedIn } from '../support/people.js';
import { countListings, post, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-forms');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
});
test.after(() => server.close());

const place = { city: 'City is required', locality: 'Location is required' };
const society = 'Name of Society/Project is required';
const area = { carpetArea: 'Carpet Area is required', areaUnit: 'Select Carpet Area Unit' };
const letting = {
  propertyType: 'Select Property Type',
  bhk: 'Select BHK',
  furnishedType: 'Select furnished Type',
  ...place,
  ...area,
  monthlyRent: 'Monthly Rent is required',
  securityDeposit: 'Security Deposit is required',
  availableFrom: 'Available date cannot be empty',
  societyName: society,
};

/** What an empty form of each kind is told (S-321 to S-358). */
const empty: Record<ListingKind, Record<string, string>> = {
  sell: {
    propertyType: 'Select Property Type',
    bhk: 'Select BHK',
    furnishedType: 'Select furnished Type',
    ...place,
    society,
    carpetArea: 'Carpet Area is required',
    carpetAreaUnit: 'Select Carpet Area Unit',
    superArea: 'Super Area is required',
    superAreaUnit: 'Select Super Area Unit',
    possessionStatus: 'Select Possession Status',
    price: 'Price is required',
    societyArea: 'Please enter Total Society Area',
    societyAreaUnit: 'Select Area Unit',
  },
  rent: letting,
  pg: {
    ...letting,
    roomType: 'Select Room Type',
    capacity: 'Enter Capacity',
    availableFor: 'Select Available For !',
    durationOfAgreement: 'Duration is required',
  },
  plot: {
    ...place,
    societyName: society,
    plotArea: 'Plot Area is required',
    areaUnit: 'Select Plot Area Unit',
    length: 'Length is Required',
    breadth: 'Breadth is Required',
    floorAllowed: 'No. Of Floors is Required',
    boundaryWall: 'Boundary Wall is Required',
    openSides: 'Open Sides is required',
    possessionBy: 'Possession By is required',
    approvedBy: 'Approved By is required',
    ownershipType: 'Ownership is required',
    price: 'Cost is required',
  },
  commercial: {
    propertyType: 'Select Property Type',
    ...place,
    projectName: society,
    possessionStatus: 'Select Possession Status',
    ...area,
    ownership: 'Ownership is Required',
    price: 'Price is Required',
  },
};

const sorted = (fields: Record<string, string>): [string, string][] => Object.entries(fields).sort();

for (const kind of listingKinds)
  test(`an empty ${kind} form is told every field at once, and its photo is not kept`, async () => {
    const before = [await countListings(server), await storedFiles(server)];
    const { status, json } = await post(asha, createListing[kind], [['images', await aPhoto()]]);
    assert.equal([status, json.code], [400, 'invalid']);
    assert.equal(sorted(json.fields), sorted(empty[kind]));
    assert.ok(Object.values(json.fields).includes(json.message), 'the message is the text of one of them');
    assert.equal([await countListings(server), await storedFiles(server)], before);
  });

const feature = 'Please Enter a Valid Number in Property Features';
const wrong: [kind: ListingKind, field: string, value: string, text: string, key?: string][] = [
  ['sell', 'price', '0', 'Price is required'],
  ['sell', 'price', '-5', 'Price is required'],
  ['sell', 'price', '1e9', 'Price is required'],
  ['sell', 'price', '1234567890123', 'Price is required'],
  ['sell', 'carpetArea', '12.345', 'Please enter a valid numbers'],
  ['sell', 'superArea', 'large', 'Please enter a valid numbers'],
  ['sell', 'developer', '\t???', 'Please enter a valid Developer'],
  ['sell', 'features[bedrooms]', '11', feature, 'bedrooms'],
  ['sell', 'features[ageOfProperty]', '10+', feature, 'ageOfProperty'],
  ['sell', 'features[floorNumber]', '15', feature, 'floorNumber'],
  ['sell', 'features[totalFloors]', '81', feature, 'totalFloors'],
  ['sell', 'reraNumber', '', 'RERA Number is required'],
  ['sell', 'city', '---', 'Please enter a valid city'],
  ['sell', 'society', '!!', 'Please enter a Name'],
  ['rent', 'availableFrom', '2026-02-30', 'Date must be in the format YYYY-MM-DD'],
  ['rent', 'availableFrom', '01/12/2026', 'Date must be in the format YYYY-MM-DD'],
  ['rent', 'locality', '///', 'Please enter a valid Location'],
  ['pg', 'capacity', '100', 'Please enter a valid Number(not more than 2 digit)'],
  ['pg', 'societyName', '!!', 'Please enter a valid Name'],
  ['plot', 'plotArea', 'x', 'Please enter a Valid Number'],
  ['plot', 'dimensions[length]', '0', 'Please enter a valid positive Number', 'length'],
  ['plot', 'features[boundaryWall]', 'maybe', 'Boundary Wall is Required', 'boundaryWall'],
  ['plot', 'locality', '///', 'Please enter a valid Locality'],
  ['commercial', 'features[washroom]', '0', feature, 'washroom'],
  ['commercial', 'type', 'PG', 'The type does not belong to this kind of listing'],
];
for (const [kind, field, value, text, key = field] of wrong)
  test(`${kind}: ${field} "${value}" is refused with its text`, async () => {
    const { status, json } = await post(
      asha,
      createListing[kind],
      withTexts(fullForms[kind], { [field]: value }),
    );
    assert.equal([status, json.fields, json.message], [400, { [key]: text }, text]);
  });

test('money loses its leading zeros, and amounts of twelve digits are taken', async () => {
  for (const [sent, stored] of [
    ['00098000', 98_000],
    ['999999999999', 999_999_999_999],
  ] as const) {
    const parts: Part[] = withTexts(fullForms.commercial, { price: sent });
    const { json } = await post(asha, createListing.commercial, parts);
    const listing = (await server.get(`/api/v3/property/commercial/${json._id}`)).json as { price: number };
    assert.is(listing.price, stored);
  }
});

test('business space to let has no rooms to sleep in', async () => {
  const form = withTexts(fullForms.rent, { propertyType: 'Shop', bhk: '' });
  const { status, json } = await post(asha, createListing.rent, form);
  assert.is(status, 201);
  const listing = (await server.get(`/api/v3/property/rent/${json._id}`)).json as {
    bhk: string;
    features: Record<string, string>;
  };
  assert.equal([listing.bhk, listing.features.bedrooms, listing.features.bathrooms], ['', undefined, '2']);
});

test.run();
