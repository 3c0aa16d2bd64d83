/** Where listings are: the public point that answers carry, and the exact one that none does. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { metresBetween } from '../../server/places/fact-checks.js';
import { fillPlaces } from '../../server/places/fill.js';
import { importListings } from '../../src/api/contract/bulk.js';
import type { Listing, ListingPlace } from '../../src/api/contract/listings.schema.js';
import { csv, sendFile } from '../support/bulk.js';
import { aSale, owner } from '../support/listings.js';
import { signedIn } from '../support/people.js';
import { startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/places');
let server: TestServer;

test.before(async () => {
  server = await startPosting();
  await fillPlaces(server.database.sql);
  await server.database.sql
    .insertInto('app_user')
    .values(owner)
    .onConflict((known) => known.doNothing())
    .execute();
});
test.before.each(async () => {
  for (const table of ['listing', 'home'] as const) await server.database.sql.deleteFrom(table).execute();
});
test.after(() => server.close());

const exact = { lat: 18.507431, lng: 73.807712 };
const inKothrud = { city: 'Pune', locality: 'Kothrud' };
const save = (...listings: Parameters<TestServer['services']['writer']['saveListings']>[0]) =>
  server.services.writer.saveListings(listings);
const onMarket = async (): Promise<Listing[]> =>
  (await server.get('/api/v3/properties/sell?sort=price-up')).json as Listing[];
const placesOnMarket = async (): Promise<(ListingPlace | undefined)[]> =>
  (await onMarket()).map(({ place }) => place);
const only = async (): Promise<ListingPlace> => {
  const [place, ...others] = await placesOnMarket();
  assert.ok(place && others.length === 0, 'one listing with a place is on the market');
  return place;
};

test('a home is shown 200 to 300 m beside its exact point', async () => {
  const points = Array.from({ length: 40 }, (_, at) => ({
    lat: exact.lat + at * 0.00107,
    lng: exact.lng - at * 0.00093,
  }));
  await save(...points.map((point, at) => aSale({ ...inKothrud, price: 7_000_000 + at }, { point })));
  const shown = await placesOnMarket();
  assert.is(shown.length, 40);
  for (const [at, place] of shown.entries()) {
    assert.ok(place && points[at]);
    const off = metresBetween(place, points[at]);
    assert.ok(off >= 200 && off <= 300, `${off} m`);
    assert.equal([place.is, place.radius], ['near', 300]);
  }
});

test('posting a home again, or one a few metres beside it, draws no new point', async () => {
  await save(aSale(inKothrud, { point: exact, sourceKey: 'first' }));
  const first = await only();
  await server.database.sql.deleteFrom('listing').execute();
  await save(aSale(inKothrud, { point: { lat: 18.507435, lng: 73.807705 }, sourceKey: 'second' }));
  assert.equal(await only(), first);
});

test('a home without a point is shown in the middle of its locality, with its radius', async () => {
  await save(aSale({ ...inKothrud, society: '' }));
  const place = await only();
  assert.is(place.is, 'in');
  assert.ok(place.radius >= 750);
  const { rows } = await sql<{ lat: number; lng: number }>`
    select lat, lng from place where city_key = 'pune' and key = 'kothrud'`.execute(server.database.sql);
  assert.equal({ lat: place.lat, lng: place.lng }, rows[0]);
});

test('a home says where the page of its locality is, which one that nobody has confirmed does not have', async () => {
  await save(
    aSale({ ...inKothrud, price: 1_000_000 }),
    aSale({ city: 'Navi Mumbai', locality: 'CBD Belapur', price: 2_000_000 }),
    aSale({ ...inKothrud, locality: 'Nowhere Known', price: 3_000_000 }),
  );
  await server.database.sql
    .updateTable('place')
    .set({ proposed: true })
    .where('key', '=', 'nowhere known')
    .execute();
  const paths = (await onMarket()).map(({ localityPath }) => localityPath);
  assert.equal(paths, ['/in/pune/kothrud', '/in/navi-mumbai/cbd-belapur', undefined]);
  for (const path of paths)
    if (path) assert.is((await server.get(path.replace('/in/', '/api/v3/places/'))).status, 200);
  const cards = (await server.get('/api/v3/properties/sell?fields=card&sort=price-up')).json as Listing[];
  assert.equal(
    cards.map(({ localityPath }) => localityPath),
    paths,
    'its card says it too',
  );
});

test('a home in a place that nobody knows has none', async () => {
  await save(aSale({ city: 'Nagpur', locality: 'Dhantoli' }));
  assert.equal(await placesOnMarket(), [undefined]);
});

test('three homes of a society say where it is, two do not', async () => {
  const named = { ...inKothrud, society: 'Green Court' };
  await save(aSale({ ...named, price: 7_000_000 }));
  for (const at of [1, 2])
    await save(aSale({ ...named, price: 7_000_010 + at }, { point: exact, sourceKey: `${at}` }));
  await server.services.placing.societies();
  assert.equal((await placesOnMarket())[0]?.is, 'in');
  await save(aSale({ ...named, price: 7_000_013 }, { point: exact, sourceKey: '3' }));
  await server.services.placing.societies();
  const [placed] = await placesOnMarket();
  assert.ok(placed);
  assert.is(placed.is, 'near');
  assert.ok(metresBetween(placed, exact) < 500);
  await server.database.sql.deleteFrom('listing').where('amount', '>', 7_000_011).execute();
  await server.services.placing.societies();
  assert.equal((await placesOnMarket())[0]?.is, 'in');
});

test('a job places what was written before the middle of its locality was known', async () => {
  const database = server.database.sql;
  await sql`update place set lat = null where city_key = 'pune' and key = 'kothrud'`.execute(database);
  await save(aSale({ ...inKothrud, society: '' }));
  assert.equal(await placesOnMarket(), [undefined]);
  const before = (await onMarket())[0]?.updatedAt;
  await fillPlaces(database);
  await server.services.placing.listings();
  assert.is((await only()).is, 'in');
  assert.is((await onMarket())[0]?.updatedAt, before);
});

test('a file brings points; those that cannot be right are told and left out', async () => {
  const asha = await signedIn(server);
  const file = [
    'city,locality,society,bhk,carpet area,price,latitude,longitude',
    'Pune,Kothrud,Sai Darshan,2BHK,700,98 L,18.507431,73.807712',
    'Pune,Kothrud,Sai Darshan,3BHK,900,99 L,73.807712,18.507431',
    'Pune,Kothrud,Sai Darshan,1BHK,400,97 L,51.507431,-0.127712',
  ].join('\n');
  const { report } = await sendFile(asha, importListings, csv(file), { kind: 'sell' });
  assert.equal(
    report.rows.map(({ result, problems }) => [
      result,
      problems.map(({ field, reason }) => `${field} ${reason}`),
    ]),
    [
      ['new', []],
      ['new', ['latitude seems to be swapped with the longitude; left out']],
      ['new', ['latitude lies outside India; left out']],
    ],
  );
  assert.equal(report.unusedColumns, []);
  assert.equal(
    (await placesOnMarket()).map((place) => place?.is),
    ['in', 'near', 'in'],
  );
});

test('the nearest station within 2 km is told with a walk in steps of five minutes', async () => {
  await save(aSale({ city: 'Thane', locality: 'Naupada', society: '' }));
  const { station } = await only();
  assert.ok(station);
  assert.is(station.name, 'Thane');
  assert.match(station.nameMr, /^\p{Script=Devanagari}/u);
  assert.is(station.walk % 5, 0);
  assert.ok(station.walk >= 5 && station.walk <= 30);
});

/** Every address that may tell of a listing. */
const addressesOf = ({ _id, propertyId }: Listing): string[] => [
  '/api/v3/properties/sell',
  '/api/v3/properties/sell?fields=card&limit=5',
  '/api/v3/facets/sell?city=Pune',
  '/api/v3/localities?q=kothrud',
  '/api/v3/market',
  `/api/v3/property/sell/${_id}`,
  `/api/v3/price-history/sell/${propertyId}`,
  '/sitemap.xml',
  `/api/v3/properties/sell?ids=${_id}`,
  `/view-details?type=sell&p_id=${_id}`,
  '/buy-page?city=Pune',
  '/metrics',
];

test('no answer and no page carries an exact point', async () => {
  await save(aSale(inKothrud, { point: exact }));
  const [listing] = await onMarket();
  assert.ok(listing);
  for (const address of addressesOf(listing)) {
    const { text, headers } = await server.get(address);
    const told = text + JSON.stringify(headers);
    assert.not.match(told, /18\.507431|73\.807712/, address);
    // The public point may share one of the two to a few digits, never both.
    assert.not.ok(told.includes('18.5074') && told.includes('73.8077'), address);
  }
});

test.run();
