/** What homes ask: counted over enough homes of enough owners, else not told. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AskingPrices } from '../../src/api/contract/asking.schema.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import { aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/asking');
let server: TestServer;
const owners = ['owner-1', 'owner-2', 'owner-3'];

test.before(async () => {
  server = await startServer();
  await server.database.sql
    .insertInto('app_user')
    .values(owners.map((id, at) => ({ ...owner, id, email: `${id}@example.com`, phone: `982001234${at}` })))
    .execute();
});
test.before.each(async () => {
  for (const table of ['listing', 'home', 'listing_price', 'asking_median', 'asking_month'])
    await sql`delete from ${sql.id(table)}`.execute(server.database.sql);
});
test.after(() => server.close());

/** So many homes in Kothrud, from 81 lakh up by a lakh, of so many owners. */
const offer = (homes: number, by: number, fields = {}) =>
  server.services.writer.saveListings(
    Array.from({ length: homes }, (_, at) =>
      aSale(
        {
          ...{ city: 'Pune', locality: 'Kothrud', society: `Home ${at}`, carpetArea: '1000' },
          price: 8_100_000 + at * 100_000,
          ...fields,
        },
        { ownerId: owners[at % by] as string },
      ),
    ),
  );
const asked = async (query: string): Promise<AskingPrices> =>
  (await server.get(`/api/v3/asking-prices/sell?${query}`)).json as AskingPrices;

test('median and quartiles of a locality and its city, by rooms, with the homes and owners counted', async () => {
  await offer(9, 3);
  await server.services.asking.count();
  const row = { homes: 9, owners: 3, lower: 8_300_000, median: 8_500_000, upper: 8_700_000, rate: 8500 };
  const { asked: rows, months } = await asked('city=Pune&locality=Kothrud');
  assert.equal(rows, [row, { ...row, bhk: '2BHK' }]);
  assert.equal((await asked('city=Poona')).asked, [row, { ...row, bhk: '2BHK' }]);
  assert.is(months.at(-1)?.median, 8_500_000);
  assert.is(months.length, 1);
});

test('seven homes, or eight of two owners, say nothing', async () => {
  await offer(7, 3);
  await server.services.asking.count();
  assert.equal(await asked('city=Pune&locality=Kothrud'), { asked: [], months: [] });
  await offer(9, 2, { locality: 'Baner' });
  await server.services.asking.count();
  assert.equal((await asked('city=Pune&locality=Baner')).asked, []);
});

test('homes that left the market are counted no more', async () => {
  await offer(9, 3);
  await server.services.asking.count();
  await server.database.sql.updateTable('listing').set({ status: 'Inactive' }).execute();
  await server.services.asking.count();
  assert.equal((await asked('city=Pune&locality=Kothrud')).asked, []);
});

test('the months before this one tell what was asked at their ends', async () => {
  await offer(9, 3);
  await sql`update listing set listed_at = now() - interval '70 days'`.execute(server.database.sql);
  await sql`update listing_price set at = now() - interval '70 days', amount = amount - 500000`.execute(
    server.database.sql,
  );
  await sql`insert into listing_price (home_id, at, amount, deposit)
    select home_id, now() - interval '1 second', amount + 500000, deposit from listing_price`.execute(
    server.database.sql,
  );
  await server.services.asking.count();
  await server.services.asking.countBefore();
  const { months } = await asked('city=Pune&locality=Kothrud');
  const medians = months.map(({ median }) => median);
  assert.is(medians.at(-1), 8_500_000);
  assert.equal([...new Set(medians.slice(0, -1))], [8_000_000]);
  assert.ok(months.length >= 3, `${String(months.length)} months`);
});

test('a listing tells the median of its rooms in its locality', async () => {
  await offer(9, 3);
  await server.services.asking.count();
  const [first] = (await server.get('/api/v3/properties/sell?sort=price-up')).json as Listing[];
  const { asking } = (await server.get(`/api/v3/property/sell/${first?._id}`)).json as Listing;
  assert.equal(asking, { median: 8_500_000, homes: 9, owners: 3 });
  assert.is(first?.asking, undefined);
});

test('a city must be named, and one that nobody knows says nothing', async () => {
  assert.is((await server.get('/api/v3/asking-prices/sell')).status, 400);
  assert.is((await server.get('/api/v3/asking-prices/castle?city=Pune')).status, 400);
  assert.equal(await asked('city=Atlantis'), { asked: [], months: [] });
});

test.run();
