/** Replicas are read in turn, and the main database while none of them takes a connection (S-814). */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { StatementError } from '../../../server/db/limited-pool.js';
import { openPostgres } from '../../../server/db/postgres-pool.js';
import { firstThatAnswers } from '../../../server/db/pools-in-turn.js';

const test = suite('server/db/pools-in-turn');

interface FakePool extends PostgresPool {
  failure?: Error;
  asked: number;
  isEnded: boolean;
}

const aPool = (): FakePool => {
  const pool: FakePool = {
    asked: 0,
    isEnded: false,
    async connect() {
      pool.asked += 1;
      if (pool.failure) throw pool.failure;
      return pool as unknown as PostgresPoolClient;
    },
    async end() {
      pool.isEnded = true;
    },
  };
  return pool;
};

const stage = () => {
  const clock = { now: 0 };
  const [one, two, last] = [aPool(), aPool(), aPool()];
  const pool = firstThatAnswers([one, two], last, () => clock.now);
  const next = async () => [one, two, last].indexOf((await pool.connect()) as unknown as FakePool);
  return { clock, one, two, last, pool, next };
};

test('replicas take turns, and the main database is left alone', async () => {
  const { next, last } = stage();
  const turns = [await next(), await next(), await next(), await next()];
  assert.equal(turns.sort(), [0, 0, 1, 1]);
  assert.is(last.asked, 0);
});

test('a replica that refuses is passed over for two seconds, then tried again', async () => {
  const { clock, one, next } = stage();
  one.failure = new Error('connect ECONNREFUSED');
  for (let at = 0; at < 4; at++) assert.is(await next(), 1);
  assert.is(one.asked, 1);
  delete one.failure;
  clock.now += 2_001;
  assert.ok([await next(), await next()].includes(0));
});

test('while no replica answers the main database does', async () => {
  const { one, two, next } = stage();
  one.failure = two.failure = new Error('connect ECONNREFUSED');
  assert.equal([await next(), await next()], [2, 2]);
});

test('a replica whose connections are all lent is not passed by: its readers would crush the main database', async () => {
  const { one, two, last, pool } = stage();
  one.failure = two.failure = new StatementError('53300', 'No connection to the database was free in time.');
  await pool.connect().then(
    () => assert.unreachable(),
    (thrown: unknown) => assert.is((thrown as StatementError).code, '53300'),
  );
  assert.is(last.asked, 0);
});

test('a machine that takes connections and says nothing is given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const replica = openPostgres(`postgresql://a@127.0.0.1:${String(port)}/b`, 1, { connect: 50, query: 50 });
  const last = aPool();
  await firstThatAnswers([replica], last).connect();
  assert.is(last.asked, 1);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await replica.end();
});

test('without replicas everything is read from the main database, and ending ends all', async () => {
  const last = aPool();
  await firstThatAnswers([], last).connect();
  assert.is(last.asked, 1);
  const { one, two, last: end, pool } = stage();
  await pool.end();
  assert.equal([one.isEnded, two.isEnded, end.isEnded], [true, true, true]);
});

test.run();
