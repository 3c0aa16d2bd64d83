/** What every answer carries: errors in one shape, ETags, CORS, security headers. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/answers');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale()]);
});
test.after(() => server.close());

const wrong: [query: string, message: string][] = [
  ['minbudget=abc', 'minbudget must be a number.'],
  ['minbudget=-1', 'minbudget must be 0 or more.'],
  ['page=0', 'page must be 1 or more.'],
  ['page=1.5', 'page must be a whole number.'],
  ['limit=101', 'limit must be 100 or less.'],
  ['photos=perhaps', 'photos must be true or false.'],
  ['sort=cheap', 'sort must be one of newest, price-up, price-down, rate-up, rate-down, area-down.'],
  [`q=${'x'.repeat(121)}`, 'q must have at most 120 characters.'],
];
for (const [query, message] of wrong)
  test(`${query.slice(0, 20)} is refused with the field and the remedy`, async () => {
    const reply = await server.get(`/api/v3/properties/sell?${query}`);
    assert.is(reply.status, 400);
    assert.equal(reply.json, { code: 'invalid', message, fields: { [query.split('=')[0] ?? '']: message } });
  });

test('an unknown kind is refused with the kinds there are', async () => {
  const reply = await server.get('/api/v3/facets/boat');
  assert.is(reply.status, 400);
  assert.match(reply.text, /kind must be one of sell, rent, plot, pg, commercial/);
});

test('an unknown call is a 404 in JSON, even for a browser', async () => {
  const reply = await server.get('/api/v3/boats?x=1', { accept: 'text/html' });
  assert.is(reply.status, 404);
  assert.equal(reply.json, { code: 'not-found', message: 'There is nothing at GET /api/v3/boats.' });
});

test('a failure inside is a 500 that says nothing of the inside but the name of its line in the log', async () => {
  const broken = await startServer();
  await broken.database.sql.schema.dropTable('listing').cascade().execute();
  const reply = await broken.get('/api/v3/properties/sell');
  assert.is(reply.status, 500);
  assert.equal(reply.json, { code: 'internal', message: 'Something went wrong on our side. Try again.' });
  assert.match(reply.headers['x-request-id'] ?? '', /^[\w-]{12}$/);
  assert.match(reply.headers['access-control-expose-headers'] ?? '', /X-Request-Id/);
  await broken.close();
});

test('a body that is no JSON or too large is refused in the same shape', async () => {
  const put = (payload: string) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/v4/increment-visit/sell/x',
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const broken = await put('{"a":');
  assert.is(broken.statusCode, 400);
  assert.is(broken.json().code, 'invalid');
  const large = await put(JSON.stringify('x'.repeat(1_100_000)));
  assert.is(large.statusCode, 413);
  assert.is(large.json().code, 'too-large');
});

test('an answer the client already has is a 304 without a body', async () => {
  const path = '/api/v3/properties/sell';
  const first = await server.get(path);
  const tag = first.headers.etag ?? '';
  assert.match(tag, /^W\/"[\w-]+"$/);
  assert.is(first.headers['cache-control'], 'no-cache');
  const again = await server.get(path, { 'if-none-match': `"other", ${tag}` });
  assert.is(again.status, 304);
  assert.is(again.text, '');
  assert.is(again.headers.etag, tag);
  await server.services.writer.saveListings([aSale()]);
  assert.is((await server.get(path, { 'if-none-match': tag })).status, 200);
});

test('errors are never kept by a cache', async () => {
  for (const path of ['/api/v3/property/sell/none', '/api/v3/properties/sell?page=0'])
    assert.is((await server.get(path)).headers['cache-control'], 'no-store', path);
});

const publicPaths = ['properties/sell', 'property/sell/x', 'facets/sell', 'localities?q=a', 'market'];

test('any page may read the market, without credentials, and sees the headers of paging', async () => {
  for (const path of publicPaths) {
    const { headers } = await server.get(`/api/v3/${path}`, { origin: 'https://partner.example' });
    assert.is(headers['access-control-allow-origin'], '*', path);
    assert.is(headers['access-control-allow-credentials'], undefined, path);
    assert.match(headers['access-control-expose-headers'] ?? '', /X-Total-Count, Link/);
  }
});

test('a preflight is answered for reading and for counting a visit, and for nothing else', async () => {
  const ask = (url: string, method: string) =>
    server.app.inject({ method: 'OPTIONS', url, headers: { 'access-control-request-method': method } });
  const visit = await ask('/api/v4/increment-visit/sell/x', 'PUT');
  assert.is(visit.statusCode, 204);
  assert.is(visit.headers['access-control-allow-origin'], '*');
  for (const [url, method] of [
    ['/api/v3/properties/sell', 'DELETE'],
    ['/api/v1/profile', 'GET'],
    ['/api/v1/update-coins', 'PUT'],
  ] as const) {
    const reply = await ask(url, method);
    assert.is(reply.headers['access-control-allow-origin'], undefined, url);
    assert.is(reply.statusCode, 404, url);
  }
});

test('of every answer browsers are told not to guess its type, and to come by https alone', async () => {
  for (const path of ['/', '/api/v3/market', '/healthz', '/nowhere']) {
    const { headers } = await server.get(path);
    assert.is(headers['x-content-type-options'], 'nosniff', path);
    assert.is(headers['strict-transport-security'], 'max-age=31536000', path);
  }
});

test('pictures may come from the address that is written into listings, whatever name the site is open under', async () => {
  const { headers } = await server.get('/', { host: '127.0.0.1:4600' });
  const { origin } = new URL(server.config.publicUrl);
  for (const kind of ['img-src', 'media-src'])
    assert.match(headers['content-security-policy'] ?? '', `${kind} 'self' ${origin};`);
});

test('files of the widgets may be loaded by pages of any origin', async () => {
  for (const path of ['/assets/none.js', '/embed/v1/none.js', '/media/none.webp']) {
    const { headers } = await server.get(path);
    assert.is(headers['cross-origin-resource-policy'], 'cross-origin', path);
    assert.is(headers['access-control-allow-origin'], '*', path);
  }
});

test('health and readiness are there for the operator', async () => {
  assert.equal((await server.get('/healthz')).json, { status: 'alive' });
  assert.equal((await server.get('/readyz')).json, { status: 'ready' });
});

test.run();
