/** Listings like one: its use, its guests, its price, the most alike first; around its city where that has too few (S-722). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPlaces } from '../../server/places/fill.js';
import type { Facets, Listing, ListingKind } from '../../src/api/contract/listings.schema.js';
import { aPg, aRent, aSale, owner } from '../support/listings.js';
import { startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/similar');
let server: TestServer;

const flat = (society: string, fields: Record<string, unknown> = {}) =>
  aSale({ society, city: 'Pune', locality: 'Kothrud', price: 16_000_000, carpetArea: '900', ...fields });
const inThane = (society: string, fields: Record<string, unknown> = {}) =>
  flat(society, { city: 'Thane', locality: 'Naupada', ...fields });

test.before(async () => {
  server = await startPosting();
  await fillPlaces(server.database.sql);
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    flat('Far and large', { locality: 'Hadapsar', bhk: '3BHK', price: 20_000_000 }),
    flat('Villa of four crore', { propertyType: 'Villa', bhk: '4BHK', price: 40_000_000 }),
    flat('Other rooms', { bhk: '3BHK', price: 17_000_000 }),
    flat('The same', { price: 16_200_000 }),
    flat('Subject'),
    inThane('Alone'),
    inThane('Far too dear', { price: 60_000_000 }),
    flat('Across the creek', { city: 'Mumbai', locality: 'Mulund West' }),
    flat('Further on', { city: 'Mumbai', locality: 'Andheri West', bhk: '3BHK' }),
    flat('Furthest', { city: 'Navi Mumbai', locality: 'Vashi', bhk: '4BHK' }),
    ...['One', 'Two', 'Three'].map((societyName) => aRent({ societyName, propertyType: 'Office' })),
    aRent({ societyName: 'Home' }),
    aPg({ societyName: 'Girls', availableFor: 'Girls' }),
    ...['A', 'B', 'C'].map((societyName) => aPg({ societyName, availableFor: 'Boys' })),
  ]);
});
test.after(() => server.close());

const nameOf = (listing: Listing): string =>
  ('society' in listing ? listing.society : undefined) ??
  ('societyName' in listing ? listing.societyName : undefined) ??
  '';

const ask = async (kind: ListingKind, query: Record<string, string>): Promise<Listing[]> => {
  const { json, status, text } = await server.get(
    `/api/v3/properties/${kind}?${new URLSearchParams(query).toString()}`,
  );
  assert.is(status, 200, text);
  return json as Listing[];
};

const like = async (kind: ListingKind, society: string, query: Record<string, string> = {}) => {
  const subject = (await ask(kind, { limit: '100' })).find((listing) => nameOf(listing) === society);
  assert.ok(subject);
  return (await ask(kind, { like: subject._id, limit: '9', ...query })).map(nameOf);
};

test('the most alike come first, and a villa of four crore is not like a flat of 1.6', async () => {
  assert.equal(await like('sell', 'Subject'), ['The same', 'Other rooms', 'Far and large']);
  assert.equal(await like('sell', 'Subject', { limit: '3', city: 'Pune' }), [
    ...['The same', 'Other rooms', 'Far and large'],
  ]);
});

test('where a city has fewer than three, what lies around it is looked at', async () => {
  assert.equal(await like('sell', 'Alone', { city: 'Thane' }), [
    ...['Across the creek', 'Further on', 'Furthest'],
  ]);
});

test('fewer than three are none, an office is not like a home, a room for girls not like one for boys', async () => {
  assert.equal(await like('sell', 'Villa of four crore'), []);
  assert.equal(await like('rent', 'Home'), []);
  assert.equal(await like('rent', 'One'), []);
  assert.equal(await like('pg', 'Girls'), []);
  assert.equal(await ask('sell', { like: 'nobody' }), []);
});

test('the other filters of a search hold beside it', async () => {
  const all = await like('sell', 'Subject', { bedrooms: '3BHK' });
  assert.equal(all, []);
});

test('where a place has nothing, the nearest localities that have some are told with their numbers', async () => {
  const facets = async (query: Record<string, string>) =>
    (await server.get(`/api/v3/facets/sell?${new URLSearchParams(query).toString()}`)).json as Facets;
  const { total, near } = await facets({ city: 'Pune', localities: 'Karve Nagar', maxbudget: '20000000' });
  assert.equal([total, near?.[0], near?.[1]?.name], [0, { name: 'Kothrud', count: 3 }, 'Hadapsar']);
  assert.is((await facets({ city: 'Pune', localities: 'Kothrud' })).near, undefined);
  assert.is((await facets({ city: 'Pune', bedrooms: '1RK' })).near, undefined);
});

test.run();
