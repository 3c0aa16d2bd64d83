/** A watched pool tells how many connections are lent, how long one waited, and how statements ended. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Registry } from 'prom-client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { meterPool } from '../../../server/db/pool-meter.js';
import { measurePools } from '../../../server/db/pool-metrics.js';

const test = suite('server/db/pool-meter');

/** A pool of one connection; a statement `broken` fails. */
const aPool = (): PostgresPool => {
  let turn = Promise.resolve();
  const query = async (statement: string) => {
    await Promise.resolve();
    if (statement === 'broken') throw new Error('broken');
    return { command: 'SELECT', rowCount: 0, rows: [] };
  };
  return {
    connect: async () => {
      const before = turn;
      let release = (): void => undefined;
      turn = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => Promise.resolve(),
  };
};

test('lent and waiting connections are told as they are', async () => {
  const { pool, meter } = meterPool(aPool(), 'main', 1);
  const first = await pool.connect();
  const second = pool.connect();
  assert.equal([meter.lent(), meter.waiting()], [1, 1]);
  first.release();
  (await second).release();
  assert.equal([meter.lent(), meter.waiting()], [0, 0]);
});

test('waits and statements are counted, those that failed apart', async () => {
  const registry = new Registry();
  const { pool, meter } = meterPool(aPool(), 'replica', 7);
  measurePools(registry, [meter]);
  const client = await pool.connect();
  await client.query('select 1', []);
  const failure: unknown = await client.query('broken', []).catch((thrown: unknown) => thrown);
  assert.is((failure as Error).message, 'broken');
  const text = await registry.metrics();
  assert.match(text, 'database_connections{pool="replica",state="lent"} 1');
  assert.match(text, 'database_connections{pool="replica",state="most"} 7');
  assert.match(text, 'database_wait_seconds_count{pool="replica"} 1');
  assert.match(text, /database_statement_seconds_count\{(?=.*outcome="done").*\} 1/);
  assert.match(text, /database_statement_seconds_count\{(?=.*outcome="failed").*\} 1/);
  client.release();
});

test('replicas of one name are summed up', async () => {
  const registry = new Registry();
  const meters = [1, 2].map(() => meterPool(aPool(), 'replica', 5).meter);
  measurePools(registry, meters);
  assert.match(await registry.metrics(), 'database_connections{pool="replica",state="most"} 10');
});

test.run();
