/** Every field of every kind survives the way into the table and out again (S-440 to S-445, C-57). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CommercialListing,
  PgListing,
  PlotListing,
  RentListing,
  SaleListing,
} from '../../../../src/api/contract/listing-entities.schema.js';
import { Check } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { NewListing } from '../../../../server/repositories/listing/new-listing.js';
import {
  everywhere,
  fullCommercial,
  fullPg,
  fullPlot,
  fullRent,
  fullSale,
  media,
} from '../../../support/full-listings.js';
import { aCommercial, aPg, aPlot, aRent, aSale, owner } from '../../../support/listings.js';
import { startServer, type TestServer } from '../../../support/server.js';

const test = suite('server/repositories/listing/round-trip');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
});
test.after(() => server.close());

type Wire = Record<string, unknown>;

/** Saves a listing and answers it as the search and the single call give it. */
const saved = async (listing: NewListing, sourceKey: string): Promise<Wire> => {
  await server.services.writer.saveListings([{ ...listing, sourceKey }]);
  const { id } = await server.database.sql
    .selectFrom('listing')
    .select('id')
    .where('source_key', '=', sourceKey)
    .executeTakeFirstOrThrow();
  const one = await server.get(`/api/v3/property/${listing.kind}/${id}`);
  const list = await server.get(`/api/v3/properties/${listing.kind}?ids=${id}`);
  assert.is(one.status, 200);
  // Only a single listing tells how many its owner has.
  const { ownerListings, ...inLists } = one.json as Wire;
  assert.type(ownerListings, 'number');
  assert.equal(list.json, [inLists]);
  return one.json as Wire;
};

/** What the server adds to each answer, checked by itself and taken away. */
const ownerFields = (wire: Wire, schema: TSchema): Wire => {
  assert.ok(Check(schema, wire), `the answer fits its schema: ${JSON.stringify(wire)}`);
  const { _id, propertyId, user, status, createdAt, listedAt, updatedAt, ...rest } = wire;
  const { phoneMasked, postedBy, ownerSince, ...others } = rest;
  const ofServer = ['ownerListings', 'localityPath', 'pricePerSqFt'];
  const fields = Object.fromEntries(Object.entries(others).filter(([name]) => !ofServer.includes(name)));
  assert.match(String(_id), /^[0-9a-f]{24}$/);
  assert.match(String(propertyId), /^H[SRLPC]-[2-9A-Z]{7}$/);
  assert.is(user, owner.id);
  assert.is(status, 'Active');
  assert.is(phoneMasked, '98XXXXXX45');
  assert.is(postedBy, 'Agent');
  assert.match(String(ownerSince), /^\d{4}-\d\d$/);
  assert.match(String(createdAt), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.equal([listedAt, updatedAt], [createdAt, createdAt]);
  return fields;
};

const answeredMedia = {
  images: [
    'https://homes.example/media/demo/tower/a-1-1600.webp',
    'https://homes.example/media/demo/hall/a-2-1600.webp',
  ],
  imageColours: ['#aabbcc', '#112233'],
  imageRooms: ['Outside', ''],
  imageCaptions: ['', 'The hall, from the door'],
  video: 'https://homes.example/media/video/a.mp4',
  lastVisitTime: '',
};

/** What a listing without media, never refreshed, says of both. */
const noMedia = { images: [], video: '', lastVisitTime: '' };

test('a sale listing with every field comes back as it was given', async () => {
  const wire = await saved(aSale({ ...everywhere, ...fullSale }, media), 'sale-full');
  assert.equal(ownerFields(wire, SaleListing), {
    type: 'sell',
    ...everywhere,
    ...fullSale,
    ...answeredMedia,
  });
});

test('a sale listing with only the required fields answers the others empty or not at all', async () => {
  const wire = await saved(aSale(), 'sale-least');
  assert.equal(ownerFields(wire, SaleListing), {
    type: 'sell',
    propertyType: 'Flat',
    price: 8_500_000,
    society: 'Green Court',
    bhk: '2BHK',
    locality: 'Baner',
    city: 'Pune',
    amenities: [],
    ...noMedia,
    reraNumber: '',
    features: {},
  });
});

test('a rent listing with every field comes back as it was given', async () => {
  const wire = await saved(aRent({ ...everywhere, ...fullRent }, media), 'rent-full');
  assert.equal(ownerFields(wire, RentListing), {
    type: 'rent',
    ...everywhere,
    ...fullRent,
    ...answeredMedia,
  });
});

test('a rent listing with only the required fields answers the others empty or not at all', async () => {
  const wire = await saved(aRent(), 'rent-least');
  assert.equal(ownerFields(wire, RentListing), {
    type: 'rent',
    propertyType: 'Flat',
    monthlyRent: 32_000,
    societyName: 'Lake View',
    bhk: '2BHK',
    locality: 'Baner',
    city: 'Pune',
    amenities: [],
    ...noMedia,
    willingToRent: [],
    features: {},
  });
});

test('a plot with every field comes back as it was given', async () => {
  const wire = await saved(aPlot({ ...everywhere, ...fullPlot }, media), 'plot-full');
  assert.equal(ownerFields(wire, PlotListing), {
    type: 'Plot',
    ...everywhere,
    ...fullPlot,
    ...answeredMedia,
  });
});

test('a plot with only the required fields answers the others empty or not at all', async () => {
  const wire = await saved(aPlot(), 'plot-least');
  assert.equal(ownerFields(wire, PlotListing), {
    type: 'Plot',
    societyName: 'Sunrise Plots',
    price: 4_000_000,
    locality: 'Baner',
    city: 'Pune',
    amenities: [],
    ...noMedia,
    overlooking: [],
    dimensions: {},
    reraNumber: '',
    features: {},
  });
});

test('a PG with every field comes back as it was given', async () => {
  const wire = await saved(aPg({ ...everywhere, ...fullPg }, media), 'pg-full');
  assert.equal(ownerFields(wire, PgListing), { type: 'PG', ...everywhere, ...fullPg, ...answeredMedia });
});

test('a PG with only the required fields answers the others empty or not at all', async () => {
  const wire = await saved(aPg(), 'pg-least');
  assert.equal(ownerFields(wire, PgListing), {
    type: 'PG',
    propertyType: 'Flat',
    societyName: 'Scholars Home',
    monthlyRent: 9_000,
    locality: 'Baner',
    city: 'Pune',
    amenities: [],
    ...noMedia,
    features: {},
  });
});

test('a commercial listing with every field comes back as it was given', async () => {
  const wire = await saved(aCommercial({ ...everywhere, ...fullCommercial }, media), 'commercial-full');
  assert.equal(ownerFields(wire, CommercialListing), {
    type: 'Commercial',
    ...everywhere,
    ...fullCommercial,
    ...answeredMedia,
  });
});

test('a commercial listing with only the required fields answers the others empty or not at all', async () => {
  const wire = await saved(aCommercial(), 'commercial-least');
  assert.equal(ownerFields(wire, CommercialListing), {
    type: 'Commercial',
    propertyType: 'Office',
    projectName: 'Trade Tower',
    price: 20_000_000,
    locality: 'Baner',
    city: 'Pune',
    amenities: [],
    ...noMedia,
    reraNumber: '',
    features: {},
  });
});

test('numbers given as text and counts given as numbers take the form of the wire', async () => {
  const loose = { price: '9500000', carpetArea: 700, features: { bedrooms: 2, bathrooms: 1 } } as never;
  const wire = await saved(aSale(loose), 'sale-loose');
  assert.is(wire.price, 9_500_000);
  assert.is(wire.carpetArea, '700');
  assert.equal(wire.features, { bedrooms: '2', bathrooms: '1' });
  const wall = { features: { boundaryWall: 'true', openSides: 2 } } as never;
  assert.equal((await saved(aPlot(wall), 'plot-loose')).features, { boundaryWall: true, openSides: '2' });
});

test('other spellings of the alias table are answered in the spelling of the wire', async () => {
  const wire = await saved(
    aRent({ propertyType: 'Godam', furnishedType: 'semi-furnished', amenities: ['Kids Area'], bhk: '2 bhk' }),
    'rent-spellings',
  );
  assert.is(wire.propertyType, 'Godown');
  assert.is(wire.furnishedType, 'Semi Furnished');
  assert.equal(wire.amenities, ['Kides Area']);
  assert.is(wire.bhk, '2BHK');
});

test.run();
