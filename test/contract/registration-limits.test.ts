/** Many people register from one address of a mobile carrier: past some the phone is proved first, past many all wait (S-551). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { registration, stranger } from '../support/people.js';
import { sentCode } from '../support/sent-code.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/registration-limits');
let server: TestServer;

test.before(async () => {
  server = await startServer({
    LIMIT_REGISTER_UNPROVED_ADDRESS: '2/1h',
    LIMIT_REGISTER_ADDRESS: '12/1h',
  });
});
test.before.each(async () => {
  await server.database.sql.deleteFrom('rate_limit').execute();
});
test.after(() => server.close());

const register = (person: ReturnType<typeof stranger>, more: object = {}) =>
  person.call('POST', '/api/v1/register', { ...registration(person), ...more });

/** Uses up what an address registers without a code. */
const fill = async (): Promise<void> => {
  for (let count = 0; count < 2; count += 1) assert.is((await register(stranger(server))).status, 201);
};

test('past the soft limit a code comes to the phone, and the same form with it makes a proved account', async () => {
  await fill();
  const kavya = stranger(server);
  const asked = await register(kavya);
  assert.equal([asked.status, asked.json.code], [403, 'phone-unverified']);
  assert.match(asked.json.message, /code.*phone/);
  const otp = await sentCode(server, kavya.phone);
  const made = await register(kavya, { otp });
  assert.is(made.status, 201);
  const { email, password } = kavya;
  assert.is(
    (await kavya.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' })).status,
    200,
  );
  assert.is((await kavya.call('GET', '/api/v1/profile')).json.phoneVerified, true);
});

test('a wrong code, another phone’s, or one that was used makes no account', async () => {
  await fill();
  const [kavya, other] = [stranger(server), stranger(server)];
  await register(kavya);
  const otp = await sentCode(server, kavya.phone);
  const wrong = otp === '00000' ? '00001' : '00000';
  assert.equal((await register(kavya, { otp: wrong })).json.message, 'Invalid or expired OTP');
  assert.is((await register(other, { otp })).status, 401);
  assert.is((await register(kavya, { otp })).status, 201);
  assert.is((await register({ ...kavya, call: other.call }, { otp })).status, 409);
});

test('a phone or e-mail that is taken is refused before a code is sent', async () => {
  const kavya = stranger(server);
  assert.is((await register(kavya)).status, 201);
  assert.is((await register(stranger(server))).status, 201);
  const other = stranger(server);
  for (const taken of [{ phone: kavya.phone }, { email: kavya.email.toUpperCase() }])
    assert.is((await register(other, taken)).status, 409);
  const sent = await server.database.sql
    .selectFrom('console_sms')
    .select('phone')
    .where('phone', 'in', [kavya.phone, other.phone])
    .execute();
  assert.equal(sent, []);
});

test('the soft limit holds for an address alone', async () => {
  await fill();
  const elsewhere = await server.app.inject({
    method: 'POST',
    url: '/api/v1/register',
    remoteAddress: '203.0.113.9',
    payload: registration(stranger(server)),
  });
  assert.is(elsewhere.statusCode, 201);
});

test('past the hard limit every one is answered 429, with a code too', async () => {
  await fill();
  const kavya = stranger(server);
  await register(kavya);
  const otp = await sentCode(server, kavya.phone);
  for (let count = 0; count < 9; count += 1) await register(kavya);
  const refused = await register(kavya, { otp });
  assert.is(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 3000);
});

test.run();
