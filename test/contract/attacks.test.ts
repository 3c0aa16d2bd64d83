/** What must not work: tampered amounts, other sites, fixation, replays, brute force, other people's data. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale, owner } from '../support/listings.js';
import { type Person, registration, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/attacks');
let server: TestServer;
let kavya: Person;

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale()]);
  kavya = await signedIn(server);
});
test.after(() => server.close());

const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;
const own = 'https://homes.example';

const tampered: [body: string, status: number][] = [
  ['{"coinsChange":1}', 403],
  ['{"coinsChange":1000000}', 403],
  ['{"coinsChange":1e300}', 403],
  ['{"coinsChange":1e999}', 403],
  ['{"coinsChange":0.5}', 403],
  ['{"coinsChange":0}', 400],
  ['{"coinsChange":-0}', 400],
  ['{"coinsChange":-3}', 400],
  ['{"coinsChange":-1.5}', 400],
  ['{"coinsChange":-1e999}', 400],
  ['{"coinsChange":-99999999999999999999}', 400],
  ['{"coinsChange":"-2"}', 400],
  ['{"coinsChange":"2"}', 400],
  ['{"coinsChange":[-2]}', 400],
  ['{"coinsChange":{"value":-2}}', 400],
  ['{"coinsChange":null}', 400],
  ['{"coinsChange":true}', 400],
  ['{"coinsChange":-2,"coinsChange":-1}', 400],
  ['{"coinsChange":-1,"coinsChange":1000}', 400],
  ['{"coinsChange":-1,"coins\\u0043hange":1000}', 400],
  ['{"coinsChange":-1,"coins":1000}', 400],
  ['{"__proto__":{"coinsChange":-1}}', 400],
  ['{"coinschange":-1}', 400],
  ['{"coinsChange":--1}', 400],
  ['{"coinsChange":-01}', 400],
  ['[{"coinsChange":-1}]', 400],
  ['-1', 400],
  ['', 400],
  ['{}', 400],
  ['nonsense', 400],
];
for (const [body, status] of tampered)
  test(`update-coins refuses ${body || 'an empty body'}`, async () => {
    const reply = await kavya.call('PUT', '/api/v1/update-coins', body);
    assert.is(reply.status, status);
    assert.is(await balance(), 10);
  });

test('update-coins takes its amount from a JSON body only', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.is((await kavya.call('PUT', '/api/v1/update-coins', 'coinsChange=-1', form)).status, 415);
  const plain = { 'content-type': 'text/plain' };
  assert.is((await kavya.call('PUT', '/api/v1/update-coins', '{"coinsChange":-1}', plain)).status, 415);
  assert.is((await kavya.call('PUT', '/api/v1/update-coins?coinsChange=-1', '{}')).status, 400);
  assert.is(await balance(), 10);
});

const foreign: [what: string, headers: Record<string, string>][] = [
  ['an Origin of another site', { origin: 'https://evil.example' }],
  ['an Origin that only begins like ours', { origin: `${own}.evil.example` }],
  ['an Origin of another port', { origin: `${own}:8443` }],
  ['an Origin without a name', { origin: 'null' }],
  ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site', origin: own }],
];
for (const [what, headers] of foreign)
  test(`a call with ${what} changes nothing`, async () => {
    for (const [method, url, body] of [
      ['PUT', '/api/v1/update-coins', { coinsChange: -2 }],
      ['POST', '/api/v3/sendsms', { type: 'sell', propertyId: 'x', userId: owner.id }],
      ['PUT', '/api/v1/profile', { name: 'Evil' }],
      ['POST', '/api/v1/logout', {}],
      ['DELETE', '/api/v1/profile', {}],
    ] as const) {
      const reply = await kavya.call(method, url, body, headers);
      assert.is(reply.status, 403, `${method} ${url}`);
    }
    const form = { email: kavya.email, password: kavya.password, usertype: 'Buyer/Owner' };
    const lured = await stranger(server).call('POST', '/api/v1/signin', form, headers);
    assert.is(lured.status, 403, 'signing a visitor in to an account of the other site');
    assert.is(await balance(), 10);
    assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  });

test('our own page and programs that are no browser may call', async () => {
  const coins = (headers: Record<string, string>) =>
    kavya.call('PUT', '/api/v1/update-coins', '{"coinsChange":-3}', headers);
  for (const headers of [{}, { origin: own }, { origin: own, 'sec-fetch-site': 'same-origin' }])
    assert.is((await coins(headers)).status, 400, 'refused for its amount, not for its origin');
});

const unpaid: [what: string, headers: Record<string, string>][] = [
  ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['an <img> of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['a link of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['a prefetch', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
  ['an old prefetch', { purpose: 'prefetch' }],
];
for (const [what, headers] of unpaid)
  test(`${what} to an owner's details charges nothing and shows nothing`, async () => {
    const reply = await kavya.call('GET', `/api/v3/user/${owner.id}`, undefined, headers);
    assert.is(reply.status, 403);
    assert.not.match(JSON.stringify(reply.json), /9820012345|asha@/);
    assert.is(reply.headers['cache-control'], 'no-store');
    assert.is(await balance(), 10);
  });

test('who is not signed in is told that first, and programs that name a mode alone are no browser', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  const url = `/api/v3/user/${owner.id}`;
  assert.is((await stranger(server).call('GET', url, undefined, foreign)).status, 401);
  // As Node's own fetch does.
  const program = await signedIn(server);
  assert.is((await program.call('GET', url, undefined, { 'sec-fetch-mode': 'cors' })).status, 200);
});

test('a call is guarded however its address is written', async () => {
  const form = { email: kavya.email, password: kavya.password, usertype: 'Buyer/Owner' };
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const path of ['signin', 'signin/', 'sign%69n', 'signin?a=/', 'signin/?b'])
    assert.is((await stranger(server).call('POST', `/api/v1/${path}`, form, evil)).status, 403, path);
  const disguised = await kavya.call('PUT', '/api/v1/%75pdate-coins/', '{"coinsChange":-1}', evil);
  assert.is(disguised.status, 403);
  const key = '/embed/api/pk_live_none/api/v1/sign%69n/';
  assert.is((await stranger(server).call('POST', key, form, evil)).status, 403);
});

test('HEAD on an owner spends nothing, and no GET but that one does', async () => {
  assert.is((await kavya.call('HEAD', `/api/v3/user/${owner.id}`)).status, 404);
  for (const path of ['get-coin', 'coin-ledger', 'profile', 'checkAuth', 'sessions', 'profile/export'])
    assert.is((await kavya.call('GET', `/api/v1/${path}`)).status, 200, path);
  assert.is(await balance(), 10);
});

test('an answer with details is never 304 and carries no validator', async () => {
  const script = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const asha = await signedIn(server);
  const shown = await asha.call('GET', `/api/v3/user/${owner.id}`, undefined, script);
  assert.is(shown.status, 200);
  assert.is(shown.headers.etag, undefined);
  assert.is(shown.headers['access-control-allow-origin'], undefined);
});

test('no list and no listing carries an owner’s phone or e-mail address', async () => {
  for (const url of ['/api/v3/properties/sell', '/api/v3/properties/sell?page=1', '/api/v3/market']) {
    const { text } = await server.get(url);
    assert.not.match(text, /9820012345|asha@example/, url);
  }
  const [listing] = (await server.get('/api/v3/properties/sell')).json as {
    _id: string;
    phoneMasked: string;
  }[];
  assert.is(listing?.phoneMasked, '98XXXXXX45');
  assert.not.match(
    (await server.get(`/api/v3/property/sell/${listing?._id}`)).text,
    /9820012345|asha@example/,
  );
});

test('a session that somebody planted is not the one that signing in opens', async () => {
  const planted = `__Host-housing=${'A'.repeat(43)}`;
  const victim = stranger(server, { cookie: planted });
  await victim.call('POST', '/api/v1/register', registration(victim));
  const { email, password } = victim;
  await victim.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  assert.is.not(victim.cookie, planted);
  const attacker = stranger(server, { cookie: planted });
  assert.equal((await attacker.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
});

test('a cookie under another name or of another form opens nothing', async () => {
  const [, secret = ''] = (kavya.cookie ?? '').split('=');
  for (const cookie of [`housing=${secret}`, `__Host-housing="${secret}"x`, `__Host-housing=${secret}'--`]) {
    const reply = await stranger(server, { cookie }).call('GET', '/api/v1/checkAuth');
    assert.equal(reply.json, { authenticated: false }, cookie);
  }
});

test('guessing a password is stopped after ten, with the time to wait', async () => {
  const victim = await signedIn(server);
  const guess = (password: string) =>
    stranger(server).call('POST', '/api/v1/signin', { email: victim.email, password, usertype: 'Agent' });
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async (_, n) => (await guess(`guess-${n}`)).status),
  );
  assert.equal(
    [statuses.filter((each) => each === 401).length, statuses.filter((each) => each === 429).length],
    [10, 4],
  );
  const closed = await guess(victim.password);
  assert.is(closed.status, 429);
  assert.ok(Number(closed.headers['retry-after']) <= 60);
  assert.match(closed.json.message, /^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/);
});

test('a borrowed session cannot guess the password', async () => {
  const victim = await signedIn(server);
  const change = (currentPassword: string) =>
    victim.call('PUT', '/api/v1/profile/password', { currentPassword, newPassword: 'new-moon-11' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await change(`guess-${n}`)).status);
  assert.ok(statuses.slice(0, 10).every((status) => status === 400));
  assert.equal(statuses.slice(10), [429, 429]);
});

test('one person’s cookie shows and ends nothing of another', async () => {
  const other = await signedIn(server);
  const { json } = await other.call('GET', '/api/v1/profile/export');
  assert.not.match(JSON.stringify(json), new RegExp(kavya.email));
  assert.equal((await other.call('GET', '/api/v3/my-contacts')).json, { contacts: [] });
  assert.is((await other.call('GET', '/api/v1/sessions')).json.sessions.length, 1);
});

test('text that SQL, HTML or a header could trip over is only text', async () => {
  const odd = `Robert'); drop table app_user;-- <b>`;
  const person = await signedIn(server, { name: odd });
  assert.is((await person.call('GET', '/api/v1/profile')).json.name, odd);
  const injected = await person.call('GET', `/api/v3/user/${encodeURIComponent("x' or '1'='1")}`);
  assert.is(injected.status, 404);
});

test.run();
