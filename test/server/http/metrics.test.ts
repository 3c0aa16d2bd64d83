/** The numbers are for the operator: what they say, and who may read them. */
import { Registry } from 'prom-client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSendCounter } from '../../../server/http/metrics.js';
import { countedSender } from '../../../server/services/counted-sender.js';
import { freePort } from '../../support/server-process.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/metrics');
let server: TestServer;
const token = { authorization: 'Bearer let-me-in' };

test.before(async () => {
  server = await startServer({ METRICS_TOKEN: 'let-me-in' });
});
test.after(() => server.close());

const numbers = async (): Promise<string> => (await server.get('/metrics', token)).text;

test('without a token nobody reads them at the public port, from this machine neither', async () => {
  const open = await startServer();
  const reply = await open.get('/metrics');
  assert.is(reply.status, 403);
  assert.match(reply.text, 'METRICS_PORT');
  await open.close();
});

test('a forwarded address opens nothing', async () => {
  const open = await startServer({ TRUST_PROXY: '1' });
  assert.is((await open.get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status, 403);
  await open.close();
});

test('whoever holds the token reads them', async () => {
  assert.is((await server.get('/metrics', token)).status, 200);
  assert.is((await server.get('/metrics', { authorization: 'Bearer let-me-on' })).status, 403);
  assert.is((await server.get('/metrics', { authorization: 'Bearer let-me-ín' })).status, 403);
});

test('a port of this machine answers without a token, and only the numbers', async () => {
  const port = await freePort();
  const open = await startServer({ METRICS_PORT: String(port) });
  await open.listen();
  const apart = `http://127.0.0.1:${port}`;
  assert.match(await (await fetch(`${apart}/metrics`)).text(), 'http_request_duration_seconds');
  assert.is((await fetch(`${apart}/api/v3/market`)).status, 404);
  await open.close();
  assert.ok(
    await fetch(apart).then(
      () => false,
      () => true,
    ),
  );
});

test('a public answer that is asked for twice is made once', async () => {
  const outcomes = async (): Promise<number[]> => {
    const text = await numbers();
    return ['hit', 'miss'].map((each) =>
      Number(new RegExp(`cached_answers_total\\{outcome="${each}"\\} (\\d+)`).exec(text)?.[1]),
    );
  };
  const [hits = 0, misses = 0] = await outcomes();
  await server.get('/api/v3/facets/sell?city=Wai');
  await server.get('/api/v3/facets/sell?city=Wai');
  assert.equal(await outcomes(), [hits + 1, misses + 1]);
  assert.ok(Number(/cached_answers_bytes (\d+)/.exec(await numbers())?.[1]) > 0);
});

test('requests are counted by route and status', async () => {
  await server.get('/api/v3/properties/sell');
  assert.match(
    await numbers(),
    /http_request_duration_seconds_count\{method="GET",route="\/api\/v3\/properties\/:kind",status="200"\} 1/,
  );
});

test('what people do is counted by outcome', async () => {
  assert.match(await numbers(), 'actions_total{action="reveal",outcome="done"} 0');
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/signin',
    payload: { email: 'nobody@example.com', password: 'Wrong-1-password' },
  });
  await server.get('/api/v3/user/nobody');
  const text = await numbers();
  assert.match(text, 'actions_total{action="sign-in-password",outcome="refused"} 1');
  assert.match(text, 'actions_total{action="reveal",outcome="refused"} 1');
});

test('messages are counted, whether a gateway took them or not', async () => {
  const registry = new Registry();
  let isBroken = false;
  const send = async (): Promise<void> => {
    if (isBroken) throw new Error('no line');
  };
  const sender = countedSender({ send }, 'sms', createSendCounter(registry));
  await sender.send({});
  isBroken = true;
  const failure: unknown = await sender.send({}).catch((thrown: unknown) => thrown);
  assert.is((failure as Error).message, 'no line');
  const text = await registry.metrics();
  assert.match(text, 'sends_total{kind="sms",outcome="sent"} 1');
  assert.match(text, 'sends_total{kind="sms",outcome="failed"} 1');
  assert.match(await numbers(), 'sends_total{kind="email",outcome="sent"} 0');
});

test('the database is measured: its connections and its statements', async () => {
  await server.get('/api/v3/properties/sell?city=Measured');
  const text = await numbers();
  assert.match(text, 'database_connections{pool="main",state="waiting"} 0');
  assert.match(text, /database_statement_seconds_count\{(?=.*pool="main").*outcome="done".*\} [1-9]/);
});

test('the room on the disk is told', async () => {
  assert.match(await numbers(), /disk_bytes\{state="free"\} [1-9]\d+/);
});

test.run();
