/** Searches near a point or within a journey over more homes than are read before they are put in order. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Area, SearchCondition } from '../../../../server/repositories/listing/condition.js';
import {
  findListings,
  type FoundListings,
  mostCounted,
  type Search,
} from '../../../../server/repositories/listing/search.js';
import { fillMarket } from '../../../support/flood/market.js';
import { signedIn } from '../../../support/people.js';
import { startServer, type TestServer } from '../../../support/server.js';

const test = suite('server/repositories/listing/near');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  const agent = await signedIn(server);
  const { _id: id } = (await agent.call('GET', '/api/v1/profile')).json;
  // Of these, 12,100 are for sale.
  await fillMarket(server, 22_000, id);
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

test('with a budget the number says "at least" too, and whether there are surely so many', async () => {
  const find = async (most: number) => {
    const search: Search = { ...newest(5), condition: { amount: { most } } };
    const { total, isAtLeast, isSurelyMany } = await findListings(server.database.sql, search, 'http://x');
    return { total, isAtLeast, isSurelyMany };
  };
  const { rows } = await sql<{ amount: number }>`select amount from listing where kind = 'sell'
    order by amount limit 1 offset 11000`.execute(server.database.sql);
  const most = rows[0]?.amount ?? 0;
  assert.equal(await find(most), { total: mostCounted + 1, isAtLeast: true, isSurelyMany: undefined });
  const all = await find(1_000_000_000_000);
  assert.equal(all, { total: mostCounted + 1, isAtLeast: true, isSurelyMany: true });
});

interface Found extends Omit<FoundListings, 'json'> {
  ids: string[];
}

/** The same homes asked for as a journey reaches them, and as places of a region, which are read in their order. */
const alike = async (
  reach: Area['places'],
  others: Partial<Search> & { condition?: SearchCondition } = {},
): Promise<Record<'reached' | 'ofRegion', Found>> => {
  const find = async (condition: SearchCondition): Promise<Found> => {
    const { json, ...found } = await findListings(
      server.database.sql,
      { ...newest(5), ...others, condition: { ...others.condition, ...condition } },
      'http://x',
    );
    return { ...found, ids: idsOf(json) };
  };
  return { reached: await find({ reach }), ofRegion: await find({ city: { cities: [], places: reach } }) };
};

const placesOf = async (most: number): Promise<Area['places']> => {
  const { rows } = await sql<{
    city: string;
    key: string;
  }>`select distinct city_key as city, locality_key as key
    from listing order by 1, 2 limit ${most}`.execute(server.database.sql);
  return rows.map(({ city, key }) => [city, key] as const);
};

test('what a journey reaches for a budget comes in its order, with its exact number', async () => {
  for (const order of ['newest', 'price-down', 'rate-up'] as const)
    for (const offset of [0, 20]) {
      const { reached, ofRegion } = await alike(await placesOf(40), {
        order,
        offset,
        condition: { amount: { most: 20_000_000 } },
      });
      assert.ok(reached.total > 40);
      assert.equal(reached, ofRegion);
    }
});

test('what follows a page within a journey is what follows it in the region', async () => {
  const places = await placesOf(40);
  const condition = { amount: { most: 20_000_000 } };
  const { reached } = await alike(places, { condition });
  const next = await alike(places, { condition, ...(reached.last && { after: reached.last }) });
  assert.is.not(reached.last, undefined);
  assert.equal(next.reached, next.ofRegion);
});

test('of a journey that reaches more than are read whole the newest come first, with the exact number', async () => {
  const { reached, ofRegion } = await alike(await placesOf(1000));
  assert.ok(reached.total > mostCounted);
  assert.is(reached.isAtLeast, undefined);
  assert.equal(reached, ofRegion);
});

test.run();
