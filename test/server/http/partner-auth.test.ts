/** Calls from partners’ pages are limited: a visitor who calls too often, each network for itself. */
import fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { installErrors } from '../../../server/http/errors.js';
import { withoutPartnerPrefix } from '../../../server/http/partner-call.js';
import { registerPartnerAuth, type PartnerAuthDeps } from '../../../server/http/partner-auth.js';
import { createInMemoryRateLimit } from '../../../server/services/in-memory-rate-limit.js';

const test = suite('server/http/partner-auth');
const page = 'https://www.sahyadri.example';
let now = 0;

const parts = {
  keys: {
    find: async (key: string) => ({ key, origins: [page], mode: 'live', settings: {}, revokedAt: null }),
  },
  counters: { count: async () => undefined },
  tokens: { read: async () => undefined },
  limits: {
    calls: createInMemoryRateLimit({ most: 2, within: 60_000, why: 'Too many calls.' }, () => now),
    reads: createInMemoryRateLimit({ most: 9, within: 60_000, why: 'Too many calls.' }, () => now),
  },
  site: 'https://homes.example',
} as unknown as PartnerAuthDeps;

test('past the most of a minute a visitor waits, and another one and the next minute do not', async () => {
  const app = fastify({ rewriteUrl: withoutPartnerPrefix });
  installErrors(app);
  registerPartnerAuth(app, parts);
  app.get('/api/v3/market', async () => ({ total: 0 }));
  const ask = async (remoteAddress: string, key = 'pk_live_a') => {
    const url = `/embed/api/${key}/api/v3/market`;
    return app.inject({ url, headers: { origin: page }, remoteAddress });
  };
  const visitors = ['203.0.113.9', '203.0.113.9', '203.0.113.9', '198.51.100.7'];
  const statuses: number[] = [];
  for (const address of visitors) statuses.push((await ask(address)).statusCode);
  assert.equal(statuses, [200, 200, 429, 200]);
  const late = await ask('203.0.113.9');
  assert.is(late.headers['retry-after'], '60');
  assert.is(late.headers['access-control-allow-origin'], '*', 'the page may read why');
  assert.is((await ask('203.0.113.9', 'pk_live_b')).statusCode, 200, 'each key for itself');
  now = 60_000;
  assert.is((await ask('203.0.113.9')).statusCode, 200);
  await app.close();
});

test.run();
