/** Codes by SMS: bound, short-lived, used once, and not worth guessing (S-412, S-413, D-25). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildServices, type Services } from '../../../server/build-services.js';
import { readConfig } from '../../../server/config.js';
import type { Database } from '../../../server/db/database.js';
import { ServiceError, UnfinishedAccountError } from '../../../server/services/service-error.js';
import type { Sms } from '../../../server/services/sms.js';
import { openTestDatabase } from '../../support/engines.js';
import { owner } from '../../support/listings.js';

const test = suite('server/services/otp');
const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'test' });
const minute = 60_000;
/** 10:00 in India, so that a test's minutes stay within one day. */
const morning = Date.parse('2026-11-21T04:30:00Z');
const phoneNumber = owner.phone;
const usertype = 'Buyer/Owner';
let database: Database;
let services: Services;
let sent: Sms[];
let now: number;

test.before(async () => {
  database = await openTestDatabase();
  await database.sql.insertInto('app_user').values(owner).execute();
});
test.before.each(async () => {
  for (const table of ['otp_code', 'otp_guess', 'rate_limit'] as const)
    await database.sql.deleteFrom(table).execute();
  sent = [];
  now = morning;
  const sms = { send: async (message: Sms) => void sent.push(message) };
  services = buildServices(config, database, { sms, now: () => now });
});
test.after(() => database.close());

const send = async (phone: string = phoneNumber): Promise<void> => {
  await services.otp.send({ phoneNumber: phone, usertype }, { address: '127.0.0.1' });
  await services.otp.settled();
};
const codeSent = (): string => sent.at(-1)?.values[0] ?? '';
const wrongCode = (): string => String((Number(codeSent()) + 1) % 100_000).padStart(5, '0');
const verify = (otp: string, more: object = {}) =>
  services.otp.verify({ phoneNumber, usertype, otp, ...more }, { address: '127.0.0.1' });
const refusal = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
  } catch (thrown) {
    if (thrown instanceof ServiceError) return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  }
  return 'done';
};
const invalid = 'bad-credentials: Invalid or expired OTP';

test('five digits are sent in the registered words, and sign the person in once', async () => {
  await send();
  assert.is(sent.length, 1);
  assert.match(codeSent(), /^\d{5}$/);
  assert.is(
    sent[0]?.text,
    `${codeSent()} is your Housing sign-in code. It is valid for 5 minutes. Do not share it with anyone.`,
  );
  const [row] = await database.sql.selectFrom('otp_code').selectAll().execute();
  assert.not.match(
    JSON.stringify(row),
    new RegExp(`"${codeSent()}"|${phoneNumber}`),
    'neither is in the table',
  );
  assert.is(await verify(codeSent()), owner.id);
  assert.is(await refusal(verify(codeSent())), invalid, 'used');
  const { phone_verified } = await database.sql
    .selectFrom('app_user')
    .select('phone_verified')
    .executeTakeFirstOrThrow();
  assert.is(phone_verified, true);
});

test('two requests with the right code at once: one gets in', async () => {
  await send();
  const results = await Promise.all([refusal(verify(codeSent())), refusal(verify(codeSent()))]);
  assert.equal(results.sort(), [invalid, 'done']);
});

test('the phone is taken under either key, with +91 or without', async () => {
  await send(`+91 ${phoneNumber}`);
  const form = { phone: phoneNumber, usertype: 'Buyer', otp: codeSent() };
  assert.is(await services.otp.verify(form, { address: '127.0.0.1' }), owner.id);
});

test('a code works for no other phone and no other choice of type', async () => {
  await send();
  assert.is(await refusal(verify(codeSent(), { phoneNumber: '9820054321' })), invalid);
  assert.is(await refusal(verify(codeSent(), { usertype: 'Agent/Builder' })), invalid);
  assert.is(await refusal(verify(codeSent(), { usertype: 'Nobody' })), 'invalid: All Fields are Required !!');
  assert.is(await verify(codeSent()), owner.id);
});

test('a code dies after five wrong tries, also when they come at once', async () => {
  await send();
  const results = await Promise.all(Array.from({ length: 8 }, () => refusal(verify(wrongCode()))));
  assert.equal(new Set(results), new Set([invalid]));
  assert.is(await refusal(verify(codeSent())), invalid);
  const [row] = await database.sql.selectFrom('otp_guess').select('wrong').execute();
  assert.is(row?.wrong, 5, 'tries of a dead code tell nothing and count for nothing');
});

test('a code lives five minutes, and a new one takes its place', async () => {
  await send();
  const first = codeSent();
  now += 5 * minute - 1;
  await send();
  if (first !== codeSent()) assert.is(await refusal(verify(first)), invalid);
  now += 5 * minute;
  assert.is(await refusal(verify(codeSent())), invalid);
});

test('a code is sent again after 30 seconds, 5 times in 10 minutes, 10 times a day', async () => {
  await send();
  assert.match(await refusal(send()), /^too-many: .* in 30 seconds\.$/);
  for (let count = 1; count < 5; count += 1) {
    now += 30_000;
    await send();
  }
  now += 30_000;
  assert.match(await refusal(send()), /^too-many: .* in 8 minutes\.$/);
  for (let count = 5; count < 10; count += 1) {
    now += 10 * minute;
    await send();
  }
  now += 10 * minute;
  assert.match(await refusal(send()), /^too-many: .* hours\.$/);
  assert.is(sent.length, 10);
});

test('fifteen wrong tries over all codes close the number until the next day', async () => {
  for (let code = 0; code < 3; code += 1) {
    await send();
    for (let count = 0; count < 5; count += 1) assert.is(await refusal(verify(wrongCode())), invalid);
    now += 3 * minute;
  }
  const closed = /^too-many: Too many wrong codes for this number\. Please try again in \d+ hours\.$/;
  assert.match(await refusal(send()), closed);
  assert.match(await refusal(verify('12345')), closed);
  assert.match(await refusal(verify('12345', { usertype: 'Agent/Builder' })), closed);
  now = Date.parse('2026-11-22T00:00:01+05:30');
  await send();
  assert.is(await verify(codeSent()), owner.id);
});

test('an unknown number gets the same answers, and a code like any other', async () => {
  const unknown = '9820054321';
  assert.is(await refusal(send(unknown)), 'done');
  assert.is(sent.length, 1);
  assert.match(await refusal(send(unknown)), /^too-many/);
  assert.is(await refusal(verify(wrongCode(), { phoneNumber: unknown })), invalid);
});

const ticketFor = async (phone: string): Promise<string> => {
  await send(phone);
  const thrown = await verify(codeSent(), { phoneNumber: phone }).catch((failure: unknown) => failure);
  assert.instance(thrown, UnfinishedAccountError);
  return (thrown as UnfinishedAccountError).ticket;
};

test('the right code of an unknown number gives a ticket, which proves that number once', async () => {
  const [unknown, other] = ['9820054321', '9820054322'];
  const gone =
    'bad-credentials: Your number was verified too long ago. Please sign up again, then enter a new code.';
  const ticket = await ticketFor(unknown);
  assert.is(await refusal(services.otp.takeTicket(other, ticket)), gone, 'of another number');
  const both = await Promise.all([1, 2].map(() => refusal(services.otp.takeTicket(unknown, ticket))));
  assert.equal(both.toSorted(), [gone, 'done'], 'of two at once one is taken');
});

test('a ticket ends after 30 minutes, and a later one replaces it', async () => {
  const unknown = '9820054321';
  const first = await ticketFor(unknown);
  now += minute;
  const second = await ticketFor(unknown);
  assert.match(await refusal(services.otp.takeTicket(unknown, first)), /^bad-credentials/);
  now += 30 * minute;
  assert.match(await refusal(services.otp.takeTicket(unknown, second)), /^bad-credentials/);
});

test('a ticket is no code', async () => {
  const ticket = await ticketFor('9820054321');
  assert.is(await refusal(verify(ticket, { phoneNumber: '9820054321' })), invalid);
});

test('missing and odd fields get the texts of the form', async () => {
  const ask = (form: object) => refusal(services.otp.send(form, { address: '127.0.0.1' }));
  assert.is(await ask({}), 'invalid: All Fields are Required !!');
  assert.is(await ask({ phoneNumber, usertype: '' }), 'invalid: All Fields are Required !!');
  assert.is(
    await ask({ phoneNumber: '98200', usertype }),
    'invalid: Please enter a valid phone number (10 digits)',
  );
  await send();
  for (const otp of ['', '1234', '123456', '1234a', '１２３４５'])
    assert.is(await refusal(verify(otp)), invalid);
});

test('a gateway that fails is told to the operator, and the answer stays the same', async () => {
  const failures: unknown[] = [];
  const sms = { send: async () => Promise.reject(new Error('gateway down')) };
  const broken = buildServices(config, database, {
    sms,
    now: () => now,
    onFailure: (failure) => failures.push(failure),
  });
  assert.is(await refusal(broken.otp.send({ phoneNumber, usertype }, { address: '127.0.0.1' })), 'done');
  await broken.otp.settled();
  assert.equal(
    failures.map((failure) => (failure as Error).message),
    ['gateway down'],
  );
});

test.run();
