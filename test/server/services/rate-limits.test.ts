/** Limits slide, hold over several servers, and tell how long to wait. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/database.js';
import { readConfig } from '../../../server/config.js';
import { createRateLimits } from '../../../server/services/rate-limits.js';
import { RateLimitError } from '../../../server/services/rate-limit-error.js';
import { openTestDatabase } from '../../support/engines.js';

const test = suite('server/services/rate-limits');
const minute = 60_000;
let database: Database;
let now = 0;

test.before(async () => {
  database = await openTestDatabase();
});
test.before.each(async () => {
  now = Date.parse('2026-11-21T10:00:00Z');
  await database.sql.deleteFrom('rate_limit').execute();
  await database.sql.deleteFrom('guess_lockout').execute();
});
test.after(() => database.close());

const server = (profile: 'normal' | 'test' = 'normal') => {
  const settings = readConfig({ RATE_LIMITS: profile, LIMIT_REGISTER_ADDRESS: '5/1h,20/1d' });
  return createRateLimits(database.sql, settings, () => now);
};
const waitOf = async (call: Promise<unknown>): Promise<number> => {
  try {
    await call;
  } catch (thrown) {
    if (thrown instanceof RateLimitError) return thrown.wait;
    throw thrown;
  }
  return 0;
};
const register = (address: string, from = server()) => waitOf(from.take('register', { address }));

test('two servers count together, and each address for itself', async () => {
  const servers = [server(), server()];
  for (let count = 0; count < 5; count += 1) assert.is(await register('203.0.113.7', servers[count % 2]), 0);
  assert.is(await register('203.0.113.7', servers[0]), 3600);
  assert.is(await register('203.0.113.8'), 0);
});

test('of many attempts at once exactly the allowed ones pass', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => register('203.0.113.7')));
  assert.is(waits.filter((wait) => wait === 0).length, 5);
});

test('room comes back as the first attempts grow old', async () => {
  for (let count = 0; count < 5; count += 1) {
    assert.is(await register('203.0.113.7'), 0);
    now += 10 * minute;
  }
  assert.is(await register('203.0.113.7'), 600);
  now += 10 * minute;
  assert.is(await register('203.0.113.7'), 0);
  assert.is(await register('203.0.113.7'), 600, 'only one had grown old');
});

test('an IPv6 visitor is known by the first half, which is what a visitor owns', async () => {
  for (let count = 0; count < 5; count += 1) await register(`2001:db8:1:2::${count}`);
  assert.ok((await register('2001:db8:1:2:aaaa::9')) > 0);
  assert.is(await register('2001:db8:1:3::1'), 0);
});

test('the table holds no address and no phone', async () => {
  await register('203.0.113.7');
  await server().take('otp-send', { phone: '9820012345', address: '203.0.113.7' });
  const rows = await database.sql.selectFrom('rate_limit').selectAll().execute();
  assert.ok(rows.length >= 4);
  assert.not.match(JSON.stringify(rows), /203\.0\.113|98200/);
});

test('the test profile raises limits of addresses and registration, never of accounts and phones', async () => {
  const lenient = server('test');
  for (let count = 0; count < 30; count += 1) assert.is(await register('203.0.113.7', lenient), 0);
  const phone = { phone: '9820012345', address: '203.0.113.7' };
  assert.is(await waitOf(lenient.take('otp-send', phone)), 0);
  assert.is(await waitOf(lenient.take('otp-send', phone)), 30);
  for (let count = 0; count < 10; count += 1) await lenient.take('password', { account: 'a' });
  assert.ok((await waitOf(lenient.take('password', { account: 'a' }))) > 0);
});

const guess = (isRight: boolean, who = 'kavya@example.com') =>
  waitOf(server().guess('sign-in', who, async () => (isRight ? true : undefined)));

test('ten wrong guesses close an account for 1 minute, then 2, then 4', async () => {
  for (let count = 0; count < 10; count += 1) assert.is(await guess(false), 0);
  assert.is(await guess(true), 60, 'even the right one');
  assert.is(await guess(false, 'ravi@example.com'), 0, 'another account');
  now += minute;
  assert.is(await guess(false), 0);
  assert.is(await guess(false), 120);
  now += 2 * minute;
  assert.is(await guess(false), 0);
  assert.is(await guess(false), 240);
  now += 4 * minute;
  assert.is(await guess(true), 0);
  assert.is(await guess(false), 0, 'a right guess forgets the wrong ones');
});

test('of many guesses at once no more than ten are judged', async () => {
  let judged = 0;
  const attempts = Array.from({ length: 40 }, () =>
    waitOf(
      server().guess('sign-in', 'kavya@example.com', async () => {
        judged += 1;
        return undefined;
      }),
    ),
  );
  await Promise.all(attempts);
  assert.is(judged, 10);
});

test('a closed account opens within a day, and wrong guesses are forgotten after one', async () => {
  for (let count = 0; count < 40; count += 1) {
    await guess(false);
    now += 24 * 60 * minute - 1;
  }
  const wait = await guess(false);
  assert.ok(wait === 0 || wait <= 24 * 3600, String(wait));
  now += 2 * 24 * 60 * minute;
  assert.is(await guess(false), 0);
  assert.is(await guess(false), 0);
});

test('the wait is said in words', () => {
  assert.is(new RateLimitError(400).message, 'Too many attempts. Please try again in 1 second.');
  assert.is(new RateLimitError(61_000).message, 'Too many attempts. Please try again in 2 minutes.');
  assert.is(new RateLimitError(7_200_000).message, 'Too many attempts. Please try again in 2 hours.');
  assert.is(new RateLimitError(1500).wait, 2);
});

test.run();
