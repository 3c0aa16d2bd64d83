/** How the one session of the embedded engine is shared. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mostLent, PglitePool } from '../../../server/db/pglite-pool.js';
import { engine } from '../../support/engines.js';

const test = suite<{ pool: PglitePool }>('server/db/pglite-pool');

// The same whichever engine the other suites run on, so once is enough.
const onlyOnce = engine === 'pglite' ? test : test.skip;

// Opening an engine takes seconds, so these tests share one.
test.before(async (context) => {
  if (engine === 'pglite') context.pool = await PglitePool.open({});
});

/** Takes the session as often as it is lent at once. */
const takeAll = (pool: PostgresPool): Promise<PostgresPoolClient[]> =>
  Promise.all(Array.from({ length: mostLent }, () => pool.connect()));

const numbersIn = async (client: PostgresPoolClient): Promise<unknown[]> => {
  const { rows } = await client.query<{ number: number }>('select number from given order by number', []);
  return rows.map(({ number }) => number);
};

onlyOnce('statements of others wait until a transaction has ended', async ({ pool }) => {
  const [one, other] = await takeAll(pool);
  if (!one || !other) throw new Error('The session is lent to one at a time.');
  await one.query('create table given (number int)', []);
  await one.query('begin', []);
  await one.query('insert into given values (1)', []);
  const written = other.query('insert into given values (2)', []);
  await one.query('rollback', []);
  one.release();
  await written;
  assert.equal(await numbersIn(other), [2]);
  other.release();
});

onlyOnce('two transactions begun together run one after the other', async ({ pool }) => {
  const add = async (number: number): Promise<unknown[]> => {
    const client = await pool.connect();
    await client.query('begin', []);
    await client.query('delete from given', []);
    await client.query(`insert into given values (${number})`, []);
    const seen = await numbersIn(client);
    await client.query('commit', []);
    client.release();
    return seen;
  };
  assert.equal(await Promise.all([add(3), add(4)]), [[3], [4]]);
});

onlyOnce('searches and all else are lent the session in turn', async ({ pool }) => {
  const taken = await takeAll(pool);
  const order: string[] = [];
  const ask = async (from: PostgresPool, name: string): Promise<void> => {
    const client = await from.connect();
    order.push(name);
    client.release();
  };
  const searches = ['search 1', 'search 2', 'search 3'].map((name) => ask(pool.searches, name));
  const posts = ['post 1', 'post 2'].map((name) => ask(pool, name));
  for (const client of taken) client.release();
  await Promise.all([...searches, ...posts]);
  assert.equal(order, ['post 1', 'search 1', 'post 2', 'search 2', 'search 3']);
});

onlyOnce('closing waits for those to whom it is lent', async ({ pool }) => {
  const client = await pool.connect();
  const closed = pool.end();
  assert.equal(await numbersIn(client), [4]);
  client.release();
  await closed;
});

test.run();
