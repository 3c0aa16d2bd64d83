/** Whether listings were written: by this process at once, by others within the stated lag. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDataVersions, lag } from '../../../server/services/data-versions.js';
import { aRent, aSale, owner } from '../../support/listings.js';
import { engine } from '../../support/engines.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/data-versions');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale({ city: 'Pune' }), aRent({ city: 'Nashik' })]);
});
test.after(() => server.close());

const pune = { kind: 'sell', cities: ['pune'] } as const;
const nashik = { kind: 'rent', cities: ['nashik'] } as const;

/** Tells what a write changed, as the process that writes sees it. */
const changedBy = async (write: () => Promise<unknown>): Promise<string[]> => {
  const versions = createDataVersions(server.database);
  const before = await versions.current();
  await write();
  await versions.current();
  const scopes = { pune, nashik, sell: { kind: 'sell' }, rent: { kind: 'rent' }, all: {} } as const;
  return Object.entries(scopes).flatMap(([name, scope]) =>
    versions.hasChanged(scope, before) ? [name] : [],
  );
};

test('a write changes its kind and city, and no other', async () => {
  const { writer } = server.services;
  assert.equal(await changedBy(() => writer.saveListings([aSale({ city: 'Pune' })])), [
    'pune',
    'sell',
    'all',
  ]);
  assert.equal(await changedBy(async () => undefined), []);
});

test('a listing that moves changes the city it left, too', async () => {
  const move = sql`update listing set city_key = 'pune' where kind = 'rent'`;
  assert.equal(await changedBy(() => move.execute(server.database.sql)), ['nashik', 'rent', 'all']);
  await sql`update listing set city_key = 'nashik' where kind = 'rent'`.execute(server.database.sql);
});

test('a visit changes nothing, a refreshed listing does', async () => {
  const { sql: database } = server.database;
  assert.equal(await changedBy(() => sql`update listing set visits = visits + 1`.execute(database)), []);
  const both = sql`update listing set visits = visits + 1, ranked_at = now() where kind = 'rent'`;
  assert.equal(await changedBy(() => both.execute(database)), ['nashik', 'rent', 'all']);
});

test('an owner’s new type changes what their listings show', async () => {
  const { sql: database } = server.database;
  const change = sql`update app_user set usertype = 'Builder' where id = ${owner.id}`;
  assert.equal(await changedBy(() => change.execute(database)), ['pune', 'nashik', 'sell', 'rent', 'all']);
});

test('a write that was taken back changes nothing', async () => {
  const takenBack = () =>
    server.database.sql.transaction().execute(async (transaction) => {
      await sql`delete from listing`.execute(transaction);
      throw new Error('not after all');
    });
  assert.equal(await changedBy(() => takenBack().catch(() => undefined)), []);
});

test('what another process wrote is seen within the lag, however its transactions overlap', async () => {
  const clock = { now: 0 };
  const other = createDataVersions(
    { sql: server.database.sql, isShared: true, writes: () => 0 },
    () => clock.now,
  );
  const before = await other.current();
  await sql`update listing set rate = 1 where kind = 'sell'`.execute(server.database.sql);
  clock.now = lag - 1;
  assert.is(await other.current(), before, 'not looked yet');
  clock.now = lag;
  const after = await other.current();
  assert.ok(other.hasChanged(pune, before) && !other.hasChanged(nashik, before));
  clock.now = 2 * lag;
  assert.is(await other.current(), after, 'told once');
});

const onServer = engine === 'postgres' ? test : test.skip;

onServer('a long transaction that ends late is seen when it ends', async () => {
  const clock = { now: 0 };
  const other = createDataVersions(
    { sql: server.database.sql, isShared: true, writes: () => 0 },
    () => clock.now,
  );
  const before = await other.current();
  let finish = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = server.database.sql.transaction().execute(async (transaction) => {
    await sql`update listing set rate = 2 where kind = 'rent'`.execute(transaction);
    await waiting;
  });
  await sql`update listing set rate = 2 where kind = 'sell'`.execute(server.database.sql);
  clock.now += lag;
  const middle = await other.current();
  assert.ok(other.hasChanged(pune, before) && !other.hasChanged(nashik, before));
  finish();
  await slow;
  clock.now += lag;
  await other.current();
  assert.ok(other.hasChanged(nashik, middle) && !other.hasChanged(pune, middle));
});

test.run();
