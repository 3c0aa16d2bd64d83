/** Signing in on a partner's page: code, PKCE, bearer, rotation, and what each is bound to (research of 6.5 and 6.6). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { approve, callUnder, makeKey, page, pkce, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { ofOneServer, startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partner-sign-in');
let server: TestServer;
let partner: Person;
let kavya: Person;
let key: string;

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  partner = await signedIn(server);
  key = (await makeKey(partner)).key;
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const later = (seconds: number): Promise<unknown> =>
  server.database.sql
    .updateTable('partner_secret')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('used_at', 'is not', null)
    .execute();

test('the window says who asks, and greets whoever is signed in', async () => {
  const query = `key=${key}&origin=${encodeURIComponent(page)}`;
  const shown = (await kavya.call('GET', `/api/v1/partner-sign-in?${query}`)).json as unknown;
  const expected = { name: 'Sahyadri', origin: page, person: kavya.name, dailyCoins: 20 };
  assert.equal(shown, expected);
  const nobody = (await stranger(server).call('GET', `/api/v1/partner-sign-in?${query}`)).json as unknown;
  assert.equal(nobody, { ...expected, person: '' });
  for (const [other, origin] of [
    [key, 'https://evil.example'],
    ['pk_live_none', page],
  ])
    assert.is((await kavya.call('GET', `/api/v1/partner-sign-in?key=${other}&origin=${origin}`)).status, 403);
});

test('a code is swapped for a bearer that opens the person’s calls, and no others', async () => {
  const visit = await visitor(server, kavya, key);
  assert.is(visit.expiresIn, 600);
  assert.equal((await visit.as('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.is((await visit.as('GET', '/api/v1/get-coin')).json.coins, 10);
  for (const [method, path] of [
    ['GET', '/api/v1/profile/export'],
    ['DELETE', '/api/v1/profile'],
    ['PUT', '/api/v1/profile/password'],
    ['GET', '/api/v1/sessions'],
    ['GET', '/api/v1/partner-keys'],
  ] as const)
    assert.is((await visit.as(method, path, method === 'GET' ? undefined : {})).status, 403, path);
  const own = await server.app.inject({
    url: '/api/v1/get-coin',
    headers: { authorization: `Bearer ${visit.access}` },
  });
  assert.is(own.statusCode, 401, 'a bearer opens nothing on our own site');
});

test('the answer to a person’s call names the exact page, allows no credentials and is kept by nobody', async () => {
  const visit = await visitor(server, kavya, key);
  const { headers } = await visit.as('GET', '/api/v1/get-coin');
  assert.is(headers['access-control-allow-origin'], page);
  assert.match(String(headers.vary), /Origin/);
  assert.is(headers['access-control-allow-credentials'], undefined);
  assert.is(headers['cache-control'], 'no-store');
  const { verifier, challenge } = pkce();
  const { json } = await approve(kavya, key, challenge);
  const token = await visit.call('POST', '/api/v1/partner-token', { verifier, code: json.code });
  assert.is(token.headers['access-control-allow-credentials'], 'true');
  assert.is(token.headers['access-control-allow-origin'], page);
  assert.is(token.headers['cache-control'], 'no-store');
});

test('a code is good once, with its verifier, under its key, from its origin', async () => {
  const other = (await makeKey(partner, { origins: [page, 'https://shop.sahyadri.example'] })).key;
  const wrong: [what: string, call: ReturnType<typeof callUnder>, change: object][] = [
    ['another verifier', callUnder(server, key), { verifier: pkce().verifier }],
    ['another key', callUnder(server, other), {}],
    ['no code', callUnder(server, key), { code: undefined }],
    ['a made-up code', callUnder(server, key), { code: pkce().verifier }],
  ];
  for (const [what, call, change] of wrong) {
    const { verifier, challenge } = pkce();
    const { json } = await approve(kavya, key, challenge);
    const reply = await call('POST', '/api/v1/partner-token', { verifier, code: json.code, ...change });
    assert.ok(reply.status === 401 || reply.json.pending, `${what}: ${reply.status}`);
    assert.is(reply.json.access, undefined);
  }
  const { verifier, challenge } = pkce();
  const { json } = await approve(kavya, other, challenge);
  const elsewhere = callUnder(server, other, 'https://shop.sahyadri.example');
  assert.is((await elsewhere('POST', '/api/v1/partner-token', { verifier, code: json.code })).status, 401);
});

test('a code shown a second time ends what came of the first', async () => {
  const { verifier, challenge } = pkce();
  const { json } = await approve(kavya, key, challenge);
  const call = callUnder(server, key);
  const first = await call('POST', '/api/v1/partner-token', { verifier, code: json.code });
  assert.is(first.status, 200);
  assert.is((await call('POST', '/api/v1/partner-token', { verifier, code: json.code })).status, 401);
  const bearer = { authorization: `Bearer ${first.json.access}` };
  assert.is((await call('GET', '/api/v1/get-coin', undefined, bearer)).status, 401);
});

test('a page that waits asks with its verifier until the person has answered', async () => {
  const { verifier, challenge } = pkce();
  const call = callUnder(server, key);
  assert.equal((await call('POST', '/api/v1/partner-token', { verifier })).json, { pending: true });
  const { json } = await approve(kavya, key, challenge, { delivery: 'poll' });
  assert.is(json.code, undefined);
  assert.is((await call('POST', '/api/v1/partner-token', { verifier: pkce().verifier })).json.pending, true);
  assert.ok((await call('POST', '/api/v1/partner-token', { verifier })).json.access);
});

test('a redirect goes back to the origin that asked and nowhere else', async () => {
  for (const [returnTo, status] of [
    [`${page}/homes?x=1`, 200],
    ['https://evil.example/', 400],
    [`${page}.evil.example/`, 400],
    [`https://www.sahyadri.example@evil.example/`, 400],
    ['javascript:alert(1)', 400],
    [undefined, 400],
  ] as const) {
    const reply = await approve(kavya, key, pkce().challenge, { delivery: 'redirect', returnTo });
    assert.is(reply.status, status, returnTo);
  }
});

test('approving needs the person and our own page', async () => {
  assert.is((await approve(stranger(server), key, pkce().challenge)).status, 401);
  const body = { key, origin: page, challenge: pkce().challenge, delivery: 'message' };
  for (const headers of [
    { origin: page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  ])
    assert.is((await kavya.call('POST', '/api/v1/partner-sign-in', body, headers)).status, 403);
  assert.is((await approve(kavya, key, pkce().challenge, { origin: 'https://evil.example' })).status, 403);
  assert.is((await approve(kavya, key, 'short')).status, 400);
});

test('the handle rotates; a used one ends everything, but two tabs may ask at once', async () => {
  const visit = await visitor(server, kavya, key);
  const refresh = (handle: string) =>
    visit.call('POST', '/api/v1/partner-token/refresh', { refresh: handle });
  const [one, two] = await Promise.all([refresh(visit.refresh), refresh(visit.refresh)]);
  assert.equal([one.status, two.status], [200, 200]);
  const next = await refresh(one.json.refresh);
  assert.is(next.status, 200);
  await later(60);
  assert.is((await refresh(visit.refresh)).status, 401);
  assert.is((await refresh(next.json.refresh)).status, 401);
  const bearer = { authorization: `Bearer ${next.json.access}` };
  assert.is((await visit.call('GET', '/api/v1/get-coin', undefined, bearer)).status, 401);
});

test('the cookie is partitioned and opens only a refresh that a script of the page asked for', async () => {
  const { verifier, challenge } = pkce();
  const { json } = await approve(kavya, key, challenge);
  const call = callUnder(server, key);
  const given = await call('POST', '/api/v1/partner-token', { verifier, code: json.code });
  const set = String(given.headers['set-cookie']);
  for (const part of [
    '__Host-housing-partner=',
    'Secure',
    'HttpOnly',
    'SameSite=None',
    'Partitioned',
    'Path=/',
  ])
    assert.ok(set.includes(part), set);
  const cookie = set.split(';')[0] ?? '';
  const refresh = (headers: Record<string, string>) =>
    call('POST', '/api/v1/partner-token/refresh', {}, { cookie, ...headers });
  assert.is((await refresh({ 'x-housing': '1', 'sec-fetch-mode': 'no-cors' })).status, 403);
  assert.is((await refresh({ 'sec-fetch-mode': 'navigate' })).status, 403);
  const bare = await server.app.inject({
    method: 'POST',
    url: `/embed/api/${key}/api/v1/partner-token/refresh`,
    headers: { origin: page, cookie, 'content-type': 'application/json' },
    payload: {},
  });
  assert.is(bare.statusCode, 403);
  const text = await call('POST', '/api/v1/partner-token/refresh', '{}', {
    cookie,
    'content-type': 'text/plain',
  });
  assert.is(text.status, 415);
  assert.is(
    (
      await callUnder(server, key, 'https://evil.example')(
        'POST',
        '/api/v1/partner-token/refresh',
        {},
        { cookie },
      )
    ).status,
    403,
  );
  assert.equal((await call('GET', '/api/v1/checkAuth', undefined, { cookie })).json, {
    authenticated: false,
  });
  assert.is((await refresh({})).status, 200);
});

test('signing out on the page ends its bearer; signing out on our site ends them all', async () => {
  const [one, two] = [await visitor(server, kavya, key), await visitor(server, kavya, key)];
  assert.is((await one.as('POST', '/api/v1/logout', {})).status, 200);
  assert.is((await one.as('GET', '/api/v1/get-coin')).status, 401);
  assert.is((await two.as('GET', '/api/v1/get-coin')).status, 200);
  await kavya.call('POST', '/api/v1/logout', {});
  assert.is((await two.as('GET', '/api/v1/get-coin')).status, 401);
});

ofOneServer(test)('ending the key ends everybody signed in with it', async () => {
  const mine = await makeKey(partner);
  const visit = await visitor(server, kavya, mine.key);
  await partner.call('DELETE', `/api/v1/partner-keys/${mine.key}`);
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 403);
});

test('a bearer is bound to its key and its origin', async () => {
  const both = (await makeKey(partner, { origins: [page, 'https://shop.sahyadri.example'] })).key;
  const visit = await visitor(server, kavya, key);
  const bearer = { authorization: `Bearer ${visit.access}` };
  for (const call of [callUnder(server, both), callUnder(server, both, 'https://shop.sahyadri.example')])
    assert.is((await call('GET', '/api/v1/get-coin', undefined, bearer)).status, 401);
  const noOrigin = await server.app.inject({ url: `/embed/api/${key}/api/v1/get-coin`, headers: bearer });
  assert.is(noOrigin.statusCode, 401);
});

test.run();
