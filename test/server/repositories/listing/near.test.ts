/** Searches near a point over more homes than are read before they are put in order. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findListings, mostCounted, type Search } from '../../../../server/repositories/listing/search.js';
import { fillMarket } from '../../../support/flood/market.js';
import { signedIn } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';

const test = suite('server/repositories/listing/near');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  const agent = await signedIn(server);
  const { _id: id } = (await agent.call('GET', '/api/v1/profile')).json;
  // Of these, 10,450 are for sale.
  await fillMarket(server, 19_000, id);
});
test.after(() => server.close());

const mumbai = { lat: 19.07, lng: 72.88 };

const newest = (kilometres: number): Search => ({
  kind: 'sell',
  condition: { near: { points: [mumbai], metres: kilometres * 1000 } },
  order: 'newest',
  limit: 20,
  offset: 0,
});

const idsOf = (json: string): string[] => (JSON.parse(json) as { _id: string }[]).map(({ _id }) => _id);

test('a few homes near a point come in their order, with their exact number', async () => {
  const { json, total, isAtLeast } = await findListings(server.database.sql, newest(5), 'http://x');
  assert.is(isAtLeast, undefined);
  assert.ok(total > 20 && total < mostCounted);
  const all = await findListings(server.database.sql, { ...newest(5), limit: total + 1 }, 'http://x');
  assert.equal(idsOf(all.json).slice(0, 20), idsOf(json));
  assert.is(idsOf(all.json).length, total);
});

test('of more than are counted the newest of all come first, and the number says "at least"', async () => {
  const { json, total, isAtLeast } = await findListings(server.database.sql, newest(900), 'http://x');
  assert.is(isAtLeast, true);
  assert.ok(total > mostCounted);
  const { condition: _, ...everywhere } = newest(900);
  const all = await findListings(server.database.sql, { ...everywhere, condition: {} }, 'http://x');
  assert.equal(idsOf(json), idsOf(all.json));
});

test.run();
