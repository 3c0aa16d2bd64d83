/** Homes in an area of the map: what a box and a shape find, and what is refused. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPlaces } from '../../server/places/fill.js';
import type { ListingMap } from '../../src/api/contract/map.schema.js';
import type { Facets, SaleListing } from '../../src/api/contract/listings.schema.js';
import { aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/map-area');
let server: TestServer;

const home = (society: string, city: string, locality: string, point?: { lat: number; lng: number }) =>
  aSale({ society, city, locality }, point && { point });

test.before(async () => {
  server = await startServer();
  await fillPlaces(server.database.sql);
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    home('Thane', 'Thane', 'Naupada', { lat: 19.1868, lng: 72.9758 }),
    home('Mulund', 'Mumbai', 'Mulund West'),
    home('Kothrud', 'Pune', 'Kothrud'),
    home('Nowhere', 'Nagpur', 'Dhantoli'),
  ]);
});
test.after(() => server.close());

const find = (query: string) => server.get(`/api/v3/properties/sell?${query}`);
const found = async (query: string): Promise<string[]> => {
  const { json, status, text } = await find(query);
  assert.is(status, 200, text);
  return (json as SaleListing[]).map(({ society }) => society).sort();
};

const aroundThane = 'bbox=72.9,19.1,73.05,19.25';

test('a box finds the homes whose public point lies in it', async () => {
  assert.equal(await found(aroundThane), ['Mulund', 'Thane']);
  assert.equal(await found('bbox=73,18,74.5,19'), ['Kothrud']);
});

test('a box over the sea, or wider than the state, is no mistake', async () => {
  assert.equal(await found('bbox=72.1,18.5,72.2,18.6'), []);
  assert.equal(await found('bbox=-180,-90,180,90'), ['Kothrud', 'Mulund', 'Thane']);
});

test('a shape leaves out what its box would hold', async () => {
  // The two halves of one box.
  assert.equal(await found('polygon=72.9,19.1;73.05,19.1;72.9,19.25'), ['Mulund']);
  assert.equal(await found('polygon=73.05,19.1;73.05,19.25;72.9,19.25'), ['Thane']);
  assert.equal(await found('polygon=72.9,19.1;73.05,19.1;73.05,19.25;72.9,19.25;72.9,19.1'), [
    'Mulund',
    'Thane',
  ]);
});

test('other filters still apply, and both kinds of area together', async () => {
  assert.equal(await found(`${aroundThane}&city=Mumbai`), ['Mulund']);
  assert.equal(await found(`${aroundThane}&polygon=73,18;74.5,18;74,19`), []);
});

test('the public point decides, not the exact one', async () => {
  const [listing] = (await find(`${aroundThane}&city=Thane`)).json as SaleListing[];
  const { lat = 0, lng = 0 } = listing?.place ?? {};
  const beside = (side: number): string =>
    [lng - side, lat - side, lng + side, lat + side].map((edge) => edge.toFixed(6)).join(',');
  assert.equal(await found(`bbox=${beside(0.0005)}`), ['Thane']);
  assert.equal(await found('bbox=72.9753,19.1863,72.9763,19.1873'), []);
});

test('a map says what a journey reaches, of what is seen, and nothing without one', async () => {
  const reachOf = async (query: string): Promise<readonly number[] | undefined> => {
    const { json, status, text } = await server.get(`/api/v3/map/sell?${query}`);
    assert.is(status, 200, text);
    return (json as ListingMap).reach;
  };
  assert.is(await reachOf('zoom=10'), undefined);
  const all = (await reachOf('to=Dadar&within=120')) ?? [];
  const few = (await reachOf('to=Dadar&within=20')) ?? [];
  assert.ok(all.length > few.length && few.length > 0 && few.length % 2 === 0);
  const seen = (await reachOf(`to=Dadar&within=120&${aroundThane}`)) ?? [];
  assert.ok(seen.length > 0 && seen.length < all.length);
  for (let at = 0; at < seen.length; at += 2) {
    const [lng = 0, lat = 0] = [seen[at], seen[at + 1]];
    assert.ok(lng > 72.87 && lng < 73.08 && lat > 19.07 && lat < 19.28, `${String(lng)}, ${String(lat)}`);
  }
  assert.ok(JSON.stringify(all).length < 10_000, 'a map answers 20 KB at most');
});

test('facets and totals count with it', async () => {
  const { json } = await server.get(`/api/v3/facets/sell?${aroundThane}`);
  assert.is((json as Facets).total, 2);
  assert.is((await find(`${aroundThane}&limit=1`)).headers['x-total-count'], '2');
});

const around = (count: number): string =>
  Array.from({ length: count }, (_, at) => (at / count) * 2 * Math.PI)
    .map((angle) => `${(73 + Math.cos(angle) / 10).toFixed(5)},${(19.2 + Math.sin(angle) / 10).toFixed(5)}`)
    .join(';');

test('a shape has up to 60 points', async () => {
  assert.equal(await found(`polygon=${around(60)}`), ['Mulund', 'Thane']);
});

const mapOf = async (query: string): Promise<ListingMap> => {
  const { json, status, text } = await server.get(`/api/v3/map/sell?${query}`);
  assert.is(status, 200, text);
  return json as ListingMap;
};

test('a map has homes one by one where they are far apart, and together from afar', async () => {
  const near = await mapOf('zoom=12');
  assert.equal([near.total, near.groups.length, near.homes.length], [3, 0, 3]);
  const { total, groups, homes, box } = await mapOf('zoom=5');
  assert.equal([total, groups.length, homes.length], [3, 1, 0]);
  assert.equal([groups[0]?.count, groups[0]?.least, groups[0]?.most], [3, 8_500_000, 8_500_000]);
  assert.ok(box && box.west < 73 && box.east > 73.7 && box.south < 18.6 && box.north > 19.1);
});

test('a map has the filters of a search, and tells how many have no place', async () => {
  const { total, homes, placeless } = await mapOf(`${aroundThane}&city=Mumbai`);
  assert.equal([total, homes.length, placeless], [1, 1, 0]);
  assert.is(homes[0]?.amount, 8_500_000);
  // The area is left out: what has no place is in none.
  assert.is((await mapOf(aroundThane)).placeless, 1);
  const { placelessIds = [], ...rest } = await mapOf('bbox=72.1,18.5,72.2,18.6');
  assert.equal(rest, { total: 0, placeless: 1, groups: [], homes: [] });
  assert.equal(await found(`ids=${placelessIds.join(',')}`), ['Nowhere'], 'and names them');
});

test('homes without a place are found by pages, as many as the map counts', async () => {
  await server.services.writer.saveListings(
    Array.from({ length: 24 }, (_, at) => home(`Lost ${String(at)}`, 'Nagpur', 'Dharampeth')),
  );
  const all: string[] = [];
  for (const page of [1, 2, 3]) all.push(...(await found(`placed=no&limit=10&page=${String(page)}`)));
  assert.is(new Set(all).size, 25);
  assert.is((await mapOf(aroundThane)).placeless, 25);
  assert.is((await find('placed=no&limit=1')).headers['x-total-count'], '25');
  assert.is(((await server.get('/api/v3/facets/sell?placed=no')).json as Facets).total, 25);
  assert.equal(await found('placed=no&city=Mumbai'), []);
  assert.equal(await found(`placed=no&${aroundThane}`), [], 'they lie in no area');
  assert.is((await mapOf('placed=no')).total, 0);
  for (const path of ['properties', 'facets', 'map'])
    assert.is((await server.get(`/api/v3/${path}/sell?placed=maybe`)).status, 400, path);
});

test('a map is asked by free texts too', async () => {
  assert.is((await mapOf('q=mulund')).total, 1);
  assert.is((await mapOf('q=kothrood')).total, 1);
});

test('a map shows the public point of a home, which its listing has too', async () => {
  const [listing] = (await find(`${aroundThane}&city=Thane`)).json as SaleListing[];
  const { homes } = await mapOf(`${aroundThane}&city=Thane`);
  assert.equal(homes, [
    { lng: listing?.place?.lng, lat: listing?.place?.lat, id: listing?._id, amount: listing?.price },
  ]);
});

test('homes at one point are said to be together', async () => {
  const twin = (society: string) => home(society, 'Nashik', 'Nashik Road');
  await server.services.writer.saveListings([twin('One'), twin('Two')]);
  const { groups } = await mapOf('city=Nashik&zoom=22');
  assert.equal([groups.length, groups[0]?.count, groups[0]?.together], [1, 2, true]);
});

test('a zoom that is none is refused', async () => {
  for (const zoom of ['-1', '23', '1e308', 'close', '1.5'])
    assert.is((await server.get(`/api/v3/map/sell?zoom=${zoom}`)).status, 400, zoom);
});

for (const [query, remedy] of [
  ['bbox=72.9,19.1,73.05', 'bbox must be west,south,east,north'],
  ['bbox=72.9,19.1,73.05,19.2,5', 'bbox must be west,south,east,north'],
  ['bbox=73.05,19.1,72.9,19.2', 'bbox must be west,south,east,north'],
  ['bbox=72.9,19.1,1e308,19.2', 'bbox must be west,south,east,north'],
  ['bbox=NaN,19.1,73,Infinity', 'bbox must be west,south,east,north'],
  ["bbox=72.9,19.1,73,19.2'--", 'bbox must be west,south,east,north'],
  ['bbox=-0.5,51.2,0.3,51.7', 'bbox lies outside Maharashtra'],
  ['bbox=19.1,72.9,19.2,73.05', 'bbox lies outside Maharashtra'],
  ['polygon=72.9,19.1;73,19.2', 'polygon must be 3 to 60 points'],
  ['polygon=72.9,19.1;73,19.2;72.9,19.1', 'polygon must be 3 to 60 points'],
  ['polygon=72.9,19.1;73,19.2;73', 'polygon must be 3 to 60 points'],
  ['polygon=72.9,19.1;1e308,19.2;73,19', 'polygon must be 3 to 60 points'],
  [`polygon=${around(61)}`, 'polygon must be 3 to 60 points'],
  ['polygon=72.9,19.1;73,19.2;0.1,51.5', 'polygon lies outside Maharashtra'],
  ['polygon=72.9,19.1;73,19.2;73,19.1;72.9,19.2', 'polygon must not cross itself'],
  ['polygon=72.9,19.1;73,19.1;73.1,19.1', 'polygon must enclose an area'],
] as const)
  test(`${query.slice(0, 60)} is refused with its remedy`, async () => {
    for (const path of ['properties', 'facets', 'map']) {
      const { status, text } = await server.get(`/api/v3/${path}/sell?${query}`);
      assert.is(status, 400, text);
      assert.ok(text.includes(remedy), text);
    }
  });

test.run();
