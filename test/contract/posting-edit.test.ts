/** Editing what no form would let through today: listings that came by import, or under older rules (C-30). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { NewListing } from '../../server/repositories/listing/new-listing.js';
import { updateListing } from '../../src/api/contract/own-listings.js';
import { type Part, withTexts } from '../support/forms.js';
import { signedIn } from '../support/people.js';
import { post, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting-edit');
let server: TestServer;
test.before(async () => {
  server = await startPosting();
});
test.after(() => server.close());

const oldListing = (ownerId: string): NewListing => ({
  kind: 'rent',
  ownerId,
  images: [],
  fields: {
    city: 'Pune',
    locality: 'Sector 12',
    amenities: ['Wi-Fi'],
    propertyType: 'Studio',
    societyName: 'Shanti 9',
    monthlyRent: 20_000,
    bhk: '9BHK',
    willingToRent: ['Family', 'Bachelors'],
    features: { bedrooms: '12', floorNumber: '2', totalFloors: '4' },
    buildings: 3,
  },
});

const oldForm: Part[] = [
  ['propertyType', 'Studio'],
  ['city', 'Pune'],
  ['locality', 'Sector 12'],
  ['societyName', 'Shanti 9'],
  ['bhk', '9BHK'],
  ['monthlyRent', '21000'],
  ['features[bedrooms]', '12'],
  ['features[floorNumber]', '2'],
  ['features[totalFloors]', '4'],
  ['amenities', 'Wi-Fi'],
  ['willingToRent', 'Family'],
  ['willingToRent', 'Bachelors'],
];

test('an imported listing is edited without minding what no form would let through', async () => {
  const asha = await signedIn(server);
  const me = (await asha.call('GET', '/api/v1/profile')).json._id;
  await server.services.writer.saveListings([oldListing(me)]);
  const { rent } = (await asha.call('GET', '/api/v4/userproperties')).json as unknown as {
    rent: { _id: string }[];
  };
  const id = rent[0]?._id ?? '';
  const call = { method: 'PUT' as const, path: updateListing.rent.path.replace(':id', id) };
  const saved = await post(asha, call, oldForm);
  assert.is(saved.status, 200, JSON.stringify(saved.json));
  const listing = (await server.get(`/api/v3/property/rent/${id}`)).json as Record<string, unknown>;
  assert.equal(
    [listing.monthlyRent, listing.buildings, listing.willingToRent, listing.amenities],
    [21_000, 3, ['Family', 'Bachelors'], ['Wi-Fi']],
  );
  const lower = await post(asha, call, withTexts(oldForm, { 'features[totalFloors]': '1' }));
  assert.equal(lower.json.fields, { floorNumber: 'Please Enter a Valid Number in Property Features' });
  const odder = await post(asha, call, withTexts(oldForm, { amenities: 'Moat' }));
  assert.equal(odder.json.fields, { amenities: 'Choose one of the values on offer' });
});

test.run();
