/** Signing in with Google by redirect and by token, against an issuer on this machine (G-05). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type JWTPayload, SignJWT } from 'jose';
import { pageData } from '../../server/http/page-data.js';
import { issuerSettings, TestIssuer } from '../support/google-issuer.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/google');
let issuer: TestIssuer;
let server: TestServer;
let count = 0;

test.before(async () => {
  issuer = await TestIssuer.start();
  server = await startServer({ RATE_LIMITS: 'test', ...issuerSettings(issuer) });
});
test.before.each(() => {
  count += 1;
  issuer.person = {
    sub: `g-${count}`,
    email: `meera${count}@example.com`,
    name: 'Meera Nair',
    email_verified: true,
  };
  issuer.claims = {};
});
test.after(async () => {
  await server.close();
  issuer.close();
});

/** A person's browser also keeps the flow's cookie. */
const begin = async (person: Person, query = '?return=/product%3Fid%3D7&usertype=Buyer/Owner') => {
  const reply = await person.call('GET', `/api/v1/google/start${query}`);
  const set = String(reply.headers['set-cookie']);
  return { reply, set, flow: set.split(';')[0] ?? '', address: String(reply.headers.location) };
};
const finish = (person: Person, path: string, flow: string) =>
  person.call('GET', path, undefined, { cookie: [flow, person.cookie].filter(Boolean).join('; ') });
const signIn = async (person: Person, query?: string) => {
  const { address, flow } = await begin(person, query);
  return finish(person, issuer.authorize(address), flow);
};
const isIn = async (person: Person): Promise<boolean> =>
  (await person.call('GET', '/api/v1/checkAuth')).json.authenticated;

test('the redirect carries state, nonce and a PKCE challenge, and keeps the secrets out of the page', async () => {
  const { reply, set, address } = await begin(stranger(server));
  assert.is(reply.status, 303);
  assert.match(
    set,
    /^housing-google=[\w-]+; Max-Age=600; Path=\/api\/v1\/google; HttpOnly; Secure; SameSite=Lax$/,
  );
  const asked = new URL(address).searchParams;
  assert.is(new URL(address).origin, issuer.url);
  assert.is(asked.get('response_type'), 'code');
  assert.is(asked.get('scope'), 'openid email profile');
  assert.is(asked.get('code_challenge_method'), 'S256');
  assert.is(asked.get('redirect_uri'), 'https://homes.example/api/v1/google/callback');
  for (const name of ['state', 'nonce', 'code_challenge']) assert.match(asked.get(name) ?? '', /^[\w-]{43}$/);
});

test('a new person gets an account with welcome coins and comes back to where they were', async () => {
  const meera = stranger(server);
  const back = await signIn(meera);
  assert.equal([back.status, back.headers.location], [303, '/product?id=7']);
  const { json } = await meera.call('GET', '/api/v1/profile');
  assert.equal([json.name, json.email, json.phone, json.coins], ['Meera Nair', issuer.person.email, '', 10]);
  assert.equal([json.usertype, json.hasPassword, json.canResetPassword], ['Buyer/Owner/Tenant', false, true]);

  const again = stranger(server);
  await signIn(again);
  assert.is((await again.call('GET', '/api/v1/profile')).json._id, json._id, 'the same account');
  const set = await again.call('POST', '/api/v1/password/reset', { newPassword: 'jasmine-kite-5' });
  assert.equal([set.status, set.json.message], [200, 'Password updated successfully']);
});

test('the way back is a path of the site, and nothing else', async () => {
  const paths: [given: string, led: string][] = [
    ['/search?tab=Rent', '/search?tab=Rent'],
    ['//evil.example/x', '/profile'],
    ['/\\evil.example', '/profile'],
    ['/a\\..\\evil', '/profile'],
    ['https://evil.example', '/profile'],
    ['javascript:alert(1)', '/profile'],
    ['/\t/evil.example', '/profile'],
    ['', '/profile'],
  ];
  for (const [given, led] of paths) {
    const back = await signIn(stranger(server), `?return=${encodeURIComponent(given)}`);
    assert.is(back.headers.location, led, given);
  }
});

test('an answer that another browser asked for signs nobody in', async () => {
  const attacker = stranger(server);
  const { address, flow } = await begin(attacker);
  const path = issuer.authorize(address);
  const victim = stranger(server);
  const lured = await finish(victim, path, '');
  assert.is(lured.headers.location, '/login?error=google-failed');
  const other = await begin(victim);
  const mixed = await finish(victim, path, other.flow);
  assert.is(mixed.headers.location, '/login?error=google-failed');
  assert.is(await isIn(victim), false);
  assert.is((await finish(attacker, path, flow)).headers.location, '/product?id=7');
  const replayed = await finish(stranger(server), path, flow);
  assert.is(replayed.headers.location, '/login?error=google-failed', 'a code works once');
});

test('a person who changes their mind is back at the login', async () => {
  const meera = stranger(server);
  const { flow } = await begin(meera);
  const back = await finish(meera, '/api/v1/google/callback?error=access_denied', flow);
  assert.is(back.headers.location, '/login?error=google-cancelled');
});

const wrongClaims: [what: string, claims: JWTPayload][] = [
  ['another nonce', { nonce: 'other' }],
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['an address nobody proved', { email_verified: false }],
  ['a time that is over', { exp: 1000 }],
];
for (const [what, claims] of wrongClaims)
  test(`a token with ${what} signs nobody in`, async () => {
    issuer.claims = claims;
    const meera = stranger(server);
    assert.is((await signIn(meera)).headers.location, '/login?error=google-failed');
    assert.is(await isIn(meera), false);
    if (what === 'another nonce') return;
    const credential = await issuer.token(claims);
    const reply = await meera.call('POST', '/api/v1/google', { credential });
    assert.equal([reply.status, reply.json.message], [401, 'Invalid credentials']);
  });

test('an account made by password is not entered by its address, until its owner has tied the two', async () => {
  const kavya = await signedIn(server, { email: issuer.person.email });
  const byGoogle = stranger(server);
  assert.is((await signIn(byGoogle)).headers.location, '/login?error=google-exists');
  assert.is(await isIn(byGoogle), false);
  const credential = await issuer.token();
  assert.is((await byGoogle.call('POST', '/api/v1/google', { credential })).status, 409);

  const age = (minutes: number) =>
    server.database.sql
      .updateTable('app_session')
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .execute();
  await age(11);
  assert.is(
    (await signIn(kavya)).headers.location,
    '/login?error=google-exists',
    'an old session ties nothing',
  );
  const refused = await kavya.call('POST', '/api/v1/google', { credential: await issuer.token() });
  assert.equal([refused.status, refused.json.code], [403, 'sign-in-again']);
  await age(0);
  assert.is((await signIn(kavya)).headers.location, '/product?id=7');
  await signIn(byGoogle);
  assert.is((await byGoogle.call('GET', '/api/v1/profile')).json.email, kavya.email);
});

test('a client that holds a credential signs in by POST', async () => {
  const meera = stranger(server);
  const reply = await meera.call('POST', '/api/v1/google', {
    credential: await issuer.token(),
    usertype: 'Agent/Builder',
  });
  assert.equal([reply.status, reply.json], [200, { message: 'Login successful' }]);
  assert.is((await meera.call('GET', '/api/v1/profile')).json.usertype, 'Agent');
});

test('a token signed by somebody else, or by nobody, is refused', async () => {
  const claims = {
    ...issuer.person,
    iss: issuer.url,
    aud: 'test-client',
    exp: Math.floor(Date.now() / 1000) + 300,
  };
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const credential of [forged, `${encode({ alg: 'none' })}.${encode(claims)}.`, 'x.y.z']) {
    const reply = await stranger(server).call('POST', '/api/v1/google', { credential });
    assert.is(reply.status, 401);
  }
});

test('without a client there is no redirect, the token is refused, and the page says so', async () => {
  const plain = await startServer();
  try {
    assert.is((await plain.get('/api/v1/google/start', { accept: 'application/json' })).status, 404);
    const reply = await stranger(plain).call('POST', '/api/v1/google', { credential: 'x' });
    assert.is(reply.status, 404);
    assert.match(pageData(plain.config), /"googleEnabled":false/);
    assert.match(pageData(server.config), /"googleEnabled":true/);
  } finally {
    await plain.close();
  }
});

test.run();
