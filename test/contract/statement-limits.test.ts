/** Statements end in time, and with the client that asked; lost connections are made anew (S-552). */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { type PostgresPool, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildApp, type Server } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import { runFor } from '../../server/caller.js';
import { type Database, openDatabase, type Sql, sqlOver } from '../../server/db/database.js';
import { limitPool } from '../../server/db/limited-pool.js';
import { PglitePool } from '../../server/db/pglite-pool.js';
import { openPostgres } from '../../server/db/postgres-pool.js';
import { addressOf, engine } from '../support/engines.js';

const test = suite('contract/statement-limits');
const limits = { search: 300, statement: 300, wait: 300 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const codeOf = (thrown: unknown): unknown => (thrown as { code?: string }).code;

test('who waits too long for a connection is refused, and the one that comes late is given back', async () => {
  let lend = (_: unknown): void => undefined;
  let released = 0;
  const slow: PostgresPool = {
    connect: () => new Promise((resolve) => (lend = resolve as never)),
    end: () => Promise.resolve(),
  };
  const pool = limitPool(slow, { kind: 'search' });
  const refused = await runFor({ limits: { ...limits, wait: 20 } }, () => pool.connect()).catch(codeOf);
  assert.is(refused, '53300');
  lend({ release: () => (released += 1) });
  await pause(0);
  assert.is(released, 1);
});

test('a limited statement is sent as it is, once, and cancelled only when its time is over', async () => {
  const sent: string[] = [];
  const spent: boolean[] = [];
  let cancelled = 0;
  const fake = {
    connect: () =>
      Promise.resolve({
        query: (statement: string) => {
          sent.push(statement);
          return pause(statement === 'slow' ? 80 : 0);
        },
        release: (isSpent: boolean) => spent.push(isSpent),
      }),
    end: () => Promise.resolve(),
  } as unknown as PostgresPool;
  const pool = limitPool(fake, { kind: 'search', cancel: () => (cancelled += 1) });
  for (const statement of ['quick', 'slow']) {
    const client = await runFor({ limits: { ...limits, search: 40 } }, () => pool.connect());
    await client.query(statement, []);
    client.release();
  }
  await pause(60);
  assert.equal([sent, cancelled, spent], [['quick', 'slow'], 1, [false, true]]);
});

if (engine === 'pglite')
  test('on the embedded engine what waits for clients that went is dropped, and the rest goes on', async () => {
    const pool = await PglitePool.open({});
    const database = sqlOver(limitPool(pool, { kind: 'statement' }));
    const slow = sql`select count(*) from generate_series(1, 3000000)`.execute(database);
    const gone = new AbortController();
    let ran = 0;
    const queued = Array.from({ length: 20 }, () =>
      runFor({ limits: { ...limits, wait: 60_000 }, signal: gone.signal }, () =>
        sql`select 1`.execute(database).then(() => (ran += 1), codeOf),
      ),
    );
    const other = sql<{ one: number }>`select 1 as one`.execute(database);
    gone.abort();
    assert.equal(new Set(await Promise.all(queued)), new Set(['57014']));
    await slow;
    assert.equal((await other).rows, [{ one: 1 }]);
    assert.is(ran, 0);
    await database.destroy();
  });

interface Stage extends Server {
  database: Database;
  admin: Sql;
  address: string;
  close(): Promise<void>;
}

/** A server on a database of its own, and a second way to it. */
const openStage = async (env: Record<string, string> = {}): Promise<Stage> => {
  const url = process.env.DATABASE_URL ?? '';
  const name = `limits_${randomBytes(5).toString('hex')}`;
  const outside = sqlOver(openPostgres(url, 1));
  await sql`create database ${sql.id(name)}`.execute(outside);
  const config = readConfig({
    ...{ DATABASE_URL: addressOf(url, name), NODE_ENV: 'test', LOG_LEVEL: 'silent', RESPONSE_CACHE_MB: '0' },
    ...{ WEB_DIR: '/nonexistent', RATE_LIMITS: 'test', ...env },
  });
  const database = await openDatabase(config);
  const server = await buildApp(config, database);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const admin = sqlOver(openPostgres(addressOf(url, name), 2));
  return {
    ...server,
    database,
    admin,
    address: `http://127.0.0.1:${String((server.app.server.address() as AddressInfo).port)}`,
    close: async () => {
      await server.app.close();
      await Promise.all([database.close(), admin.destroy()]);
      await sql`drop database ${sql.id(name)} with (force)`.execute(outside);
      await outside.destroy();
    },
  };
};

/** Holds up every search until the function that is returned is called. */
const holdUp = async ({ admin }: Stage): Promise<() => Promise<void>> => {
  const lock = await admin.startTransaction().execute();
  await sql`lock table listing in access exclusive mode`.execute(lock);
  return async () => {
    await lock.rollback().execute();
  };
};

/** How many statements of the server wait for the lock. */
const heldUp = async ({ admin }: Stage): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(admin);
  return rows[0]?.count ?? 0;
};

const untilHeldUp = async (stage: Stage, count: number): Promise<void> => {
  // A busy machine may take a while over the first search of a server.
  const end = Date.now() + 15_000;
  while ((await heldUp(stage)) !== count && Date.now() < end) await pause(20);
  assert.is(await heldUp(stage), count);
};

const search = '/api/v3/properties/sell?city=Pune';

if (engine === 'postgres') {
  let stage: Stage;
  test.before(async () => {
    stage = await openStage();
  });
  test.after(() => stage.close());

  test('a statement over its time is ended on the server, and the limit ends with it', async () => {
    const { readSql, sql: main } = stage.database;
    // A busy machine may take a while to open the first connection, which is not what this is about.
    const patient = { ...limits, wait: 5000 };
    for (const database of [readSql, main]) {
      const begun = Date.now();
      const asked = runFor({ limits: patient }, () => sql`select pg_sleep(20)`.execute(database));
      assert.is(await asked.catch(codeOf), '57014');
      assert.ok(Date.now() - begun < 10_000);
      const inside = runFor({ limits: patient }, () =>
        database.transaction().execute((open) => sql`select pg_sleep(20)`.execute(open)),
      );
      assert.is(await inside.catch(codeOf), '57014');
      const { rows } = await sql`show statement_timeout`.execute(database);
      assert.equal(rows, [{ statement_timeout: '0' }]);
    }
    const fine = runFor({ limits }, () => sql`select 1 as one`.execute(main));
    assert.equal((await fine).rows, [{ one: 1 }]);
  });

  test('what is written under a limit is committed, and a failure is told as it is', async () => {
    const { sql: main } = stage.database;
    const write = (name: string) =>
      runFor({ limits }, () => sql`insert into coin_welcome (subject) values (${name})`.execute(main));
    await write('once');
    assert.is(await write('once').catch(codeOf), '23505');
    const { rows } = await sql`select subject from coin_welcome`.execute(stage.admin);
    assert.equal(rows, [{ subject: 'once' }]);
  });

  test('a search that takes too long is answered 503 with when to come again', async () => {
    const hurried = await openStage({ DATABASE_SEARCH_TIMEOUT: '200' });
    const free = await holdUp(hurried);
    const reply = await hurried.app.inject({ url: search });
    await free();
    assert.is(reply.statusCode, 503);
    assert.ok(Number(reply.headers['retry-after']) > 0);
    assert.match(reply.json<{ message: string }>().message, /took too long.*Try again/);
    assert.is((await hurried.app.inject({ url: search })).statusCode, 200);
    await hurried.close();
  });

  test('a search is cancelled when its last client goes, and not before', async () => {
    const free = await holdUp(stage);
    const statuses: (number | undefined)[] = [];
    const ask = () => {
      const request = get(`${stage.address}${search}`, (reply) => {
        statuses.push(reply.statusCode);
        reply.resume();
      });
      request.on('error', () => undefined);
      return request;
    };
    try {
      const first = ask();
      await untilHeldUp(stage, 1);
      const second = ask();
      await pause(300);
      first.destroy();
      await pause(300);
      assert.is(await heldUp(stage), 1, 'the second still waits');
      second.destroy();
      await untilHeldUp(stage, 0);
      ask();
      await untilHeldUp(stage, 1);
    } finally {
      await free();
    }
    for (let tries = 0; statuses.length === 0 && tries < 200; tries += 1) await pause(20);
    assert.equal(statuses, [200]);
  });

  /** Asks without a pause while something happens; answers the statuses in their order. */
  const under = async (happens: () => Promise<unknown>): Promise<number[]> => {
    const statuses: number[] = [];
    let isOver = false;
    const asking = Array.from({ length: 6 }, async () => {
      while (!isOver) statuses.push((await fetch(`${stage.address}${search}`)).status);
    });
    await pause(200);
    await happens();
    const end = Date.now() + 20_000;
    // Each asker has several good answers in a row again.
    while (Date.now() < end && !statuses.slice(-60).every((status) => status === 200)) await pause(100);
    isOver = true;
    await Promise.all(asking);
    return statuses;
  };

  const healed = (statuses: readonly number[]): void => {
    assert.equal(new Set(statuses.slice(-30)), new Set([200]));
    assert.ok(
      statuses.every((status) => status === 200 || status === 503),
      [...new Set(statuses)].join(),
    );
  };

  test('connections that the server ends are made anew, and nothing but 503 is answered meanwhile', async () => {
    healed(
      await under(async () => {
        for (let times = 0; times < 5; times += 1) {
          await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`.execute(stage.admin);
          await pause(50);
        }
      }),
    );
  });

  test('a PostgreSQL that is started again is found again', async () => {
    const folder =
      new URL(`x:?${(process.env.DATABASE_URL ?? '').split('?')[1] ?? ''}`).searchParams.get('host') ?? '';
    const restart = new URL('../../scripts/postgres/restart.mjs', import.meta.url);
    healed(await under(() => promisify(execFile)(process.execPath, [restart.pathname, folder])));
  });
}

test.run();
