/** Homes near a station and within a journey: what they find, and what they refuse. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPlaces } from '../../server/places/fill.js';
import { Check } from 'typebox/value';
import { Stations } from '../../src/api/contract/stations.schema.js';
import type { Facets, Listing, SaleListing } from '../../src/api/contract/listings.schema.js';
import { aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/near-stations');
let server: TestServer;

/** A home for sale, named by its society. */
const home = (society: string, city: string, locality: string, point?: { lat: number; lng: number }) =>
  aSale({ society, city, locality }, point && { point });

test.before(async () => {
  server = await startServer();
  await fillPlaces(server.database.sql);
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    home('Beside Thane', 'Thane', 'Naupada', { lat: 19.1868, lng: 72.9758 }),
    home('Far Thane', 'Thane', 'Kasarvadavali'),
    home('Mulund', 'Mumbai', 'Mulund West'),
    home('Kothrud', 'Pune', 'Kothrud', { lat: 18.5071, lng: 73.8051 }),
    home('Nowhere', 'Nagpur', 'Dhantoli'),
    home('Metro Heights', 'Nagpur', 'Dhantoli'),
  ]);
});
test.after(() => server.close());

const find = (query: string) => server.get(`/api/v3/properties/sell?sort=price-up&${query}`);
const found = async (query: string): Promise<string[]> => {
  const { json, status, text } = await find(query);
  assert.is(status, 200, text);
  return (json as SaleListing[]).map(({ society }) => society).sort();
};

test('homes within a walk of a station are found by its name, also in Devanagari', async () => {
  assert.equal(await found('station=Thane'), ['Beside Thane']);
  assert.equal(await found(`station=${encodeURIComponent('ठाणे')}&walk=10`), ['Beside Thane']);
  assert.equal(await found('station=Kalyan'), []);
});

test('several stations are alternatives', async () => {
  assert.equal(await found('station=Thane,Mulund&walk=30'), ['Beside Thane', 'Mulund']);
});

test('a journey finds localities from which it is short enough', async () => {
  const near = await found('to=Thane&within=30');
  assert.ok(near.includes('Beside Thane') && near.includes('Mulund'));
  assert.not.ok(near.includes('Kothrud') || near.includes('Nowhere'));
  assert.equal(await found('to=Kothrud&within=15'), ['Kothrud']);
});

test('a free text says the same', async () => {
  assert.equal(await found('q=2+bhk+near+thane+station'), ['Beside Thane']);
  assert.equal(
    await found(`q=${encodeURIComponent('under 30 min from thane')}`),
    await found('to=Thane&within=30'),
  );
});

test('metro alone means near its stations, beside what is called so; with further words it is a name', async () => {
  assert.equal(await found('q=2+bhk+metro'), ['Kothrud', 'Metro Heights']);
  assert.equal(await found(`q=${encodeURIComponent('2 बीएचके मेट्रो')}`), ['Kothrud']);
  assert.equal(await found('q=metro'), ['Kothrud', 'Metro Heights']);
  assert.equal(await found('q=metro+kothrud'), ['Kothrud']);
  for (const name of ['metro heights', '2 bhk metro heights', 'metro heights nagpur', 'metro height'])
    assert.equal(await found(`q=${encodeURIComponent(name)}`), ['Metro Heights'], name);
  assert.equal(await found('q=3+bhk+metro'), []);
});

test('facets and totals count with both', async () => {
  const { json } = await server.get('/api/v3/facets/sell?station=Thane');
  assert.is((json as Facets).total, 1);
  const reached = await server.get('/api/v3/facets/sell?to=Thane&within=30');
  assert.is((reached.json as Facets).total, (await found('to=Thane&within=30')).length);
  const { headers } = await find('to=Thane&within=30&limit=1');
  assert.is(headers['x-total-count'], String((await found('to=Thane&within=30')).length));
});

for (const [query, field] of [
  ['station=Atlantis', 'station'],
  ['station=Thane,Dadar,Sion,Kurla,Vashi,Mulund', 'station'],
  ['to=Atlantis', 'to'],
  ['station=Thane&walk=0', 'walk'],
  ['station=Thane&walk=1e308', 'walk'],
  ['to=Thane&within=-5', 'within'],
  ['to=Thane&within=soon', 'within'],
] as const)
  test(`${query} is refused, naming ${field}`, async () => {
    const { status, text } = await find(query);
    assert.is(status, 400);
    assert.ok(text.includes(field), text);
  });

test('a listing tells every station within 2 km, the nearest first', async () => {
  const { json } = await find('station=Thane');
  const [listing] = json as Listing[];
  const { stations = [] } = (await server.get(`/api/v3/property/sell/${listing?._id}`)).json as Listing;
  assert.is(stations[0]?.name, 'Thane');
  assert.ok(stations[0]?.lines.includes('CR'));
  const walks = stations.map(({ walk }) => walk);
  assert.equal(
    walks,
    [...walks].sort((one, other) => one - other),
  );
});

test('the stations are listed with the lines they name', async () => {
  const { json, headers } = await server.get('/api/v3/stations');
  assert.ok(Check(Stations, json));
  const { stations, lines } = json;
  const ids = new Set(lines.map(({ id }) => id));
  for (const station of stations) for (const line of station.lines) assert.ok(ids.has(line), station.name);
  assert.ok(stations.length > 250);
  // Of line 2B only Mandale to Chembur is open.
  assert.equal(stations.find(({ name }) => name === 'D.N. Nagar')?.lines, ['M1']);
  assert.is(lines.find(({ id }) => id === 'M2B')?.partOpenAsOf, '2026-09');
  assert.is(lines.find(({ id }) => id === 'M1')?.partOpenAsOf, undefined);
  assert.match(headers['cache-control'] ?? '', /max-age/);
});

test.run();
