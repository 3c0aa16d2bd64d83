/** A held up event loop is said in the log, and reads are shed only while it lasts. */
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EventLoopParts, installEventLoopWatch } from '../../../server/http/event-loop.js';

const test = suite('server/http/event-loop');

interface Line {
  level: number;
  msg: string;
  routes?: string[];
  ms?: number;
}

const openApp = async (
  parts: Omit<EventLoopParts, 'registry' | 'mostDelay'>,
): Promise<{ app: FastifyInstance; lines: Line[]; registry: Registry }> => {
  const lines: Line[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  const registry = new Registry();
  installEventLoopWatch(app, { registry, mostDelay: 500, ...parts });
  for (const path of ['/healthz', '/metrics', '/api/v3/market', '/quick']) app.get(path, async () => 'here');
  app.put('/quick', async () => 'written');
  app.get('/slow/:id', async () => {
    const end = performance.now() + 400;
    while (performance.now() < end);
    return 'at last';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, registry };
};

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo() && tries < 500; tries++) await wait(10);
  assert.ok(isSo());
};

test('a request that holds the loop is named by its route', async () => {
  const { app, lines } = await openApp({ interval: 100 });
  await app.inject('/slow/17');
  await until(() => lines.length > 0);
  const [line] = lines;
  assert.is(line?.msg, 'the event loop was held up');
  assert.ok((line?.ms ?? 0) > 200);
  assert.ok(line?.routes?.includes('GET /slow/:id'));
  await app.close();
});

test('reads are shed while the delay lasts, and never writes, health and numbers', async () => {
  let mean = 0;
  let looks = 0;
  const readDelay = () => {
    looks++;
    return { mean, most: mean };
  };
  const { app, registry } = await openApp({ interval: 10, readDelay });
  const looksPass = async (count: number): Promise<void> => {
    const first = looks;
    await until(() => looks >= first + count);
  };
  await looksPass(3);
  assert.is((await app.inject('/quick')).statusCode, 200);
  mean = 2000;
  await looksPass(3);
  const shed = await app.inject('/api/v3/market');
  assert.equal([shed.statusCode, shed.headers['retry-after']], [503, '5']);
  assert.equal(shed.json(), {
    code: 'unavailable',
    message: 'The market is very busy. Please try again in a few seconds.',
  });
  for (const path of ['/healthz', '/metrics']) assert.is((await app.inject(path)).statusCode, 200, path);
  assert.is((await app.inject({ method: 'PUT', url: '/quick' })).statusCode, 200);
  const text = await registry.metrics();
  assert.match(text, 'requests_shed_total 1');
  assert.match(text, 'event_loop_delay_seconds{of="mean"} 2');
  mean = 0;
  await looksPass(2);
  assert.is((await app.inject('/quick')).statusCode, 200);
  await app.close();
});

test('one long delay sheds nothing', async () => {
  const delays = [0, 5000, 0];
  let looks = 0;
  const statuses: number[] = [];
  const { app } = await openApp({
    interval: 20,
    readDelay: () => {
      const mean = delays[looks++] ?? 0;
      return { mean, most: mean };
    },
  });
  while (looks < 5) {
    statuses.push((await app.inject('/quick')).statusCode);
    await wait(5);
  }
  assert.ok(statuses.every((status) => status === 200));
  await app.close();
});

test.run();
