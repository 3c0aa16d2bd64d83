/** Public answers are cached and compressed once: a write is seen at once, and nobody gets what is not theirs. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildApp, type Server } from '../../server/app.js';
import { lag } from '../../server/services/data-versions.js';
import { compilersOfRun } from '../support/compiled-schemas.js';
import { aSale, owner } from '../support/listings.js';
import { ofOneServer, startServer, type TestServer } from '../support/server.js';

const test = suite('contract/cached-answers');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale({ city: 'Pune', price: 5_000_000 })]);
});
test.after(() => server.close());

const searches = [
  '/api/v3/properties/sell',
  '/api/v3/properties/sell?city=Pune&limit=10',
  '/api/v3/facets/sell',
];
const paths = [...searches, '/api/v3/facets/sell?city=Pune', '/api/v3/market', '/api/v3/localities?q=bar'];

const answersOf = async ({ app }: Pick<Server, 'app'>, asked: readonly string[]): Promise<string[]> =>
  Promise.all(asked.map(async (url) => (await app.inject({ url })).body));

test('a listing that was posted, changed or deleted is so in the next answer', async () => {
  const asked = paths.slice(0, -1);
  const before = await answersOf(server, asked);
  await server.services.writer.saveListings([aSale({ city: 'Pune', price: 6_000_000 })]);
  const posted = await answersOf(server, asked);
  for (const [at, path] of asked.entries()) assert.is.not(posted[at], before[at], path);
  await sql`update listing set amount = 7000000 where amount = 6000000`.execute(server.database.sql);
  assert.match((await server.get('/api/v3/properties/sell')).text, /7000000/);
  await sql`delete from listing where amount = 7000000`.execute(server.database.sql);
  assert.equal(await answersOf(server, asked), before);
});

test('a single listing is answered anew after it changed, and is gone when it is', async () => {
  const { json } = await server.get('/api/v3/properties/sell');
  const [listing] = json as { _id: string }[];
  const path = `/api/v3/property/sell/${listing?._id}`;
  assert.match((await server.get(path)).text, /5000000/);
  await sql`update listing set amount = 5100000`.execute(server.database.sql);
  assert.match((await server.get(path)).text, /5100000/);
  await sql`update listing set status = 'Inactive'`.execute(server.database.sql);
  assert.is((await server.get(path)).status, 410);
  await sql`update listing set status = 'Active', amount = 5000000`.execute(server.database.sql);
  assert.match((await server.get(path)).text, /5000000/);
});

test('another process sees a write within the lag', async () => {
  // Its own services count none of this process's writes.
  const database = { ...server.database, writes: () => 0, isShared: true };
  const other = await buildApp(server.config, database, compilersOfRun());
  const before = await answersOf(other, searches);
  await server.services.writer.saveListings([aSale({ city: 'Pune', price: 8_000_000 })]);
  const mine = await answersOf(server, searches);
  await new Promise((resolve) => setTimeout(resolve, lag));
  const after = await answersOf(other, searches);
  for (const at of searches.keys()) assert.is.not(after[at], before[at]);
  assert.equal(after, mine);
  await other.app.close();
});

ofOneServer(test)(
  '50 equal searches at once ask the database once, in whatever order their parameters stand',
  async () => {
    const { figures } = server.services.cache;
    const before = figures();
    const urls = Array.from(
      { length: 50 },
      (_, at) => `/api/v3/properties/sell?${at % 2 ? 'limit=7&page=1' : 'page=1&limit=7'}`,
    );
    const answers = new Set(await answersOf(server, urls));
    assert.is(answers.size, 1);
    assert.equal([figures().misses - before.misses, figures().hits - before.hits], [1, 49]);
  },
);

test('links of pages are those of the address that was asked', async () => {
  const ask = async (query: string) =>
    (await server.get(`/api/v3/properties/sell?${query}`)).headers.link ?? '';
  assert.match(await ask('limit=1&page=1'), /limit=1&page=1>; rel="first"/);
  assert.match(await ask('page=1&limit=1&x=mine'), /x=mine/);
  assert.not.match(await ask('page=1&limit=1'), /x=mine/);
});

test('an answer is compressed as the client takes it, with the same tag and body', async () => {
  const as = (encoding: string | undefined, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({
      method,
      url: '/api/v3/properties/sell?limit=5',
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });
  const plain = await as(undefined);
  assert.is(plain.headers['content-encoding'], undefined);
  assert.is(plain.headers['content-type'], 'application/json; charset=utf-8');
  const [br, gzip, refused] = [await as('gzip, deflate, br'), await as('gzip'), await as('br;q=0, gzip;q=0')];
  assert.equal(
    [br, gzip, refused].map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  );
  assert.is(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  assert.is(gunzipSync(gzip.rawPayload).toString(), plain.body);
  assert.is(refused.body, plain.body);
  for (const reply of [plain, br, gzip]) {
    assert.is(reply.headers.etag, plain.headers.etag);
    assert.match(String(reply.headers.vary), /accept-encoding/);
  }
  const head = await as('br', 'HEAD');
  assert.is(head.body, '');
  assert.is(head.headers['content-length'], br.headers['content-length']);
  assert.is(head.headers['x-total-count'], plain.headers['x-total-count']);
});

test('who has the answer gets a 304 without a body, until it changes', async () => {
  for (const path of searches) {
    const as = (more: Record<string, string>) =>
      server.app.inject({ url: path, headers: { 'accept-encoding': 'br', ...more } });
    const tag = String((await as({})).headers.etag);
    const same = await as({ 'if-none-match': tag });
    assert.equal([same.statusCode, same.body, same.headers['content-encoding']], [304, '', undefined], path);
  }
  const { headers } = await server.get('/api/v3/market');
  await server.services.writer.saveListings([aSale({ city: 'Nagpur' })]);
  assert.is((await server.get('/api/v3/market', { 'if-none-match': headers.etag ?? '' })).status, 200);
});

test('a listing that expires leaves the answers as soon as that is written down', async () => {
  await sql`update listing set expires_at = now() + interval '200 milliseconds'`.execute(server.database.sql);
  assert.is.not((await server.get('/api/v3/properties/sell')).text, '[]');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await server.services.counts.markExpired();
  assert.is((await server.get('/api/v3/properties/sell')).text, '[]');
});

test.run();
