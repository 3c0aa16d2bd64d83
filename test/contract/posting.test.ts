/** Posting and editing each kind, field by field, with photos and a film (S-420 to S-429). */
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { fullForms, type Part, withTexts } from '../support/forms.js';
import { aFilm, aPhoto, filmedAt } from '../support/photos.js';
import { type Person, signedIn } from '../support/people.js';
import { post, type PostReply, readListing, startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/posting');
let server: TestServer;
let asha: Person;

test.before(async () => {
  server = await startPosting();
  asha = await signedIn(server);
});
test.after(() => server.close());

const create = (kind: ListingKind, parts: readonly Part[], headers = {}): Promise<PostReply> =>
  post(asha, createListing[kind], parts, headers);

const save = (kind: ListingKind, id: string, parts: readonly Part[]): Promise<PostReply> =>
  post(asha, { ...updateListing[kind], path: updateListing[kind].path.replace(':id', id) }, parts);

const six = {
  bedrooms: '3',
  bathrooms: '2',
  balconies: '1',
  floorNumber: '0',
  totalFloors: '14',
  ageOfProperty: '7',
};
const place = { city: 'Navi Mumbai', locality: 'Sector 20 Kharghar', status: 'Active' };
const let_ = {
  ...place,
  propertyType: 'Flat',
  societyName: "D'Souza Heights",
  bhk: '2BHK',
  furnishedType: 'Semi Furnished',
  areaUnit: 'Sq-ft',
  monthlyRent: 45_000,
  securityDeposit: 150_000,
  availableFrom: '2026-12-01',
  durationOfAgreement: '11 months',
  features: six,
  amenities: ['Lift', 'Kides Area'],
};

/** What must be answered for the form of each kind. */
const answers: Record<ListingKind, object> = {
  sell: {
    ...place,
    type: 'sell',
    propertyType: 'Builder Floor Ready to Move',
    society: 'Godrej 24',
    bhk: '3BHK',
    furnishedType: 'Fully furnished',
    carpetArea: '1250.5',
    carpetAreaUnit: 'Sq-ft',
    superArea: '1600',
    superAreaUnit: 'Sq-ft',
    possessionStatus: 'Ready to Move New',
    price: 18_800_000,
    developer: 'Nirmiti Builders',
    societyArea: '4',
    societyAreaUnit: 'Acre',
    reraApproved: 'Yes',
    reraNumber: 'P52000012345',
    features: six,
    amenities: ['Lift', 'Kides Area'],
    description: 'Corner home.\nQuiet. मराठी',
  },
  rent: { ...let_, type: 'rent', carpetArea: 820.5, willingToRent: ['Family'] },
  pg: {
    ...let_,
    type: 'PG',
    carpetArea: '820.5',
    roomType: 'Shared',
    capacity: '3',
    availableFor: 'Girls',
  },
  plot: {
    ...place,
    type: 'Plot',
    societyName: 'Sunrise Plots',
    plotArea: '2.5',
    areaUnit: 'Acre',
    dimensions: { length: '330', breadth: '330' },
    features: { floorAllowed: '4', boundaryWall: false, openSides: '3+' },
    possessionBy: 'By 2028',
    approvedBy: 'N.A(Non-Agricultural)',
    ownershipType: 'Co-operative Society',
    price: 4_000_000,
    amenities: ['Water Supply', 'Vastu Compliant'],
    overlooking: ['Park/Garden', 'Main Road'],
    reraApproved: 'Not Applicable',
    reraNumber: '',
  },
  commercial: {
    ...place,
    type: 'Commercial',
    propertyType: 'Office',
    projectName: 'Trade Tower',
    possessionStatus: 'Resell',
    carpetArea: '3000',
    areaUnit: 'Sq-ft',
    ownership: 'Leasehold',
    price: 32_500_000,
    features: { washroom: '2', ageOfProperty: '5', totalFloors: '14', floorNumber: '7' },
    amenities: ['Lift', 'Vaastu Compliant', 'Shooping Centre'],
    reraApproved: 'No',
    reraNumber: '',
  },
};

/** Keys of the server: they are looked at by themselves. */
const serverKeys = [
  ...['_id', 'propertyId', 'user', 'images', 'imageColours', 'video', 'createdAt', 'listedAt', 'updatedAt'],
  ...['phoneMasked', 'postedBy', 'ownerSince', 'ownerListings', 'lastVisitTime'],
];

for (const kind of listingKinds)
  test(`a ${kind} listing is posted, read back field by field, and edited`, async () => {
    const photos = await Promise.all(['#aa3322', '#22aa33', '#3322aa'].map((colour) => aPhoto(colour)));
    const posted = await create(kind, [
      ...fullForms[kind],
      ...photos.map((photo): Part => ['images', photo]),
      ['video', aFilm()],
    ]);
    assert.is(posted.status, 201, JSON.stringify(posted.json));
    assert.is(posted.json.message, 'Property posted successfully');
    assert.match(posted.json.propertyId, /^H[SRLPC]-[2-9A-HJ-NP-Z]{7}$/);

    const listing = await readListing(server, kind, posted.json.propertyId);
    const own = Object.fromEntries(Object.entries(listing).filter(([name]) => !serverKeys.includes(name)));
    assert.equal(own, answers[kind]);
    assert.is(listing._id, posted.json._id);
    assert.is(listing.images.length, 3);
    assert.match(listing.video, /^https:\/\/homes\.example\/media\/video\/[0-9a-f/]+\.mp4$/);

    const [first = '', , third = ''] = listing.images;
    const edited = await save(kind, listing._id, [
      ...withTexts(fullForms[kind], { description: 'Painted this year.' }),
      ['images', third],
      ['images', first],
      ['newimages', await aPhoto('#ffffff')],
    ]);
    assert.is(edited.status, 200, JSON.stringify(edited.json));
    assert.is(edited.json.message, 'Property updated successfully');
    const after = await readListing(server, kind, listing._id);
    assert.equal(after.images.slice(0, 2), [third, first], 'two photos are kept, in their new order');
    assert.is(after.images.length, 3, 'one was added');
    assert.not.ok(after.images.includes(listing.images[1] ?? ''), 'one was dropped');
    assert.is(after.video, listing.video, 'the video stays when nothing is said about it');
    assert.is(after.description, 'Painted this year.');
    assert.is(after.propertyId, listing.propertyId);
    assert.is(after.createdAt, listing.createdAt);
  });

test('the photos are served in three sizes and two formats, upright, without the camera and the place', async () => {
  const turned = await aPhoto('#123456', { width: 90, height: 60, orientation: 6 });
  const posted = await create('plot', [...fullForms.plot, ['images', turned]]);
  const listing = await readListing(server, 'plot', posted.json._id);
  assert.equal(listing.imageColours, ['#183858']);
  const [address = ''] = listing.images;
  for (const [size, accept, type] of [
    [1600, 'image/avif', 'image/webp'],
    [800, '*/*', 'image/webp'],
    [800, 'image/avif', 'image/avif'],
    [400, '*/*', 'image/webp'],
    [400, 'image/avif', 'image/avif'],
  ] as const) {
    const url = new URL(address.replace('-1600.', `-${size}.`)).pathname;
    const { statusCode, rawPayload, headers } = await server.app.inject({ url, headers: { accept } });
    assert.is(statusCode, 200);
    assert.is(headers['content-type'], type);
    const facts = await sharp(rawPayload).metadata();
    assert.equal([facts.width, facts.height, facts.exif, facts.orientation], [60, 90, undefined, undefined]);
  }
});

test('a film is served in ranges, without the place it was taken at', async () => {
  const posted = await create('pg', [...fullForms.pg, ['video', aFilm()]]);
  const { video } = await readListing(server, 'pg', posted.json._id);
  const url = new URL(video).pathname;
  const whole = await server.app.inject({ url });
  assert.is(whole.headers['content-type'], 'video/mp4');
  assert.is(whole.rawPayload.length, aFilm().content.length);
  assert.not.ok(whole.rawPayload.includes(filmedAt));
  const part = await server.app.inject({ url, headers: { range: 'bytes=4-7' } });
  assert.equal([part.statusCode, part.body], [206, 'ftyp']);
});

test('the last photo and the video can be taken away, and their files go with them', async () => {
  const before = await storedFiles(server);
  const posted = await create('rent', [...fullForms.rent, ['images', await aPhoto()], ['video', aFilm()]]);
  assert.is((await storedFiles(server)).length, before.length + 6);
  const empty: Part[] = [
    ['images', ''],
    ['video', ''],
  ];
  assert.is((await save('rent', posted.json._id, [...fullForms.rent, ...empty])).status, 200);
  const listing = await readListing(server, 'rent', posted.json._id);
  assert.equal([listing.images, listing.video], [[], '']);
  assert.equal(await storedFiles(server), before);
});

test.run();
