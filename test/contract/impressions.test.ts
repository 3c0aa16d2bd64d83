/** Cards that were seen count once a visitor, listing and day, and their owner reads them by day (S-776). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteExpired } from '../../server/repositories/expired.js';
import { createVisits } from '../../server/services/visits.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';

const test = suite('contract/impressions');
const dayLength = 86_400_000;
let market: OwnMarket;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  for (const table of ['listing_impression', 'impression_visitor'] as const)
    await market.server.database.sql.deleteFrom(table).execute();
});
test.after(() => market.server.close());

const tell = (ids: unknown, userAgent = 'Firefox') =>
  market.server.app.inject({
    method: 'PUT',
    url: '/api/v3/impressions',
    headers: { 'user-agent': userAgent },
    payload: { ids },
  });
const counted = async (propertyId: string) => (await market.ownOf(market.asha, propertyId))?.dailyImpressions;
const fortnight = (...last: number[]): number[] => [
  ...Array.from({ length: 14 - last.length }, () => 0),
  ...last,
];

test('a visitor counts once a day for each listing, however often and in whatever company', async () => {
  const { sell, pg } = market.listings;
  for (const ids of [[sell.id], [sell.id, sell.id, pg.id], [pg.id]]) {
    const reply = await tell(ids);
    assert.equal([reply.statusCode, reply.json()], [200, { success: true }]);
  }
  await tell([sell.id], 'Safari');
  assert.equal(await counted(sell.propertyId), fortnight(2));
  assert.equal(await counted(pg.propertyId), fortnight(1));
});

test('calls at one time lose nothing of different visitors', async () => {
  const { sell, pg } = market.listings;
  const visitors = Array.from({ length: 12 }, (_, at) => `Browser ${String(at)}`);
  await Promise.all(visitors.map((name, at) => tell(at % 2 ? [sell.id, pg.id] : [pg.id, sell.id], name)));
  assert.equal(await counted(sell.propertyId), fortnight(12));
  assert.equal(await counted(pg.propertyId), fortnight(12));
});

test('each day counts anew; after 30 days the counts go, and the visitors after three', async () => {
  const { sell } = market.listings;
  const { database } = market.server;
  const visitor = { address: '127.0.0.1', userAgent: 'Firefox' };
  for (const ago of [0, 1, 40])
    await createVisits(database, () => Date.now() - ago * dayLength).addImpressions([sell.id], visitor);
  assert.equal(await counted(sell.propertyId), fortnight(1, 1));
  await deleteExpired(database.sql, Date.now());
  const left = await database.sql.selectFrom('listing_impression').select('count').execute();
  const visitors = await database.sql.selectFrom('impression_visitor').select('visitor').execute();
  assert.equal([left.length, visitors.length], [2, 2]);
  assert.ok(
    visitors.every((row) => /^[\w-]{22}$/.test(row.visitor)),
    'no address, no browser',
  );
});

test('robots and listings that nobody may see count for nothing', async () => {
  const { sell, plot } = market.listings;
  assert.is((await tell([sell.id], 'Googlebot/2.1')).statusCode, 200);
  await market.server.database.sql
    .updateTable('listing')
    .set({ status: 'Inactive' })
    .where('id', '=', plot.id)
    .execute();
  assert.is((await tell([plot.id, 'nobody'])).statusCode, 200);
  const rows = await market.server.database.sql.selectFrom('listing_impression').select('count').execute();
  assert.equal(rows, []);
});

test('no ids, 51 of them and what is no list are refused by name', async () => {
  for (const ids of [[], Array.from({ length: 51 }, (_, at) => String(at)), 'all', undefined]) {
    const reply = await tell(ids);
    assert.is(reply.statusCode, 400, JSON.stringify(ids));
    assert.match(reply.json<{ message: string }>().message, /ids/);
  }
});

test.run();
