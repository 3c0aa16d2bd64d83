/** The most SMS of a minute and of a day: past them nobody is sent one, everybody is told, and the log has one line. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/database.js';
import { deleteExpired } from '../../../server/repositories/expired.js';
import { RateLimitError } from '../../../server/services/rate-limit-error.js';
import { createSmsCap } from '../../../server/services/sms-cap.js';
import { otpSms } from '../../../server/services/sms.js';
import { openTestDatabase } from '../../support/engines.js';
import { startServer } from '../../support/server.js';

const noon = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;
const test = suite<{ database: Database }>('server/services/sms-cap');
test.before.each(async (context) => {
  context.database = await openTestDatabase();
});
test.after.each(({ database }) => database.close());

const aCap = (database: Database, perMinute: number, perDay: number) => {
  const seen = { now: noon, sent: 0, logged: [] as string[] };
  const cap = createSmsCap(database.sql, {
    ...{ perMinute, perDay },
    now: () => seen.now,
    onReached: ({ message }) => seen.logged.push(message),
  });
  const sender = cap.around({
    send: () => {
      seen.sent++;
      return Promise.resolve();
    },
  });
  const send = () =>
    sender.send(otpSms('9820012345', '01234', 'Housing')).then(
      () => 'sent',
      (thrown: unknown) => thrown as RateLimitError,
    );
  return { cap, seen, send };
};

test('past the most of a minute none leaves until the next one, and the log says so once', async ({
  database,
}) => {
  const { cap, seen, send } = aCap(database, 3, 100);
  seen.now = noon + 15_000;
  const outcomes = await Promise.all(Array.from({ length: 5 }, send));
  assert.is(seen.sent, 3);
  const refusals = outcomes.filter((each) => each instanceof RateLimitError);
  assert.is(refusals.length, 2);
  assert.is(refusals[0]?.wait, 45);
  assert.match(refusals[0]?.message ?? '', /Too many SMS .* try again in 45 seconds/);
  assert.ok(await cap.isReached());
  assert.is(seen.logged.length, 1);
  assert.match(seen.logged[0] ?? '', 'SMS_PER_MINUTE');
  seen.now = noon + minute;
  assert.not.ok(await cap.isReached());
  assert.is(await send(), 'sent');
});

test('past the most of a day none leaves until the oldest is a day old', async ({ database }) => {
  const { cap, seen, send } = aCap(database, 100, 2);
  await send();
  seen.now = noon + 10 * minute;
  await send();
  const refusal = await send();
  assert.instance(refusal, RateLimitError);
  assert.is((refusal as RateLimitError).wait, 86_400 - 600);
  assert.is(seen.sent, 2);
  await deleteExpired(database.sql, seen.now);
  assert.ok(await cap.isReached());
  seen.now = noon + 24 * 60 * minute;
  assert.is(await send(), 'sent');
});

test('two servers count together', async ({ database }) => {
  const [one, other] = [aCap(database, 2, 100), aCap(database, 2, 100)];
  await one.send();
  await other.send();
  assert.instance(await one.send(), RateLimitError);
  assert.instance(await other.send(), RateLimitError);
});

test('who asks for a code is told 429, alike for a known and an unknown number', async () => {
  const server = await startServer({ SMS_PER_MINUTE: '1' });
  await server.database.sql
    .insertInto('sms_minute')
    .values(
      [0, 1].map((ahead) => ({
        minute: new Date(Date.now() - (Date.now() % minute) + ahead * minute),
        sent: 1,
      })),
    )
    .execute();
  for (const phoneNumber of ['9820012345', '9820054321']) {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/send-otp',
      payload: { phoneNumber, usertype: 'Agent/Builder' },
    });
    assert.is(reply.statusCode, 429);
    assert.match(reply.body, 'Too many SMS are being sent just now.');
    assert.ok(Number(reply.headers['retry-after']) <= 60);
  }
  await server.close();
});

test.run();
