/** Messages wait for the gateway, are tried again, and are paid back when they cannot be sent (S-405). */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildServices, type Services } from '../../../server/build-services.js';
import { readConfig } from '../../../server/config.js';
import type { Database } from '../../../server/db/database.js';
import { insertCoinAccount, insertCoinEntry } from '../../../server/repositories/coin-account.js';
import { createListingWriter } from '../../../server/services/listing-writer.js';
import type { Sms } from '../../../server/services/sms.js';
import { openTestDatabase } from '../../support/engines.js';
import { aPlot, aSale, owner } from '../../support/listings.js';

const test = suite('server/services/messages');
const config = readConfig({ NODE_ENV: 'test', DAILY_MESSAGES: '1' });
const buyer = {
  ...owner,
  id: 'buyer',
  name: 'Ravi <a href="http://x">',
  email: 'r@example.com',
  phone: '9000000001',
};
const asker = { userId: buyer.id, address: '127.0.0.1', key: undefined };
const minute = 60_000;
let database: Database;
let services: Services;
let sent: Sms[];
let isBroken: boolean;
let now: number;
let listings: { id: string; kind: string }[];

test.before(async () => {
  database = await openTestDatabase();
  await database.sql.insertInto('app_user').values([owner, buyer]).execute();
  await createListingWriter(database.sql, config).saveListings([aSale(), aPlot()]);
  listings = await database.sql.selectFrom('listing').select(['id', 'kind']).execute();
});
test.before.each(async () => {
  for (const table of ['outbox', 'contact_message', 'contact_unlock', 'coin_account', 'rate_limit'] as const)
    await database.sql.deleteFrom(table).execute();
  await database.sql.transaction().execute(async (transaction) => {
    await insertCoinAccount(transaction, buyer.id);
    await insertCoinEntry(transaction, { userId: buyer.id, amount: 5, reason: 'grant' }, Date.now());
  });
  [sent, isBroken, now] = [[], false, Date.parse('2026-11-21T10:00:00Z')];
  const sms = {
    send: async (message: Sms) => {
      if (isBroken) throw new Error('gateway down');
      sent.push(message);
    },
  };
  services = buildServices(config, database, { sms, now: () => now });
});
test.after(() => database.close());

const send = (kind: string) =>
  services.messages.send(
    asker,
    { type: kind, propertyId: listings.find((each) => each.kind === kind)?.id ?? '', userId: owner.id },
    'search',
  );
const coins = async (): Promise<number> => (await services.coins.balance(buyer.id)).coins;

test('a name carries no link and no number into a message', async () => {
  await send('sell');
  await services.outbox.deliver();
  assert.match(
    sent[0]?.text ?? '',
    /^Ravi a href http x \(\+91 9000000001\) is interested in your property HS-/,
  );
});

test('a message that fails is tried again later, and sent once', async () => {
  isBroken = true;
  await send('sell');
  await services.outbox.deliver();
  assert.is(await coins(), 3);
  isBroken = false;
  await services.outbox.deliver();
  assert.is(sent.length, 0, 'not before a minute has passed');
  now += minute;
  await Promise.all([services.outbox.deliver(), services.outbox.deliver()]);
  await services.outbox.deliver();
  assert.is(sent.length, 1);
});

test('one that fails five times is given up and paid back, and may be sent anew', async () => {
  isBroken = true;
  await send('sell');
  for (let count = 0; count < 6; count += 1) {
    await services.outbox.deliver();
    now += 256 * minute;
  }
  assert.is(await coins(), 5);
  const reasons = (await services.coins.ledger(buyer.id, {})).entries.map(({ reason }) => reason);
  assert.equal(reasons, ['refund', 'message', 'grant']);
  isBroken = false;
  assert.equal(await send('sell'), { message: 'Message sent' });
  await services.outbox.deliver();
  assert.is(sent.length, 1);
  assert.is(await coins(), 3);
});

test('one that the gateway took at last is not paid back when noting that fails', async () => {
  isBroken = true;
  await send('sell');
  for (let count = 0; count < 4; count += 1) {
    await services.outbox.deliver();
    now += 256 * minute;
  }
  isBroken = false;
  const run = (statement: string) => sql.raw(statement).execute(database.sql);
  await run('create sequence notings');
  await run(`create function fail_once() returns trigger language plpgsql as
    $$ begin if nextval('notings') = 1 then raise 'the connection broke'; end if; return coalesce(new, old); end $$`);
  await run(
    'create trigger failing before update or delete on outbox for each row when (old.tries = 5) execute function fail_once()',
  );
  try {
    await services.outbox.deliver().catch(() => undefined);
    assert.is(sent.length, 1);
    assert.is(await coins(), 3);
  } finally {
    await run('drop trigger failing on outbox');
    await run('drop function fail_once');
    await run('drop sequence notings');
  }
});

test('the next day the same listing hears again, without a charge', async () => {
  await send('sell');
  now += 24 * 60 * minute + 1;
  assert.equal(await send('sell'), { message: 'Message sent' });
  await services.outbox.deliver();
  assert.is(sent.length, 2);
  assert.is(await coins(), 3);
});

test('a day has room for so many messages, and the one past it costs nothing', async () => {
  await send('sell');
  try {
    await send('plot');
    assert.unreachable();
  } catch (thrown) {
    assert.is((thrown as { code: string }).code, 'too-many');
  }
  assert.is(await coins(), 3);
});

test.run();
