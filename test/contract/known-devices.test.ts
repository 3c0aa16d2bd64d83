/** Nobody closes another person's sign-in: what strangers guess wrong counts for strange browsers (D-25). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Person, signedIn, stranger } from '../support/people.js';
import { sentCode } from '../support/sent-code.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/known-devices');
let server: TestServer;
let kavya: Person;

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const usertype = 'Buyer/Owner';
const enter = async (by: Person, password = kavya.password): Promise<number> =>
  (await by.call('POST', '/api/v1/signin', { email: kavya.email, password, usertype })).status;
const guessTen = async (by: Person): Promise<void> => {
  for (let count = 0; count < 10; count += 1) assert.is(await enter(by, 'wrong-guess-1'), 401);
};
const sendTo = async (by: Person): Promise<number> =>
  (await by.call('POST', '/api/v1/send-otp', { usertype, phoneNumber: kavya.phone })).status;
const prove = async (by: Person, otp: string): Promise<number> =>
  (await by.call('POST', '/api/v1/verify-otp', { usertype, phoneNumber: kavya.phone, otp })).status;
const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');

test('ten wrong passwords from anywhere close strange browsers and leave the person’s own open', async () => {
  await guessTen(stranger(server));
  assert.is(await enter(stranger(server)), 429, 'the right one in another strange browser');
  assert.is(await enter(kavya), 200);
});

test('a browser of the person’s own that guesses closes itself alone', async () => {
  const laptop = stranger(server);
  assert.is(await enter(laptop), 200);
  await guessTen(laptop);
  assert.is(await enter(laptop), 429);
  assert.is(await enter(kavya), 200);
  assert.is(await enter(stranger(server)), 200);
});

test('a cookie that somebody makes up is no browser of the person’s', async () => {
  const guesser = stranger(server, { device: `__Host-housing-device=${'a'.repeat(43)}` });
  await guessTen(guesser);
  assert.is(await enter(guesser), 429);
  assert.is(await enter(kavya), 200);
});

test('a browser that guesses at many accounts waits', async () => {
  const guesser = await signedIn(server);
  let status = 0;
  for (let count = 0; count < 31 && status !== 429; count += 1) {
    const form = { email: `nobody${count}@example.com`, password: 'wrong-guess-1', usertype };
    ({ status } = await guesser.call('POST', '/api/v1/signin', form));
  }
  assert.is(status, 429);
});

test('codes that strangers ask for and guess at neither replace nor close those of the person’s own browser', async () => {
  assert.is(await sendTo(kavya), 200);
  const code = await sentCode(server, kavya.phone);
  const thief = stranger(server);
  assert.is(await sendTo(thief), 200, 'strangers wait for strangers');
  for (let count = 0; count < 20; count += 1) {
    await server.database.sql.updateTable('otp_code').set({ tries: 0 }).execute();
    await prove(thief, otherThan(code));
  }
  assert.is(await prove(thief, otherThan(code)), 429);
  assert.is(await sendTo(thief), 429);
  assert.is(await prove(kavya, code), 200);
});

test('the current password is closed to the session that guessed at it', async () => {
  const laptop = stranger(server);
  await enter(laptop);
  const change = async (by: Person, currentPassword: string) =>
    (await by.call('DELETE', '/api/v1/profile', { currentPassword })).status;
  for (let count = 0; count < 10; count += 1) assert.is(await change(laptop, 'wrong-guess-1'), 400);
  assert.is(await change(laptop, kavya.password), 429);
  assert.is(await change(kavya, kavya.password), 200);
});

test.run();
