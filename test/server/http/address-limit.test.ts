/** One address reads as much as people can, and no more; nobody uses up a partner's day alone. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PartnerDay, PartnerKey } from '../../../src/api/contract/partners.schema.js';
import { type Person, signedIn } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/address-limit');
const page = 'https://www.sahyadri.example';
let server: TestServer;
let partner: Person;

test.before(async () => {
  server = await startServer({
    LIMIT_CALLS_ADDRESS: '40/1m',
    LIMIT_PARTNER_CALLS_ADDRESS: '30/1m',
    LIMIT_PARTNER_READS_ADDRESS: '10/1d',
    PARTNER_DAILY_READS: '25',
  });
  partner = await signedIn(server);
});
test.after(() => server.close());

const ask = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress, headers });

const statusesOf = async (times: number, call: () => ReturnType<typeof ask>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await call()).statusCode);
  return statuses;
};

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

const makeKey = async (): Promise<string> => {
  const made = await partner.call('POST', '/api/v1/partner-keys', {
    name: 'Ours',
    mode: 'live',
    origins: [page],
  });
  return (made.json as unknown as PartnerKey).key;
};

test('past its calls of a minute an address waits, in words and for any page to read; others do not', async () => {
  const statuses = await statusesOf(42, () => ask('/api/v3/market', '203.0.113.1'));
  assert.equal([count(statuses, 200), count(statuses, 429)], [40, 2]);
  const refused = await ask('/api/v3/market', '203.0.113.1');
  assert.match(
    refused.json<{ message: string }>().message,
    /^There are too many calls from this address\. Please try/,
  );
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.is(refused.headers['access-control-allow-origin'], '*');
  assert.match(String(refused.headers['access-control-expose-headers']), 'Retry-After');
  assert.is((await ask('/api/v3/market', '203.0.113.2')).statusCode, 200);
});

test('a page that is refused is a sentence', async () => {
  const { statusCode, body, headers } = await ask('/search', '203.0.113.1', { accept: 'text/html,*/*' });
  assert.is(statusCode, 429);
  assert.match(headers['content-type'] as string, 'text/plain');
  assert.match(body, /^There are too many calls/);
});

test('health and files are answered all the same', async () => {
  assert.is((await ask('/healthz', '203.0.113.1')).statusCode, 200);
  assert.is((await ask('/media/none.webp', '203.0.113.1')).statusCode, 404);
});

test('one address takes its share of a partner’s day, and leaves the rest to others', async () => {
  const key = await makeKey();
  const under = (remoteAddress: string) =>
    ask(`/embed/api/${key}/api/v3/properties/sell`, remoteAddress, { origin: page });
  const first = await statusesOf(15, () => under('203.0.113.3'));
  assert.equal([count(first, 200), count(first, 429)], [10, 5]);
  assert.is((await under('203.0.113.4')).statusCode, 200);
});

test('calls that no page makes take nothing of a partner’s day', async () => {
  const key = await makeKey();
  const statuses = await statusesOf(28, () => ask(`/embed/api/${key}/api/v3/properties/sell`, '203.0.113.5'));
  assert.is(count(statuses, 200), 28);
  const reply = await partner.call('GET', `/api/v1/partner-keys/${key}/days?days=1`);
  const [today] = (reply.json as unknown as { days: PartnerDay[] }).days;
  assert.is(today?.searches, 0);
});

test.run();
