/** A search store beside the market: it is filled, kept like the market, private, and missed by nobody when it is away (S-812, S-813). */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildApp, type Server } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { type Database, openDatabase, type Sql, sqlOver } from '../../server/db/database.js';
import { openPostgres } from '../../server/db/postgres-pool.js';
import { prepareStore, writeStore } from '../../server/repositories/search/store-tables.js';
import { compilersOfRun, keepCompilers } from '../support/compiled-schemas.js';
import { addressOf, engine } from '../support/engines.js';
import { aSale, owner } from '../support/listings.js';

const test = suite('contract/search-store');
const name = `search_${randomBytes(5).toString('hex')}`;
const names = { market: name, store: `${name}_store` };
const url = process.env.DATABASE_URL ?? '';

const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: addressOf(url, names.market),
  SEARCH_DATABASE_URL: addressOf(url, names.store),
  PUBLIC_URL: 'https://homes.example',
  WEB_DIR: '/nonexistent',
  RESPONSE_CACHE_MB: '0',
  METRICS_TOKEN: 'a-token',
  // A busy machine would refuse reads.
  MOST_EVENT_LOOP_DELAY: '60000',
});

const asAdmin = async (...statements: string[]): Promise<void> => {
  const admin: Sql = sqlOver(openPostgres(url, 1));
  for (const statement of statements) await sql.raw(statement).execute(admin);
  await admin.destroy();
};

let database: Database;
let server: Server;
let store: Sql;

const feed = () => {
  const { searchStore } = server.services;
  if (!searchStore) throw new Error('There is no search store.');
  return searchStore;
};

interface Found {
  total: number;
  ids: string[];
  /** Which of the two answered. */
  by: string;
}

const search = async (query: string): Promise<Found> => {
  const before = feed().answered();
  const { statusCode, headers, body } = await server.app.inject(`/api/v3/properties/sell?${query}`);
  assert.is(statusCode, 200, body);
  const after = feed().answered();
  const found = JSON.parse(body) as { _id: string }[];
  return {
    total: Number(headers['x-total-count']),
    ids: found.map(({ _id }) => _id),
    by: after.store > before.store ? 'store' : after.main > before.main ? 'main' : 'nobody',
  };
};

/** Searches until the store answers: a search waits for it a moment only, which is short on a busy machine. */
const ofStore = async (query: string): Promise<Found> => {
  for (let tries = 0; tries < 20; tries++) {
    const found = await search(query);
    if (found.by === 'store') return found;
    await pause(100);
    await feed().feed.feed();
  }
  return search(query);
};

const save = (...sales: ReturnType<typeof aSale>[]) => server.services.writer.saveListings(sales);
const idOf = async (society: string): Promise<string> => {
  const { id } = await database.sql
    .selectFrom('listing')
    .select('id')
    .where('project', '=', society)
    .executeTakeFirstOrThrow();
  return id;
};

const open = async (): Promise<void> => {
  database = await openDatabase(config);
  server = await buildApp(config, database, compilersOfRun());
};

if (engine === 'postgres') {
  test.before(async () => {
    await asAdmin(`create database ${names.market}`, `create database ${names.store}`);
    await open();
    await database.sql.insertInto('app_user').values(owner).execute();
    await save(aSale({ society: 'Lotus Court' }), aSale({ society: 'Teak House', city: 'Pune' }));
    store = sqlOver(openPostgres(addressOf(url, names.store), 1));
  });
  test.after(async () => {
    keepCompilers(server);
    await server.app.close();
    await database.close();
    await store.destroy();
    await asAdmin(...Object.values(names).map((each) => `drop database ${each} with (force)`));
  });

  test('two processes that begin at once share an empty store', async () => {
    const empty = `${name}_empty`;
    await asAdmin(`create database ${empty}`);
    const processes = [1, 2, 3].map(() => sqlOver(openPostgres(addressOf(url, empty), 1)));
    const [holder, first, second] = processes as [Sql, Sql, Sql];
    const countWaiting = async (transaction: Sql): Promise<number> => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = ${empty})`.execute(transaction);
      return rows.length;
    };
    const begun: Promise<void>[] = [];
    await writeStore(holder, async (transaction) => {
      for (const [index, each] of [first, second].entries()) {
        begun.push(prepareStore(each));
        // Each goes as far as it can beside a write of the store.
        while ((await countWaiting(transaction)) <= index) await Promise.race([pause(20), ...begun]);
      }
    });
    await Promise.all(begun);
    for (const each of processes) await each.destroy();
    await asAdmin(`drop database ${empty} with (force)`);
  });

  test('until the store is filled the market answers, then the store does, with the same', async () => {
    const before = await search('limit=10');
    assert.is(before.by, 'main');
    await feed().feed.fill();
    assert.equal(await ofStore('limit=10'), { ...before, by: 'store' });
  });

  test('what a server writes its next search finds, in the store', async () => {
    await save(aSale({ society: 'Mango Grove', city: 'Pune' }));
    const { total, ids } = await search('city=Pune&q=mango&limit=10');
    assert.equal([total, ids], [1, [await idOf('Mango Grove')]]);
    assert.equal(await ofStore('city=Pune&q=mango&limit=10'), { total, ids, by: 'store' });
  });

  test('what another process wrote arrives with the next feeding', async () => {
    const other: Sql = sqlOver(openPostgres(config.databaseUrl ?? '', 1));
    await sql`update listing set amount = 1234567 where project = 'Teak House'`.execute(other);
    await other.destroy();
    assert.is((await feed().feed.measure()).waiting, 1);
    await feed().feed.feed();
    assert.equal(await feed().feed.measure(), { waiting: 0, lag: 0 });
    const { rows } = await sql`select id from listing where amount = 1234567`.execute(store);
    assert.equal(rows, [{ id: await idOf('Teak House') }]);
  });

  test('a visit is nothing that a search shows, and waits for no feeding', async () => {
    await sql`update listing set visits = visits + 1`.execute(database.sql);
    assert.is((await feed().feed.measure()).waiting, 0);
  });

  test('the store holds masked numbers and nothing private of an owner', async () => {
    const { rows } = await sql<{ row: string }>`select to_jsonb(u)::text as row from app_user u`.execute(
      store,
    );
    assert.is(rows.length, 1);
    const [{ row } = { row: '' }] = rows;
    for (const secret of [owner.phone, owner.email, owner.name]) assert.not.match(row, new RegExp(secret));
    assert.match(row, /XXXX/);
    const { rows: exact } = await sql`select from listing where lat is not null or given is not null`.execute(
      store,
    );
    assert.is(exact.length, 0);
  });

  test('what leaves the market leaves the store', async () => {
    await save(aSale({ society: 'Short Stay' }));
    const id = await idOf('Short Stay');
    assert.ok((await search('limit=50')).ids.includes(id));
    await sql`update listing set status = 'Hidden' where id = ${id}`.execute(database.sql);
    assert.not.ok((await search('limit=50')).ids.includes(id));
    const { rows } = await sql`select from listing where id = ${id}`.execute(store);
    assert.is(rows.length, 0, 'a hidden listing stayed in the store');
  });

  test('the counts of the store are those of the market after many writes', async () => {
    for (let at = 0; at < 5; at++) await save(aSale({ society: `Tower ${String(at)}`, city: 'Nashik' }));
    await sql`delete from listing where project in ('Tower 1', 'Tower 3')`.execute(database.sql);
    await feed().feed.feed();
    const counts = sql<{
      city: string;
      count: number;
    }>`select city, sum(count)::int as count from listing_count
      group by 1 having sum(count) <> 0 order by 1`;
    assert.equal((await counts.execute(store)).rows, (await counts.execute(database.sql)).rows);
  });

  test('facets and maps come out of the store as well', async () => {
    await ofStore('limit=1');
    const before = feed().answered();
    const read = async (path: string): Promise<Record<string, unknown>> =>
      JSON.parse((await server.app.inject(path)).body) as Record<string, unknown>;
    assert.is((await read('/api/v3/facets/sell?city=Nashik')).total, 3);
    assert.is((await read('/api/v3/map/sell?city=Nashik')).placeless, 3);
    assert.equal(feed().answered(), { store: before.store + 2, main: before.main });
  });

  test('when the store is away the market answers the same request, and the store again when it is back', async () => {
    const expected = await ofStore('limit=50');
    assert.is(expected.by, 'store');
    await asAdmin(
      `alter database ${names.store} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${names.store}'`,
    );
    const without = await search('limit=50');
    assert.equal(without, { ...expected, by: 'main' });
    assert.is(feed().feed.state(), 'away');
    await save(aSale({ society: 'While Away' }));
    assert.ok((await search('q=while+away')).ids.includes(await idOf('While Away')));
    await asAdmin(`alter database ${names.store} allow_connections true`);
    await feed().feed.feed();
    assert.is(feed().feed.state(), 'ready');
    const back = await ofStore('q=while+away');
    assert.equal([back.by, back.ids], ['store', [await idOf('While Away')]]);
  });

  test('a store of another feed is filled anew', async () => {
    await sql`delete from search_feed`.execute(database.sql);
    await feed().feed.feed();
    assert.is(feed().feed.state(), 'filling');
    assert.is((await search('limit=50')).by, 'main');
    await feed().feed.fill();
    assert.is((await ofStore('limit=50')).by, 'store');
  });

  test('the numbers tell whether the store is up, how far it is behind, and what answered', async () => {
    const begun = performance.now();
    await sql`update listing set amount = amount + 1`.execute(database.sql);
    await pause(20);
    const { body: text } = await server.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token' },
    });
    assert.match(text, /^search_store_up 1$/m);
    assert.match(text, /^search_store_waiting [1-9]/m);
    const lag = Number(/^search_store_lag_seconds (\S+)$/m.exec(text)?.[1]);
    assert.ok(lag >= 0.02 && lag <= (performance.now() - begun) / 1000, `${String(lag)} s`);
    assert.match(text, /^searches_total\{by="store"\} [1-9]/m);
  });

  test('an account that is deleted leaves nothing in the store', async () => {
    await sql`delete from app_user where id = ${owner.id}`.execute(database.sql);
    await feed().feed.feed();
    for (const table of ['app_user', 'listing', 'listing_count']) {
      const { rows } =
        await sql`select from ${sql.id(table)} ${table === 'listing_count' ? sql`having sum(count) <> 0` : sql``}`.execute(
          store,
        );
      assert.is(rows.length, 0, table);
    }
  });

  test('without a store nothing is noted, and what a forgotten one left is swept', async () => {
    await sql`update search_feed set seen_at = now() - interval '2 days'`.execute(database.sql);
    await sql`update search_outbox set at = now() - interval '2 days'`.execute(database.sql);
    await server.services.tidy();
    await database.sql.insertInto('app_user').values(owner).execute();
    await save(aSale());
    assert.equal(await feed().feed.measure(), { waiting: 0, lag: 0 });
  });
} else
  test('a search store is for a market in PostgreSQL', () => {
    const settings = { SEARCH_DATABASE_URL: 'postgresql://a/b' };
    assert.throws(() => readConfig(settings), /SEARCH_DATABASE_URL is wrong.*Set DATABASE_URL/);
  });

test.run();
