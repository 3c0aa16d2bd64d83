/** Registration, signing in and out and the profile, word for word (S-410 to S-418, G-28, G-29). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { registration, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/accounts');
let server: TestServer;
test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

test('somebody registers, signs in and sees the welcome coins', async () => {
  const kavya = stranger(server);
  const made = await kavya.call('POST', '/api/v1/register', registration(kavya));
  assert.is(made.status, 201);
  assert.equal(made.json, { message: 'Registration successful' });
  assert.is(made.cookie, undefined, 'registering signs nobody in');

  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  const { email, password } = kavya;
  const entered = await kavya.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  assert.is(entered.status, 200);
  assert.equal(entered.json, { message: 'Login successful' });
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.equal((await kavya.call('GET', '/api/v1/get-coin')).json, {
    coins: 10,
    prices: { search: 2, detail: 1 },
  });
  const profile = await kavya.call('GET', '/api/v1/profile');
  assert.is(profile.json.name, 'Kavya Rao');
  assert.is(profile.json.email, email);
  assert.is(profile.json.phone, kavya.phone);
  assert.is(profile.json.usertype, 'Buyer/Owner/Tenant');
  assert.is(profile.json.coins, 10);
  assert.is(profile.headers['cache-control'], 'no-store');
});

test('a page of our own is signed in by registering; a call under a partner’s key or of another site is refused', async () => {
  const kavya = stranger(server);
  const own = { origin: 'https://homes.example', 'sec-fetch-site': 'same-origin' };
  const made = await kavya.call('POST', '/api/v1/register', registration(kavya), own);
  assert.equal([made.status, made.json], [201, { message: 'Registration successful' }]);
  assert.match(made.cookie ?? '', /^__Host-housing=[\w-]{43}$/);
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.is((await kavya.call('GET', '/api/v1/profile')).json.phoneVerified, false);
  const other = stranger(server);
  const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  assert.is((await other.call('POST', '/api/v1/register', registration(other), foreign)).status, 403);
  const again = await kavya.call('POST', '/api/v1/register', registration(kavya), own);
  assert.equal([again.status, again.cookie], [409, undefined], 'a taken address opens no session');
});

test('the session cookie is HttpOnly, Lax, Secure, of this host, and lives 30 days', async () => {
  const kavya = await signedIn(server);
  const { email, password } = kavya;
  const { headers } = await kavya.call('POST', '/api/v1/signin', {
    email,
    password,
    usertype: 'Agent/Builder',
  });
  const cookie = String(headers['set-cookie']);
  assert.match(
    cookie,
    /^__Host-housing=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('each field of the registration is refused with its own text', async () => {
  const kavya = stranger(server);
  const good = registration(kavya);
  const wrong: [change: object, field: string, message: string][] = [
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'kavya' }, 'email', 'Please enter a valid email'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: '98765' }, 'phone', 'Please enter a valid phone number (10 digits)'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'abc' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'Password1' }, 'password', 'This password is too common. Please choose another one.'],
    [{ agreement: false }, 'agreement', 'You must agree to the terms and conditions'],
    [{ usertype: 'Landlord' }, 'usertype', 'Please select a user type'],
  ];
  for (const [change, field, message] of wrong) {
    const { status, json } = await kavya.call('POST', '/api/v1/register', { ...good, ...change });
    assert.is(status, 400, field);
    assert.is(json.message, message);
    assert.is(json.code, 'invalid');
    assert.equal(json.fields, { [field]: message });
  }
  const { status, json } = await kavya.call('POST', '/api/v1/register', {});
  assert.is(status, 400);
  assert.equal(Object.keys(json.fields).length, 6);
});

test('an e-mail address in any case and a phone belong to one account', async () => {
  const kavya = await signedIn(server);
  const other = stranger(server);
  for (const taken of [
    { email: kavya.email.toUpperCase() },
    { phone: kavya.phone },
    { phone: `+91 ${kavya.phone}` },
  ]) {
    const reply = await other.call('POST', '/api/v1/register', { ...registration(other), ...taken });
    assert.is(reply.status, 409);
    assert.is(reply.json.message, 'User Already Exists');
  }
});

test('a wrong password and an unknown address get the same answer', async () => {
  const kavya = await signedIn(server);
  const form = { email: kavya.email, password: 'not-hers', usertype: 'Buyer/Owner' };
  const wrong = await stranger(server).call('POST', '/api/v1/signin', form);
  const unknown = await stranger(server).call('POST', '/api/v1/signin', { ...form, email: 'no@example.com' });
  assert.is(wrong.status, 401);
  assert.is(wrong.json.message, 'Invalid credentials');
  assert.equal([unknown.status, unknown.json], [wrong.status, wrong.json]);
  const empty = await stranger(server).call('POST', '/api/v1/signin', { email: '' });
  assert.is(empty.status, 400);
  assert.is(empty.json.message, 'All fields are required!');
  const odd = await stranger(server).call('POST', '/api/v1/signin', { ...form, email: 'kavya' });
  assert.is(odd.json.message, 'Enter a valid email');
});

test('the right password is enough, whichever type was chosen', async () => {
  const { email, password } = await signedIn(server);
  for (const usertype of ['Buyer/Owner', 'Agent/Builder', 'Builder']) {
    const reply = await stranger(server).call('POST', '/api/v1/signin', { email, password, usertype });
    assert.is(reply.status, 200, usertype);
  }
});

test('every call that needs a session refuses with the same message', async () => {
  for (const [method, url, body] of [
    ['GET', '/api/v1/profile'],
    ['GET', '/api/v1/get-coin'],
    ['GET', '/api/v1/coin-ledger'],
    ['GET', '/api/v1/sessions'],
    ['GET', '/api/v1/profile/export'],
    ['GET', '/api/v3/my-contacts'],
    ['GET', '/api/v3/user/anybody'],
    ['PUT', '/api/v1/profile', {}],
    ['PUT', '/api/v1/profile/password', { newPassword: 'x' }],
    ['PUT', '/api/v1/update-coins', { coinsChange: -2 }],
    ['POST', '/api/v3/add-viewdata', { p_id: 'x', type: 'sell' }],
    ['POST', '/api/v3/sendsms', { type: 'sell', propertyId: 'x', userId: 'y' }],
    ['POST', '/api/v3/contact-consent', {}],
    ['POST', '/api/v1/password/reset', { newPassword: 'x' }],
    ['POST', '/api/v1/sessions/end-all', {}],
    ['DELETE', '/api/v1/sessions/x'],
    ['DELETE', '/api/v1/profile', {}],
  ] as const) {
    const { status, json } = await stranger(server).call(method, url, body);
    assert.is(status, 401, `${method} ${url}`);
    assert.equal(json, { code: 'login-required', message: 'Please Login First !!' }, `${method} ${url}`);
  }
});

test('logging out ends the session on the server, with or without a body', async () => {
  for (const body of [undefined, {}, '']) {
    const kavya = await signedIn(server);
    const { cookie } = kavya;
    const out = await kavya.call('POST', '/api/v1/logout', body);
    assert.is(out.status, 200);
    assert.is(out.cookie, '');
    const kept = stranger(server, { cookie });
    assert.equal((await kept.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  }
});

test('signing in gives a new session and ends the one the browser had', async () => {
  const kavya = await signedIn(server);
  const { email, password, cookie } = kavya;
  await kavya.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  assert.is.not(kavya.cookie, cookie);
  assert.equal((await stranger(server, { cookie }).call('GET', '/api/v1/checkAuth')).json, {
    authenticated: false,
  });
});

test('the profile is saved, and another person is not taken over', async () => {
  const kavya = await signedIn(server);
  const other = await signedIn(server);
  const form = { name: 'Kavya R', email: kavya.email, phone: kavya.phone, usertype: 'Agent' };
  const saved = await kavya.call('PUT', '/api/v1/profile', form);
  assert.is(saved.status, 200);
  assert.is(saved.json.message, 'Profile updated successfully');
  assert.is(saved.json.usertype, 'Agent');
  const wrong: [change: object, message: string, status: number][] = [
    [{ email: other.email }, 'User Already Exists', 409],
    [{ phone: other.phone }, 'User Already Exists', 409],
    [{ name: '' }, 'Name is required', 400],
    [{ name: '!!!' }, 'Enter Valid Name', 400],
    [{ phone: '123' }, 'Please enter a valid phone number', 400],
    [{ usertype: '' }, 'Please Select Usertype !', 400],
  ];
  for (const [change, message, status] of wrong) {
    const reply = await kavya.call('PUT', '/api/v1/profile', { ...form, ...change });
    assert.is(reply.status, status, message);
    assert.is(reply.json.message, message);
  }
});

test.run();
