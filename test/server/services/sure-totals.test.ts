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

/** Searches over the market in which it takes `enough` homes to be many, and a clock. */
const start = (enough: number) => {
  const tables = searchTables(() => server.database.readSql);
  const clock = { now: 0 };
  let lookUps = 0;
  const searches = withSureTotals(
    {
      ...tables,
      findPriceAt: (kind, condition) => {
        lookUps += 1;
        return tables.findPriceAt(kind, condition, enough);
      },
    },
    () => clock.now,
  );
  const find = async (condition: SearchCondition, more: Partial<Search> = {}) => {
    const search = { kind: 'sell', condition, order: 'newest', limit: 1, offset: 0, ...more } as const;
    const { total, isAtLeast, json } = await searches.findListings(search, 'https://market.example');
    return { total, isAtLeast, here: (JSON.parse(json) as unknown[]).length };
  };
  return { find, clock, lookUps: () => lookUps };
};

const many = { total: 10_001, isAtLeast: true, here: 1 };

test('from the price on that enough homes cost at most, the total says "at least"', async () => {
  const { find } = start(2);
  assert.equal(await find({ ...inPune, amount: { most: 7_000_000 } }), many);
  assert.equal(await find({ ...inPune, amount: { most: 6_999_999 } }), {
    total: 1,
    isAtLeast: undefined,
    here: 1,
  });
});

test('where there are never so many, all are counted', async () => {
  const { find } = start(4);
  assert.is((await find({ ...inPune, amount: { most: 90_000_000 } })).total, 3);
});

test('with a least price, or beside what the kept counts do not know, all are counted', async () => {
  const { find, lookUps } = start(1);
  assert.is((await find({ ...inPune, amount: { least: 1, most: 90_000_000 } })).total, 3);
  const localities = [{ words: '', places: [['pune', 'baner']], alike: false }] as const;
  assert.is((await find({ ...inPune, amount: { most: 90_000_000 }, localities })).total, 3);
  assert.is(lookUps(), 0);
});

test('a last page still tells how many there are', async () => {
  const { find } = start(2);
  const { total } = await find({ ...inPune, amount: { most: 90_000_000 } }, { limit: 24 });
  assert.is(total, 3);
});

test('where the price cannot be told all are counted, and it is asked for again', async () => {
  const tables = searchTables(() => server.database.readSql);
  let asked = 0;
  const searches = withSureTotals({
    ...tables,
    findPriceAt: () => {
      asked += 1;
      return Promise.reject(new Error('no connection is free'));
    },
  });
  const condition = { ...inPune, amount: { most: 90_000_000 } };
  for (const offset of [0, 1]) {
    const search = { kind: 'sell', condition, order: 'newest', limit: 1, offset } as const;
    assert.is((await searches.findListings(search, 'https://market.example')).total, 3);
  }
  assert.is(asked, 2);
});

test('a price is looked up once in five minutes for all budgets, pages and orders', async () => {
  const { find, clock, lookUps } = start(1);
  await find({ ...inPune, amount: { most: 7_000_000 } });
  await find({ ...inPune, amount: { most: 8_000_000 } }, { order: 'price-up', offset: 1 });
  clock.now = 300_000;
  await find({ ...inPune, amount: { most: 9_000_000 } });
  assert.is(lookUps(), 1);
  clock.now = 300_001;
  await find({ ...inPune, amount: { most: 9_000_000 } });
  assert.is(lookUps(), 2);
});

test.run();
