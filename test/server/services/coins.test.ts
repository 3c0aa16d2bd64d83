/** Races for coins: never below zero, and the ledger always adds up to the balance (D-03, D-06). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { buildServices, type Services } from '../../../server/build-services.js';
import { readConfig } from '../../../server/config.js';
import type { Database } from '../../../server/db/database.js';
import { insertCoinAccount, insertCoinEntry } from '../../../server/repositories/coin-account.js';
import { findAccountSums } from '../../../server/repositories/operator-accounts.js';
import { createListingWriter } from '../../../server/services/listing-writer.js';
import { ServiceError } from '../../../server/services/service-error.js';
import { openTestDatabase } from '../../support/engines.js';
import { aSale } from '../../support/listings.js';

const test = suite('server/services/coins');
const config = readConfig({ NODE_ENV: 'test', DAILY_CONTACTS: '1000' });
const buyer = { id: 'buyer', name: 'Buyer', email: 'buyer@example.com', phone: '9000000001' };
const owners = Array.from({ length: 60 }, (_, n) => ({
  id: `owner-${n}`,
  name: `Owner ${n}`,
  email: `owner${n}@example.com`,
  phone: String(9_100_000_000 + n),
}));
let database: Database;
let services: Services;

test.before(async () => {
  database = await openTestDatabase();
  const usertype = 'Agent';
  const people = [buyer, ...owners].map((person) => ({ ...person, usertype, password_hash: null }));
  await database.sql.insertInto('app_user').values(people).execute();
  const listings = owners.map(({ id }) => aSale({ society: `House of ${id}` }, { ownerId: id }));
  await createListingWriter(database.sql, config).saveListings(listings);
});
test.before.each(async () => {
  for (const table of ['rate_limit', 'idempotency_key', 'contact_unlock', 'coin_account'] as const)
    await database.sql.deleteFrom(table).execute();
  services = buildServices(config, database);
});
test.after(() => database.close());

const begin = (coins: number): Promise<void> =>
  database.sql.transaction().execute(async (transaction) => {
    await insertCoinAccount(transaction, buyer.id);
    await insertCoinEntry(transaction, { userId: buyer.id, amount: coins, reason: 'grant' }, Date.now());
  });

const tally = async (calls: Promise<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const { status, ...rest } of await Promise.allSettled(calls)) {
    const { reason } = rest as { reason?: unknown };
    const name =
      status === 'fulfilled' ? 'done' : reason instanceof ServiceError ? reason.code : String(reason);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const checkLedger = async (balance: number): Promise<void> => {
  const sums = await findAccountSums(database.sql);
  assert.equal(
    sums.find(({ email }) => email === buyer.email),
    { email: buyer.email, balance, sum: balance },
  );
  const entries = await database.sql
    .selectFrom('coin_entry')
    .select(['number', 'amount', 'balance'])
    .where('user_id', '=', buyer.id)
    .orderBy('number')
    .execute();
  let running = 0;
  for (const [index, entry] of entries.entries()) {
    running += entry.amount;
    assert.equal([entry.number, entry.balance], [index + 1, running]);
  }
  assert.is(running, balance);
};

const asker = (key?: string) => ({ userId: buyer.id, address: '127.0.0.1', key });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('of 200 debits at once from 100 coins, 100 are done and 100 refused', async () => {
  await begin(100);
  const counts = await tally(many(200, () => services.coins.settle(buyer.id, -1, undefined)));
  assert.equal(counts, { done: 100, 'not-enough-coins': 100 });
  await checkLedger(0);
});

test('200 debits of 2 from an odd balance leave 1', async () => {
  await begin(51);
  const counts = await tally(many(200, () => services.coins.settle(buyer.id, -2, undefined)));
  assert.equal(counts, { done: 25, 'not-enough-coins': 175 });
  await checkLedger(1);
});

test('200 debits with one key are one debit', async () => {
  await begin(100);
  const counts = await tally(many(200, () => services.coins.settle(buyer.id, -1, 'same')));
  assert.equal(counts, { done: 200 });
  await checkLedger(99);
});

test('one owner revealed 100 times at once is paid for once', async () => {
  await begin(100);
  const query = { surface: 'search' } as const;
  const counts = await tally(many(100, () => services.contact.reveal(asker(), 'owner-0', query)));
  assert.equal(counts, { done: 100 });
  await checkLedger(98);
});

test('50 owners revealed at once with 2 coins: one is shown', async () => {
  await begin(2);
  const query = { surface: 'search' } as const;
  const counts = await tally(many(50, (n) => services.contact.reveal(asker(), `owner-${n}`, query)));
  assert.equal(counts, { done: 1, 'not-enough-coins': 49 });
  await checkLedger(0);
});

test('two tabs that reveal and settle together lose and win nothing', async () => {
  await begin(40);
  const flow = async (n: number): Promise<void> => {
    await services.contact.reveal(asker(), `owner-${n}`, {});
    await services.coins.settle(buyer.id, -2, undefined);
  };
  const counts = await tally(many(20, flow));
  assert.equal(counts, { done: 20 });
  await checkLedger(0);
});

test('the day has room for exactly its most, however many ask at once', async () => {
  await begin(100);
  const few = buildServices({ ...config, dailyContacts: 5 }, database);
  const counts = await tally(many(40, (n) => few.contact.reveal(asker(), `owner-${n}`, {})));
  assert.equal(counts, { done: 5, 'too-many': 35 });
  await checkLedger(95);
});

test('the table itself refuses a balance below zero', async () => {
  await begin(1);
  const below = database.sql.transaction().execute(async (transaction) => {
    await insertCoinEntry(transaction, { userId: buyer.id, amount: -2, reason: 'debit' }, Date.now());
  });
  assert.equal(Object.keys(await tally([below]))[0]?.includes('balance'), true);
  await checkLedger(1);
});

test.run();
