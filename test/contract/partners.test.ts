/** Partner keys: whose, where they work, what they lock, what is counted, and what stays ours (research of 6.6). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allEndpoints } from '../../src/api/contract/all.js';
import { fillPath } from '../../src/api/contract/endpoint.js';
import type { PartnerDay, PartnerKey } from '../../src/api/contract/partners.schema.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import { aSale, owner } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { ofOneServer, startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partners');
let server: TestServer;
let builder: Person;
let builderId: string;
let live: PartnerKey;
const page = 'https://www.sahyadri.example';

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test', PARTNER_DAILY_READS: '60' });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  builder = await signedIn(server);
  builderId = (await builder.call('GET', '/api/v1/profile')).json._id;
  await server.services.writer.saveListings([
    aSale({ society: 'Green Court' }),
    aSale({ society: 'Sahyadri Park' }, { ownerId: builderId }),
    aSale({ society: 'Sahyadri Park', city: 'Mumbai', locality: 'Powai' }, { ownerId: builderId }),
  ]);
  live = await make({ name: 'Our site', mode: 'live', origins: [page] });
});
test.after(() => server.close());

const make = async (body: object): Promise<PartnerKey> => {
  const reply = await builder.call('POST', '/api/v1/partner-keys', body);
  assert.is(reply.status, 201, JSON.stringify(reply.json));
  return reply.json as unknown as PartnerKey;
};
const under = (key: string, path: string, headers: Record<string, string> = { origin: page }) =>
  server.get(`/embed/api/${key}${path}`, headers);
const preflight = (key: string, path: string, method: string, origin = page) =>
  server.app.inject({
    method: 'OPTIONS',
    url: `/embed/api/${key}${path}`,
    headers: { origin, 'access-control-request-method': method },
  });
test('a key works on our own origin too, where widgets stand in frames, and on no other that is not listed', async () => {
  const search = '/api/v3/properties/sell';
  assert.is((await under(live.key, search, { origin: 'https://homes.example' })).status, 200);
  assert.is((await under(live.key, search, { origin: 'https://homes.example.else.in' })).status, 403);
  assert.is((await under(live.key, search, { origin: 'http://homes.example' })).status, 403);
  // Reads of one's own origin name none: the address of the frame does.
  const framed = {
    referer: 'https://homes.example/embed/iframe/results?key=1',
    'sec-fetch-site': 'same-origin',
  };
  const page = '/api/v3/partner-page';
  const originSeen = async (headers: Record<string, string>): Promise<string> =>
    ((await under(live.key, page, headers)).json as { origin: string }).origin;
  assert.is(await originSeen(framed), 'https://homes.example');
  assert.is(await originSeen({ ...framed, 'sec-fetch-site': 'cross-site' }), '');
  assert.is(await originSeen({ ...framed, referer: 'https://homes.example/partners' }), '');
});

test('keys are made, changed and ended by their owner alone', async () => {
  assert.match(live.key, /^pk_live_[\w-]{24}$/);
  const key = await make({ name: ' Old site ', mode: 'test' });
  assert.match(key.key, /^pk_test_/);
  assert.is(key.name, 'Old site');
  const changed = await builder.call('PUT', `/api/v1/partner-keys/${key.key}`, {
    origins: ['HTTP://Localhost:5173'],
    settings: { brand: '#aa3300', resultsUrl: '/homes' },
  });
  assert.equal((changed.json as unknown as PartnerKey).origins, ['http://localhost:5173']);
  assert.equal((changed.json as unknown as PartnerKey).settings, { brand: '#aa3300', resultsUrl: '/homes' });

  const stranger = await signedIn(server);
  for (const [method, path] of [
    ['PUT', key.key],
    ['DELETE', key.key],
    ['GET', `${key.key}/days`],
  ] as const) {
    const reply = await stranger.call(
      method,
      `/api/v1/partner-keys/${path}`,
      method === 'PUT' ? {} : undefined,
    );
    assert.is(reply.status, 404, `${method} ${path}`);
  }
  assert.equal((await stranger.call('GET', '/api/v1/partner-keys')).json, { keys: [] });
  stranger.cookie = undefined;
  assert.is((await stranger.call('GET', '/api/v1/partner-keys')).status, 401);

  assert.is((await builder.call('DELETE', `/api/v1/partner-keys/${key.key}`)).status, 200);
  assert.is(
    (await under(key.key, '/api/v3/properties/sell', { origin: 'http://localhost:5173' })).status,
    403,
  );
});

test('an origin or setting that will not do is refused with its field and the remedy', async () => {
  for (const [body, field] of [
    [{ origins: ['https://*.co.in'] }, 'origins'],
    [{ origins: ['www.sahyadri.example'] }, 'origins'],
    [{ settings: { resultsUrl: 'javascript:alert(1)' } }, 'resultsUrl'],
    [{ settings: { listingUrl: '//evil.example' } }, 'listingUrl'],
  ] as const) {
    const reply = await builder.call('PUT', `/api/v1/partner-keys/${live.key}`, body);
    assert.is(reply.status, 400);
    assert.ok(reply.json.fields[field], JSON.stringify(reply.json));
  }
  const red = await builder.call('PUT', `/api/v1/partner-keys/${live.key}`, { settings: { brand: 'red' } });
  assert.is(red.status, 400);
});

test('reads under a key are the same wire, without credentials, and any cache may keep them', async () => {
  const plain = await server.get('/api/v3/properties/sell');
  const reply = await under(live.key, '/api/v3/properties/sell');
  assert.is(reply.status, 200);
  assert.is(reply.text, plain.text);
  assert.is(reply.headers['access-control-allow-origin'], '*');
  assert.is(reply.headers['access-control-allow-credentials'], undefined);
  assert.is(reply.headers.vary, 'accept-encoding');
  assert.match(reply.headers['cache-control'] ?? '', /^public, max-age=\d+/);
  assert.ok(reply.headers.etag);
  const again = await under(live.key, '/api/v3/properties/sell', {
    origin: page,
    'if-none-match': reply.headers.etag,
  });
  assert.is(again.status, 304);
});

test('a page that is not listed, an unknown key and an ended one read nothing and get no CORS headers', async () => {
  for (const [key, origin] of [
    [live.key, 'https://evil.example'],
    [live.key, 'https://www.sahyadri.example.evil.example'],
    [live.key, 'http://www.sahyadri.example'],
    [live.key, 'http://localhost:3000'],
    [live.key, 'null'],
    ['pk_live_unknown', page],
  ] as const) {
    const reply = await under(key, '/api/v3/properties/sell', { origin });
    assert.is(reply.status, 403, `${key} ${origin}`);
    assert.is(reply.headers['access-control-allow-origin'], undefined);
    assert.is(reply.headers['cache-control'], 'no-store');
    assert.match((reply.json as { message: string }).message, /\/partners/);
    const asked = await preflight(key, '/api/v4/increment-visit/sell/x', 'PUT', origin);
    assert.is(asked.statusCode, 403);
    assert.is(asked.headers['access-control-allow-origin'], undefined);
  }
  const empty = await make({ name: 'Nobody yet', mode: 'live' });
  assert.is((await under(empty.key, '/api/v3/market')).status, 403);
});

test('a preflight names the exact page, the method and what varies', async () => {
  const reply = await preflight(live.key, '/api/v4/increment-visit/sell/x', 'PUT');
  assert.is(reply.statusCode, 204);
  assert.is(reply.headers['access-control-allow-origin'], page);
  assert.is(reply.headers['access-control-allow-methods'], 'PUT');
  assert.is(reply.headers.vary, 'Origin, Access-Control-Request-Headers');
  assert.is(reply.headers['access-control-max-age'], '7200');
  assert.is(reply.headers['access-control-allow-credentials'], undefined);
});

test('what is for our own site only is refused under a key', async () => {
  for (const [method, path] of [
    ['POST', '/api/v1/signin'],
    ['POST', '/api/v1/send-otp'],
    ['POST', '/api/v1/verify-otp'],
    ['POST', '/api/v1/register'],
    ['PUT', '/api/v1/profile'],
    ['PUT', '/api/v1/profile/password'],
    ['DELETE', '/api/v1/profile'],
    ['GET', '/api/v1/profile/export'],
    ['GET', '/api/v1/sessions'],
    ['GET', '/api/v1/partner-keys'],
    ['POST', '/api/v1/partner-keys'],
    ['GET', '/api/v1/coin-ledger'],
    ['POST', '/api/v1/google'],
    ['GET', '/api/v1/nothing-of-the-kind'],
  ] as const) {
    const reply = await server.app.inject({
      method,
      url: `/embed/api/${live.key}${path}`,
      headers: { origin: page, ...(builder.cookie && { cookie: builder.cookie }) },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    assert.is(reply.statusCode, 403, `${method} ${path}`);
    assert.is((await preflight(live.key, path, method)).statusCode, 403);
  }
});

test('each call asks of a page what the contract says of it', async () => {
  for (const { method, path, partner } of allEndpoints) {
    const url = fillPath(path, {
      kind: 'sell',
      type: 'sell',
      id: 'x',
      propertyId: 'x',
      userId: 'x',
      key: 'x',
    });
    const asked = await preflight(live.key, url, method);
    assert.is(asked.statusCode, partner === 'never' ? 403 : 204, `${method} ${url}`);
    const credentials = partner === 'ticket' ? 'true' : undefined;
    assert.is(asked.headers['access-control-allow-credentials'], credentials, `${method} ${url}`);
  }
});

test('the cookie of our own site counts for nothing under a key', async () => {
  const headers = { origin: page, cookie: builder.cookie ?? '' };
  assert.equal((await under(live.key, '/api/v1/checkAuth', headers)).json, { authenticated: false });
  for (const path of [
    '/api/v1/profile',
    '/api/v1/get-coin',
    `/api/v3/user/${owner.id}`,
    '/api/v3/my-contacts',
  ])
    assert.is((await under(live.key, path, headers)).status, 401, path);
});

test('a page learns how it stands, listed or not, in words', async () => {
  const ok = (await under(live.key, '/api/v3/partner-page')).json as Record<string, unknown>;
  assert.equal(ok, { standing: 'ok', remedy: '', origin: page, mode: 'live', settings: {} });
  const evil = await under(live.key, '/api/v3/partner-page', { origin: 'https://evil.example' });
  assert.is(evil.headers['access-control-allow-origin'], '*');
  assert.is(evil.headers['cache-control'], 'no-store');
  const { standing, settings, remedy } = evil.json as Record<string, string>;
  assert.equal([standing, settings], ['origin-not-listed', undefined]);
  assert.match(remedy ?? '', /https:\/\/evil\.example.*\/partners/);
  const unknown = (await under('pk_live_none', '/api/v3/partner-page')).json as Record<string, string>;
  assert.is(unknown.standing, 'unknown-key');
});

ofOneServer(test)('loads, searches and openings are counted by day', async () => {
  const key = await make({ name: 'Counted', mode: 'live', origins: [page] });
  const [listing] = (await server.get('/api/v3/properties/sell')).json as Listing[];
  await under(key.key, '/api/v3/partner-page');
  await under(key.key, '/api/v3/properties/sell');
  await under(key.key, '/api/v3/properties/rent');
  await under(key.key, `/api/v3/property/sell/${listing?._id ?? ''}`);
  await under(key.key, '/api/v3/partner-page', { origin: 'https://evil.example' });
  const reply = await builder.call('GET', `/api/v1/partner-keys/${key.key}/days?days=3`);
  const { days } = reply.json as unknown as { days: PartnerDay[] };
  assert.is(days.length, 3);
  const { day, ...counts } = days[2] as PartnerDay;
  assert.match(day, /^\d{4}-\d\d-\d\d$/);
  assert.equal(counts, { loads: 1, searches: 2, opens: 1, contacts: 0 });
  assert.equal({ ...days[0], day: '' }, { day: '', loads: 0, searches: 0, opens: 0, contacts: 0 });
});

ofOneServer(test)(
  'past the most of a day a key answers 429 with the time to wait, and the page may read that',
  async () => {
    const key = await make({ name: 'Busy', mode: 'live', origins: [page] });
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await under(key.key, '/api/v3/properties/pg')).status);
    assert.equal(statuses.slice(58), [200, 200, 429, 429]);
    const late = await under(key.key, '/api/v3/properties/pg');
    assert.ok(Number(late.headers['retry-after']) > 0);
    assert.is(late.headers['access-control-allow-origin'], '*');
    assert.is(late.headers['cache-control'], 'no-store');
  },
);

test.run();
