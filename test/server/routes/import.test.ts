/** The import endpoint: for this machine and its token only, and then as good as the command itself. */
import { readFileSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ImportEvent } from '../../../server/import/events.js';
import { findServer, type RunningServer } from '../../../server/import/running-server.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite<{ server: TestServer; running: RunningServer }>('server/routes/import');
const importType = 'application/x-housing-import';
const file = readFileSync('test/fixtures/import/agent.csv', 'utf8');
const request = { fileName: 'agent.csv', format: 'csv' };

test.before(async (context) => {
  context.server = await startServer();
  await context.server.listen();
  const running = findServer(context.server.config.dataDir);
  assert.ok(running);
  context.running = running;
});
test.after(({ server }) => server.close());

interface Reply {
  status: number;
  body: string;
}

const post = (
  { url, token }: RunningServer,
  body: string,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = httpRequest(`${url}/internal/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': importType, ...headers },
    });
    call.on('response', (reply) => {
      text(reply).then((all) => resolve({ status: reply.statusCode ?? 0, body: all }), reject);
    });
    call.on('error', reject);
    call.end(body);
  });

const eventsOf = ({ body }: Reply): ImportEvent[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportEvent);

test('keeps its token in a file that only its account may read', ({ server, running }) => {
  const path = join(server.config.dataDir, 'import-token');
  assert.is(statSync(path).mode & 0o777, 0o600);
  assert.match(running.token, /^[0-9a-f]{64}$/);
  assert.match(running.url, /^http:\/\/127\.0\.0\.1:\d+$/);
});

test('takes a file, and takes it again without changing anything', async ({ running }) => {
  const body = `${JSON.stringify(request)}\n${file}`;
  const first = await post(running, body);
  assert.is(first.status, 200);
  assert.equal(eventsOf(first).at(-1), {
    event: 'end',
    stopped: false,
    counts: { read: 8, created: 4, updated: 0, unchanged: 0, refused: 2, repeated: 2 },
  });
  const second = eventsOf(await post(running, body)).at(-1);
  assert.equal(second, {
    event: 'end',
    stopped: false,
    counts: { read: 8, created: 0, updated: 0, unchanged: 4, refused: 2, repeated: 2 },
  });
});

test('shows imported listings in the market, without the phone number of a description', async ({
  server,
}) => {
  const { json } = await server.get('/api/v3/properties/sell?city=Mumbai');
  const [home] = json as Record<string, unknown>[];
  assert.equal(
    [home?.locality, home?.price, home?.description],
    ['Andheri East', 18_800_000, 'Call , near the park'],
  );
});

test('refuses a wrong token, a missing one and one of another length', async ({ server, running }) => {
  for (const token of [running.token.replace(/.$/, 'x'), '', `${running.token}0`]) {
    const reply = await post({ ...running, token }, `${JSON.stringify(request)}\n${file}`);
    assert.is(reply.status, 403, token);
  }
  const none = await server.app.inject({
    method: 'POST',
    url: '/internal/import',
    headers: { 'content-type': importType },
    payload: '',
  });
  assert.is(none.statusCode, 403);
});

test('refuses other machines and what a proxy forwards, even with the token', async ({ server, running }) => {
  const headers = { authorization: `Bearer ${running.token}`, 'content-type': importType };
  for (const remoteAddress of ['10.0.0.7', '192.168.1.4', '2001:db8::1']) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/internal/import',
      remoteAddress,
      headers,
      payload: '{}\n',
    });
    assert.is(reply.statusCode, 403, remoteAddress);
  }
  for (const forwarded of [{ 'x-forwarded-for': '10.0.0.7' }, { forwarded: 'for=10.0.0.7' }])
    assert.is((await post(running, `${JSON.stringify(request)}\n${file}`, forwarded)).status, 403);
});

test('says what is wrong with a request before it reads the file', async ({ running }) => {
  const wrong: [string, RegExp][] = [
    ['no line', /no request line/],
    ['{not json}\n', /not JSON/],
    [`${JSON.stringify({ ...request, format: 'doc' })}\n`, /wrong at \/format/],
    [
      `${JSON.stringify({ ...request, owner: 'nobody@demo.example' })}\n${file}`,
      /No account has .*--create-owner/,
    ],
    [
      `${JSON.stringify({ ...request, mapping: { fields: { prise: 'x' } } })}\n${file}`,
      /mapping is wrong at fields\.prise/,
    ],
  ];
  for (const [body, message] of wrong) {
    const reply = await post(running, body);
    assert.is(reply.status, 400, body);
    assert.match(reply.body, message);
  }
  assert.is((await post(running, '{}', { 'content-type': 'application/json' })).status, 400);
});

test('makes the owner when it may, and finds the same one the next time', async ({ server, running }) => {
  const owned = { ...request, owner: 'Asha@demo.example', createOwner: true, source: 'Asha Homes' };
  const body = (asked: object) => `${JSON.stringify(asked)}\n${file}`;
  await post(running, body(owned));
  const again = eventsOf(
    await post(running, body({ ...owned, createOwner: undefined, owner: 'asha@DEMO.example' })),
  ).at(-1);
  assert.is(again?.event === 'end' && again.counts.unchanged, 4);
  const users = await server.database.sql
    .selectFrom('app_user')
    .select(['name', 'email'])
    .where('email', 'is not', null)
    .execute();
  assert.equal(users, [{ name: 'Asha Homes', email: 'asha@demo.example' }]);
});

test('reports unknown columns instead of guessing', async ({ running }) => {
  const end = eventsOf(await post(running, `${JSON.stringify(request)}\nfoo,bar\n1,2\n`)).at(-1);
  assert.match(
    end?.event === 'end' ? (end.failure ?? '') : '',
    /No heading was recognised for price and locality among: foo, bar/,
  );
  const mapped = { ...request, mapping: { fields: { price: 'Prise', locality: 'Locality' } } };
  const missing = eventsOf(await post(running, `${JSON.stringify(mapped)}\n${file}`)).at(-1);
  assert.match(
    missing?.event === 'end' ? (missing.failure ?? '') : '',
    /names the column Prise, which the file does not have/,
  );
});

test.run();
