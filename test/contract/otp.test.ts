/** Signing in by a code over HTTP, what it opens, and a phone that changes (S-412, S-413, G-06, D-27). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeKey, visitor } from '../support/partner-visitor.js';
import { type Person, registration, type Reply, signedIn, stranger } from '../support/people.js';
import { sentCode } from '../support/sent-code.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/otp');
let server: TestServer;
test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

const usertype = 'Buyer/Owner';
const codeFor = (phone: string): Promise<string> => sentCode(server, phone);
const enterByCode = async (phone: string, person: Person = stranger(server)): Promise<Person> => {
  const sent = await person.call('POST', '/api/v1/send-otp', { usertype, phoneNumber: phone });
  assert.equal([sent.status, sent.json], [200, { message: 'OTP sent successfully!' }]);
  const form = { phoneNumber: phone, phone, usertype, otp: await codeFor(phone) };
  const entered = await person.call('POST', '/api/v1/verify-otp', form);
  assert.equal([entered.status, entered.json], [200, { message: 'Login successful' }]);
  await server.database.sql.deleteFrom('console_sms').execute();
  await server.database.sql.deleteFrom('rate_limit').execute();
  return person;
};

test('a code signs in, verifies the phone, and lets a forgotten password be replaced', async () => {
  const kavya = await signedIn(server);
  assert.is((await kavya.call('GET', '/api/v1/profile')).json.phoneVerified, false);
  const byCode = await enterByCode(kavya.phone);
  const { json } = await byCode.call('GET', '/api/v1/profile');
  assert.equal([json.email, json.phoneVerified, json.canResetPassword], [kavya.email, true, true]);

  const reset = await byCode.call('POST', '/api/v1/password/reset', { newPassword: 'silver-fern-3' });
  assert.equal([reset.status, reset.json.message], [200, 'Password updated successfully']);
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  const old = { email: kavya.email, password: kavya.password, usertype };
  assert.is((await stranger(server).call('POST', '/api/v1/signin', old)).status, 401);
  const fresh = { ...old, password: 'silver-fern-3' };
  assert.is((await stranger(server).call('POST', '/api/v1/signin', fresh)).status, 200);
});

test('after ten minutes the current password is asked again', async () => {
  const kavya = await signedIn(server);
  const byCode = await enterByCode(kavya.phone);
  await server.database.sql
    .updateTable('app_session')
    .set({ proved_at: new Date(Date.now() - 600_001) })
    .execute();
  const reset = await byCode.call('POST', '/api/v1/password/reset', { newPassword: 'silver-fern-3' });
  assert.is(reset.status, 403);
  const change = await byCode.call('PUT', '/api/v1/profile/password', { newPassword: 'silver-fern-3' });
  assert.equal([change.status, change.json.message], [400, 'Current Password is required']);
});

test('a changed phone is unverified, and opens no way to the password on that day', async () => {
  const kavya = await signedIn(server);
  await enterByCode(kavya.phone, kavya);
  const phone = '9876500001';
  const form = { name: kavya.name, email: kavya.email, phone, usertype };
  assert.is((await kavya.call('PUT', '/api/v1/profile', form)).json.phoneVerified, false);
  const byCode = await enterByCode(phone);
  assert.is((await byCode.call('GET', '/api/v1/profile')).json.phoneVerified, true);
  const reset = await byCode.call('POST', '/api/v1/password/reset', { newPassword: 'silver-fern-3' });
  assert.equal([reset.status, reset.json.message], [400, 'Current Password is required']);
});

const signInBy = (person: Person, { email, password }: Person): Promise<Reply> =>
  person.call('POST', '/api/v1/signin', { email, password, usertype });

test('whoever registered with another’s phone is locked out by its owner’s first code', async () => {
  const attacker = await signedIn(server);
  const { _id: id } = (await attacker.call('GET', '/api/v1/profile')).json;
  const issuer = 'https://accounts.google.com';
  await server.database.sql.insertInto('app_identity').values({ issuer, subject: id, user_id: id }).execute();
  await server.database.sql
    .updateTable('app_user')
    .set({ email_verified: true })
    .where('id', '=', id)
    .execute();
  const key = (await makeKey(await signedIn(server))).key;
  const visit = await visitor(server, attacker, key);
  const trust = { user_id: id, partner_id: id, at: new Date() };
  await server.database.sql.insertInto('partner_trust').values(trust).execute();

  const owner = await enterByCode(attacker.phone);
  assert.equal((await owner.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.equal((await attacker.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  assert.is((await signInBy(stranger(server), attacker)).status, 401, 'the password');
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 401, 'a partner’s page');
  const left = await server.database.sql
    .selectFrom('app_user as u')
    .leftJoin('app_identity as i', 'i.user_id', 'u.id')
    .leftJoin('partner_trust as t', 't.user_id', 'u.id')
    .select(['u.email_verified', 'i.subject', 't.at'])
    .where('u.id', '=', id)
    .execute();
  assert.equal(left, [{ email_verified: false, subject: null, at: null }]);
  const reset = await owner.call('POST', '/api/v1/password/reset', { newPassword: 'silver-fern-3' });
  assert.is(reset.status, 200, 'the owner chooses a password');
});

test('a new user’s own first code keeps the session that made it, and the password', async () => {
  const kavya = await signedIn(server);
  const elsewhere = stranger(server);
  await signInBy(elsewhere, kavya);
  await enterByCode(kavya.phone, kavya);
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.equal((await elsewhere.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  assert.is((await signInBy(stranger(server), kavya)).status, 200);
});

test('the browser that registered keeps the password, also when nobody was signed in to it', async () => {
  const kavya = stranger(server);
  await kavya.call('POST', '/api/v1/register', registration(kavya));
  await enterByCode(kavya.phone, kavya);
  assert.is((await signInBy(stranger(server), kavya)).status, 200);
});

test('a second code changes nothing of an account', async () => {
  const kavya = await signedIn(server);
  await enterByCode(kavya.phone, kavya);
  await enterByCode(kavya.phone);
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: true });
  assert.is((await signInBy(stranger(server), kavya)).status, 200);
});

test('known and unknown numbers cannot be told apart', async () => {
  const kavya = await signedIn(server);
  const ask = async (phoneNumber: string) => {
    const { status, json } = await stranger(server).call('POST', '/api/v1/send-otp', {
      usertype,
      phoneNumber,
    });
    const wrong = { phoneNumber, usertype, otp: '00000' };
    const verified = await stranger(server).call('POST', '/api/v1/verify-otp', wrong);
    return [status, json, verified.status, verified.json];
  };
  await server.database.sql.deleteFrom('rate_limit').execute();
  assert.equal(await ask(kavya.phone), await ask('9876511111'));
});

test('a code for an unknown number leads to an account with that number proved', async () => {
  const newcomer = stranger(server);
  await newcomer.call('POST', '/api/v1/send-otp', { usertype, phoneNumber: newcomer.phone });
  const form = { phoneNumber: newcomer.phone, usertype, otp: await codeFor(newcomer.phone) };
  const { status, json } = await newcomer.call('POST', '/api/v1/verify-otp', form);
  assert.is(status, 409);
  assert.is(json.code, 'account-unfinished');
  assert.match(json.message, /finish your account/);
  assert.not.match(JSON.stringify(json), /Login successful/);
  assert.equal((await newcomer.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });

  const { ticket } = json;
  const page = { 'sec-fetch-site': 'same-origin' };
  const other = stranger(server);
  const forged = { ...registration(other), ticket };
  assert.is((await other.call('POST', '/api/v1/register', forged)).status, 401, 'for another phone');
  const filled = { ...registration(newcomer), ticket };
  assert.is((await newcomer.call('POST', '/api/v1/register', { ...filled, name: '' })).status, 400);
  const made = await newcomer.call('POST', '/api/v1/register', filled, page);
  assert.equal([made.status, made.json], [201, { message: 'Registration successful' }]);
  assert.is((await newcomer.call('GET', '/api/v1/profile')).json.phoneVerified, true);
  const again = { ...registration(stranger(server)), phone: newcomer.phone, ticket };
  assert.is((await stranger(server).call('POST', '/api/v1/register', again)).status, 409);
});

test('a code that is asked for too soon says when to ask again', async () => {
  const kavya = await signedIn(server);
  const form = { usertype, phoneNumber: kavya.phone };
  await kavya.call('POST', '/api/v1/send-otp', form);
  const soon = await kavya.call('POST', '/api/v1/send-otp', form);
  assert.is(soon.status, 429);
  assert.ok(Number(soon.headers['retry-after']) > 20);
  assert.is(soon.json.code, 'too-many');
});

test.run();
