/** Totals of searches with a budget that surely finds many are told without counting. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchCondition } from '../../../server/repositories/listing/condition.js';
import type { Search } from '../../../server/repositories/listing/search.js';
import { searchTables } from '../../../server/repositories/search/search-repository.js';
import { withSureTotals } from '../../../server/services/sure-totals.js';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/sure-totals');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  const prices = [9_000_000, 5_000_000, 7_000_000];
  await server.services.writer.saveListings(
    prices.map((price, at) =>
      aSale({ price, society: `Home ${String(at)}`, locality: 'Baner', city: 'Pune' }),
    ),
  );
});
test.after(() => server.close());

const inPune: SearchCondition = { city: { cities: ['pune'], places: [] } };

/** Searches over the market in which `enough` homes that were counted are many, and a clock. */
const start = (enough: number) => {
  const tables = searchTables(() => server.database.readSql);
  const clock = { now: 0 };
  let counts = 0;
  const searches = withSureTotals(
    {
      ...tables,
      findListings: async (search, publicUrl) => {
        const found = await tables.findListings(search, publicUrl);
        if (!search.isSurelyMany) counts += 1;
        return { ...found, ...(!search.isSurelyMany && found.total >= enough && { isSurelyMany: true }) };
      },
    },
    () => clock.now,
  );
  const find = async (condition: SearchCondition, more: Partial<Search> = {}) => {
    const search = { kind: 'sell', condition, order: 'newest', limit: 1, offset: 0, ...more } as const;
    const { total, isAtLeast, json } = await searches.findListings(search, 'https://market.example');
    return { total, isAtLeast, here: (JSON.parse(json) as unknown[]).length };
  };
  return { find, clock, counts: () => counts };
};

const many = { total: 10_001, isAtLeast: true, here: 1 };

const upTo = (most: number): SearchCondition => ({ ...inPune, amount: { most } });

test('from a budget on that was counted to have many, the total says "at least"', async () => {
  const { find } = start(2);
  assert.is((await find(upTo(7_000_000))).total, 2, 'counted');
  assert.equal(await find(upTo(7_000_000)), many);
  assert.equal(await find(upTo(8_000_000)), many);
  assert.equal(await find(upTo(6_999_999)), { total: 1, isAtLeast: undefined, here: 1 });
});

test('the lowest budget that has many is remembered', async () => {
  const { find } = start(2);
  await find(upTo(90_000_000));
  assert.is((await find(upTo(8_000_000))).total, 2, 'counted');
  assert.equal(await find(upTo(8_000_000)), many);
  assert.equal(await find(upTo(90_000_000)), many);
});

test('where there are never so many, all are counted', async () => {
  const { find } = start(4);
  for (const budget of [90_000_000, 95_000_000]) assert.is((await find(upTo(budget))).total, 3);
});

test('with a least price, or beside what the kept counts do not know, all are counted', async () => {
  const { find } = start(1);
  const localities = [{ words: '', places: [['pune', 'baner']], alike: false }] as const;
  for (const most of [90_000_000, 95_000_000]) {
    assert.is((await find({ ...inPune, amount: { least: 1, most } })).total, 3);
    assert.is((await find({ ...upTo(most), localities })).total, 3);
  }
});

test('a last page still tells how many there are', async () => {
  const { find } = start(2);
  await find(upTo(90_000_000));
  assert.is((await find(upTo(90_000_000), { limit: 24 })).total, 3);
});

test('one count in five minutes is enough for all higher budgets, pages and orders', async () => {
  const { find, clock, counts } = start(1);
  await find(upTo(7_000_000));
  await find(upTo(8_000_000), { order: 'price-up', offset: 1 });
  clock.now = 300_000;
  await find(upTo(9_000_000));
  assert.is(counts(), 1);
  clock.now = 300_001;
  await find(upTo(9_000_000));
  assert.is(counts(), 2);
});

test.run();
