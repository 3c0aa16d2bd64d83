/** Every option of every filter finds its listing, under every spelling (S-400, S-401, C-05 to C-11, C-21, C-53). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { upsertPlaces } from '../../../server/repositories/place.js';
import type { NewListing } from '../../../server/repositories/listing/new-listing.js';
import {
  approvedByOptions,
  availableForOptions,
  bedroomOptions,
  commercialTypeOptions,
  furnishedOptions,
  ownershipOptions,
  possessionStatusOptions,
  reraOptions,
  roomTypeOptions,
} from '../../../src/model/rules/options/filters.js';
import { aCommercial, aPg, aPlot, aRent, aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/search-filters');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await upsertPlaces(server.database.sql, places);
});
test.before.each(async () => {
  await server.database.sql.deleteFrom('listing').execute();
});
test.after(() => server.close());

const save = (...listings: NewListing[]): Promise<unknown> => server.services.writer.saveListings(listings);
const titleOf = (wire: Record<string, unknown>): unknown =>
  wire.society ?? wire.societyName ?? wire.projectName;

/** Searches and answers the names of what was found, sorted. */
const found = async (kind: NewListing['kind'], query: Record<string, string>): Promise<unknown[]> => {
  const reply = await server.get(`/api/v3/properties/${kind}?${new URLSearchParams(query).toString()}`);
  assert.is(reply.status, 200, reply.text);
  return (reply.json as Record<string, unknown>[]).map(titleOf).sort();
};

test('the budget keeps both ends, and the right end of the slider is no limit', async () => {
  await save(
    aSale({ society: 'cheap', price: 5_000_000 }),
    aSale({ society: 'dear', price: 150_000_000 }),
    aSale({ society: 'palace', price: 2_500_000_000 }),
  );
  assert.equal(await found('sell', { minbudget: '5000000', maxbudget: '150000000' }), ['cheap', 'dear']);
  assert.equal(await found('sell', { minbudget: '5000001', maxbudget: '1000000000' }), ['dear', 'palace']);
  assert.equal(await found('sell', { minbudget: '0' }), ['cheap', 'dear', 'palace']);
});

test('the rent range works for homes and PGs, and its right end is no limit', async () => {
  await save(
    aRent({ societyName: 'low', monthlyRent: 10_000 }),
    aRent({ societyName: 'high', monthlyRent: 3_000_000 }),
  );
  assert.equal(await found('rent', { minrent: '0', maxrent: '995000' }), ['low']);
  assert.equal(await found('rent', { minrent: '10001', maxrent: '1000000' }), ['high']);
  await save(aPg({ societyName: 'bed', monthlyRent: 8_000 }));
  assert.equal(await found('pg', { maxrent: '8000' }), ['bed']);
  assert.equal(await found('pg', { maxrent: '7999' }), []);
});

test('a range of the other kinds is ignored, so sending both pairs does no harm', async () => {
  await save(aRent({ societyName: 'home', monthlyRent: 20_000 }));
  assert.equal(await found('rent', { minbudget: '5000000', maxbudget: '6000000' }), ['home']);
});

test('areas of every unit are compared in square feet, and 4000 is no limit', async () => {
  const sizes = { 'Sq-ft': 1000, 'Sq-yrd': 9000, 'Sq-m': 10_763.9, Acre: 43_560_000, Bigha: 27_225_000 };
  for (const unit of Object.keys(sizes))
    await save(aPlot({ societyName: unit, plotArea: '1000', areaUnit: unit }));
  assert.equal(await found('plot', { minarea: '999', maxarea: '1000' }), ['Sq-ft']);
  assert.equal(await found('plot', { minarea: '1001', maxarea: '3900' }), []);
  for (const [unit, size] of Object.entries(sizes))
    assert.ok((await found('plot', { minarea: String(size - 1), maxarea: '4000' })).includes(unit), unit);
  assert.equal((await found('plot', { minarea: '10000', maxarea: '4000' })).length, 3);
});

test('each bedroom choice finds its homes, and 4BHK means four or more', async () => {
  for (const bhk of [...bedroomOptions, '5BHK']) await save(aSale({ society: bhk, bhk }));
  for (const bhk of bedroomOptions.slice(0, 4)) assert.equal(await found('sell', { bedrooms: bhk }), [bhk]);
  assert.equal(await found('sell', { bedrooms: '4BHK' }), ['4BHK', '5BHK']);
  assert.equal(await found('sell', { bedrooms: '1RK,2BHK' }), ['1RK', '2BHK']);
});

test('the wide types find the posting types they stand for', async () => {
  const types = [
    'Flat',
    'Penthouse',
    'Builder Floor Ready to Move',
    'Builder Under Construction',
    'Villa',
    'Residential House',
  ];
  for (const propertyType of types) await save(aSale({ society: propertyType, propertyType }));
  await save(aSale({ society: 'studio', bhk: '1RK', propertyType: 'Loft' }));
  const apartments = types.slice(0, 4).sort();
  assert.equal(await found('sell', { propertyType: 'Residental Apartment' }), apartments);
  assert.equal(await found('sell', { propertyType: 'Residential Apartment' }), apartments);
  assert.equal(await found('sell', { propertyType: 'House Villa' }), ['Residential House', 'Villa']);
  assert.equal(await found('sell', { propertyType: '1 RK/Studio Apartment' }), ['studio']);
  assert.equal(await found('sell', { propertyType: 'Flat,1 RK/Studio Apartment' }), ['Flat', 'studio']);
});

test('the spellings of the alias table match in both directions', async () => {
  await save(
    aCommercial({ projectName: 'stored Godown', propertyType: 'Godown' }),
    aCommercial({ projectName: 'stored Godam', propertyType: 'Godam' }),
  );
  const both = ['stored Godam', 'stored Godown'];
  for (const type of ['Godam', 'Godown', 'godam'])
    assert.equal(await found('commercial', { commproper: type }), both, type);
  await save(aRent({ societyName: 'floor', propertyType: 'Builder Floor Ready to Move' }));
  for (const type of ['Builder Floor Ready', 'Builder Floor Ready to Move'])
    assert.equal(await found('rent', { propertyType: type }), ['floor'], type);
});

/** Saves one listing an option and expects each option to find exactly its own. */
const eachFindsItsOwn = async (
  kind: NewListing['kind'],
  param: string,
  options: readonly string[],
  make: (option: string) => NewListing,
): Promise<void> => {
  await save(...options.map(make));
  for (const option of options)
    assert.equal(await found(kind, { [param]: option }), [option], `${param}=${option}`);
  assert.equal(await found(kind, { [param]: options.join(',') }), [...options].sort(), param);
};

test('each ownership and approval finds its plots', async () => {
  await eachFindsItsOwn('plot', 'ownership', ownershipOptions, (option) =>
    aPlot({ societyName: option, ownershipType: option }),
  );
  await server.database.sql.deleteFrom('listing').execute();
  await eachFindsItsOwn('plot', 'approvedby', approvedByOptions, (option) =>
    aPlot({ societyName: option, approvedBy: option }),
  );
});

test('each ownership and type finds its commercial space', async () => {
  await eachFindsItsOwn('commercial', 'ownership', ownershipOptions, (option) =>
    aCommercial({ projectName: option, ownership: option }),
  );
  await server.database.sql.deleteFrom('listing').execute();
  await eachFindsItsOwn('commercial', 'commproper', commercialTypeOptions, (option) =>
    aCommercial({ projectName: option, propertyType: option }),
  );
});

test('each room type and guest group finds its PGs', async () => {
  await eachFindsItsOwn('pg', 'roomtype', roomTypeOptions, (option) =>
    aPg({ societyName: option, roomType: option }),
  );
  await server.database.sql.deleteFrom('listing').execute();
  await save(...availableForOptions.map((option) => aPg({ societyName: option, availableFor: option })));
  assert.equal(await found('pg', { Availablefor: 'Any' }), ['Any']);
  // A room for anybody is one for girls, too.
  assert.equal(await found('pg', { Availablefor: 'Girls' }), ['Any', 'Girls']);
  assert.equal(await found('pg', { Availablefor: 'Boys' }), ['Any', 'Boys']);
});

test('each RERA state, furnishing and possession finds its homes', async () => {
  await eachFindsItsOwn('sell', 'reraApproved', reraOptions, (option) =>
    aSale({ society: option, reraApproved: option }),
  );
  assert.equal(await found('sell', { reraApproved: 'I Have Applied' }), ['I have Applied']);
  await server.database.sql.deleteFrom('listing').execute();
  await eachFindsItsOwn('sell', 'furnished', furnishedOptions, (option) =>
    aSale({ society: option, furnishedType: option }),
  );
  await server.database.sql.deleteFrom('listing').execute();
  await eachFindsItsOwn('sell', 'possession', possessionStatusOptions, (option) =>
    aSale({ society: option, possessionStatus: option }),
  );
});

test('photos and videos ask for listings that have some, and false asks for nothing', async () => {
  await save(
    aSale({ society: 'pictured' }, { images: ['demo/tower/a-1'] }),
    aSale({ society: 'filmed' }, { video: 'video/a.mp4' }),
    aSale({ society: 'bare' }),
  );
  assert.equal(await found('sell', { photos: 'true' }), ['pictured']);
  assert.equal(await found('sell', { videos: 'true' }), ['filmed']);
  assert.equal(await found('sell', { photos: 'false', videos: 'false' }), ['bare', 'filmed', 'pictured']);
});

test('ids pick listings by either id, and except leaves them out', async () => {
  await save(aSale({ society: 'one' }), aSale({ society: 'two' }), aSale({ society: 'three' }));
  const all = (await server.get('/api/v3/properties/sell')).json as {
    _id: string;
    propertyId: string;
    society: string;
  }[];
  const [first, second, third] = all;
  assert.ok(first && second && third);
  assert.equal(
    await found('sell', { ids: `${first._id},${second.propertyId}` }),
    [first.society, second.society].sort(),
  );
  assert.equal(await found('sell', { except: `${first._id},${second.propertyId}` }), [third.society]);
});

test('empty, unknown and repeated parameters do no harm', async () => {
  await save(aSale({ society: 'one' }));
  const reply = await server.get(
    '/api/v3/properties/sell?minbudget=&city=&bedrooms=&utm_source=x&localities=Baner&localities=Wakad&photos=',
  );
  assert.is(reply.status, 200, reply.text);
  assert.is((reply.json as unknown[]).length, 1);
});

test.run();
