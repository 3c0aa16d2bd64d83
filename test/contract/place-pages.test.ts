/** Cities and localities: what homes ask, what stands around, and addresses in any spelling. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../server/places/gazetteer.js';
import { upsertPlaces } from '../../server/repositories/place.js';
import type { PlacePage } from '../../src/api/contract/place-pages.schema.js';
import { aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/place-pages');
let server: TestServer;
const owners = ['owner-1', 'owner-2', 'owner-3'];

/** Eight homes of three owners in a locality of Pune: what the one at a place in the row differs in. */
const eight = <Home>(
  make: (fields: object, extras: { ownerId: string }) => Home,
  locality: string,
  asked: (at: number) => object,
): Home[] =>
  Array.from({ length: 8 }, (_, at) =>
    make(
      { city: 'Pune', locality, society: `Home ${locality} ${at}`, carpetArea: '1000', ...asked(at) },
      { ownerId: owners[at % 3] as string },
    ),
  );

test.before(async () => {
  server = await startServer();
  await server.database.sql
    .insertInto('app_user')
    .values(owners.map((id, at) => ({ ...owner, id, email: `${id}@example.com`, phone: `982001234${at}` })))
    .execute();
  await upsertPlaces(server.database.sql, places);
  await server.services.writer.saveListings([
    ...eight(aSale, 'Kothrud', (at) => ({ price: 8_000_000 + at * 100_000 })),
    ...eight(aRent, 'Kothrud', (at) => ({ monthlyRent: 27_833, societyName: `Home ${String(at)}` })),
    ...eight(aSale, 'Karve Nagar', () => ({ price: 7_000_000 })),
    aSale({ city: 'Pune', locality: 'Baner', society: 'Lone' }, { ownerId: 'owner-1' }),
  ]);
  await server.services.counts.fold();
  await server.services.asking.count();
  server.services.places.forget();
});
test.after(() => server.close());

const pageAt = async (path: string): Promise<PlacePage> => {
  const { status, json } = await server.get(`/api/v3/places/${path}`);
  assert.is(status, 200, path);
  return json as PlacePage;
};

test('a locality tells its counts, medians, months and yields', async () => {
  const page = await pageAt('pune/kothrud');
  assert.is(page.locality, 'Kothrud');
  assert.is(page.path, '/in/pune/kothrud');
  assert.equal(page.counts, { sell: 8, rent: 8 });
  const row = { kind: 'sell', homes: 8, owners: 3, lower: 8_175_000, median: 8_350_000, upper: 8_525_000 };
  const rented = { kind: 'rent', homes: 8, owners: 3, lower: 27_833, median: 27_833, upper: 27_833 };
  assert.equal(
    page.asked.map(({ rate: _, ...each }) => each),
    [row, { ...row, bhk: '2BHK' }, rented, { ...rented, bhk: '2BHK' }],
  );
  assert.is(page.asked[0]?.rate, 8350);
  assert.equal(
    page.months.map(({ kind, median }) => [kind, median]),
    [
      ['sell', 8_350_000],
      ['rent', 27_833],
    ],
  );
  assert.equal(page.yields, [{ bhk: '2BHK', percent: 4, sold: 8, rented: 8 }]);
});

test('it tells the stations within 2 km with their lines, and its neighbours, nearest first', async () => {
  const { stations, localities, middle } = await pageAt('pune/kothrud');
  assert.ok(middle && Math.abs(middle.lat - 18.5) < 0.05);
  assert.ok(stations.length > 0);
  for (const { walk, lines } of stations) assert.ok(walk <= 30 && walk % 5 === 0 && lines.length > 0);
  assert.equal(
    localities.map(({ name, path }) => [name, path]),
    [
      ['Karve Nagar', '/in/pune/karve-nagar'],
      ['Baner', '/in/pune/baner'],
    ],
  );
  assert.equal(localities[0]?.medians, [{ kind: 'sell', homes: 8, median: 7_000_000, rate: 7000 }]);
  assert.equal(localities[1]?.medians, []);
});

test('a city tells its localities, those with most homes first', async () => {
  const page = await pageAt('pune');
  assert.is(page.locality, undefined);
  assert.equal(page.counts, { sell: 17, rent: 8 });
  assert.equal(
    page.localities.map(({ name, homes }) => [name, homes]),
    [
      ['Kothrud', 16],
      ['Karve Nagar', 8],
      ['Baner', 1],
    ],
  );
  assert.is(page.asked[0]?.homes, 17);
  assert.equal(page.stations, []);
});

test('one home tells nothing of prices', async () => {
  const page = await pageAt('pune/baner');
  assert.equal([page.asked, page.months, page.yields], [[], [], []]);
  assert.equal(page.counts, { sell: 1 });
});

for (const [path, is] of [
  ['Poona/KOTHRUD', '/in/pune/kothrud'],
  [`${encodeURIComponent('पुणे')}/${encodeURIComponent('कोथरूड')}`, '/in/pune/kothrud'],
  ['navi%20mumbai', '/in/navi-mumbai'],
] as const)
  test(`${decodeURIComponent(path)} is ${is}`, async () => {
    assert.is((await pageAt(path)).path, is);
  });

for (const path of ['atlantis', 'pune/atlantis', 'mumbai/kothrud', `pune/${'x'.repeat(120)}`])
  test(`${path.slice(0, 20)} answers 404 and names what it did not find`, async () => {
    const { status, json } = await server.get(`/api/v3/places/${path}`);
    assert.is(status, 404);
    assert.match((json as { message: string }).message, path);
  });

test('a name of 121 letters is refused', async () => {
  assert.is((await server.get(`/api/v3/places/pune/${'x'.repeat(121)}`)).status, 400);
});

test.run();
