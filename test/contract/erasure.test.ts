/** Erasing a person: of what they wrote and were, no table of the database holds a trace; the log of consents stays without them. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CoinOrder } from '../../src/api/contract/coin-orders.schema.js';
import type { Consents } from '../../src/api/contract/consents.schema.js';
import { consentVersions } from '../../src/model/rules/consents.js';
import { aSale } from '../support/listings.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { makeKey } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';

const test = suite('contract/erasure');
let market: OwnMarket;

test.before(async () => {
  market = await openOwnMarket(() => [], { PAYMENTS: 'test', COIN_PACKS: '10:99' });
});
test.after(() => market.server.close());

const database = () => market.server.database.sql;

test('consents are logged with version and language, and taken back as easily as they are given', async () => {
  const kavya = await signedIn(market.server);
  const log = async () =>
    ((await kavya.call('GET', '/api/v1/consents')).json as unknown as Consents).consents.map(
      ({ subject, isGiven, version, language }) => [subject, isGiven, version, language],
    );
  const { terms, contact } = consentVersions;
  assert.equal(await log(), [['terms', true, terms, '']]);
  const inMarathi = { cookie: `${kavya.cookie ?? ''}; housing-language=mr` };
  for (let times = 0; times < 2; times++)
    assert.is((await kavya.call('POST', '/api/v3/contact-consent', {}, inMarathi)).status, 200);
  assert.equal(await log(), [
    ['contact', true, contact, 'mr'],
    ['terms', true, terms, ''],
  ]);
  for (let times = 0; times < 2; times++)
    assert.is((await kavya.call('DELETE', '/api/v3/contact-consent')).status, 200);
  assert.equal([(await log()).length, (await log())[0]], [3, ['contact', false, contact, '']]);
  assert.is((await kavya.call('GET', '/api/v1/profile')).json.contactConsent, false);
});

const name = 'Zubeida Quartzwala';
const phone = '9823456701';
const firstEmail = 'zubeida.first@quartz.example';
const email = 'zubeida.now@quartz.example';
/** What must be found nowhere afterwards. */
const marks = ['quartz', phone, 'zubeida'];

const buy = async (person: Person): Promise<void> => {
  const made = (await person.call('POST', '/api/v1/coin-orders', { coins: 10 })).json as unknown as CoinOrder;
  const signed = market.server.services.testPayments?.sign({
    id: `event-of-${made.id}`,
    payment: {
      ...{ orderId: made.id, providerId: `test_${made.id}`, state: 'paid', currency: 'INR', paise: 9900 },
      paymentId: `testpay_${made.id}`,
    },
  });
  const { statusCode } = await market.server.app.inject({
    ...{ method: 'POST', url: '/api/v1/payments/test', payload: signed?.raw ?? '' },
    headers: { 'content-type': 'application/json', ...signed?.headers },
  });
  assert.is(statusCode, 200);
};

/** Posts, asks, complains, buys and is asked, so that rows of every kind name the person. */
const live = async (person: Person): Promise<string> => {
  const call = async (
    method: string,
    url: string,
    body?: unknown,
    by = person,
    headers = {},
  ): Promise<void> => {
    const { status, json } = await by.call(method, url, body, headers);
    assert.ok(status < 300, `${method} ${url}: ${status} ${JSON.stringify(json)}`);
  };
  const profile = { name, phone, usertype: 'Buyer/Owner/Tenant', currentPassword: person.password };
  await call('PUT', '/api/v1/profile', { ...profile, email });
  const id = await market.idOf({ ...person, email });
  const said = `Ask ${name}, ${phone} or ${email}`;
  await market.server.services.writer.saveListings([
    aSale({ society: 'Own', description: said }, { ownerId: id }),
  ]);
  const own = await database()
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  const asha = await market.idOf(market.asha);
  const { id: theirs } = market.listings.sell;
  const once = { 'idempotency-key': `once-${phone}` };
  await call('GET', `/api/v3/user/${asha}?property=${theirs}&surface=search`, undefined, person, once);
  await call('POST', '/api/v1/contact-refunds', { user: asha, reason: 'no-answer' });
  await call('POST', '/api/v3/sendsms?surface=search', { id: theirs }, person).catch(() => undefined);
  // Somebody else holds what was shown to them.
  const again = { 'idempotency-key': 'once-by-ravi' };
  await call('GET', `/api/v3/user/${id}?property=${own.id}&surface=search`, undefined, market.ravi, again);
  await call('POST', '/api/v1/reports', { listing: theirs, reason: 'other', text: said, contact: email });
  await call('POST', '/api/v1/contact-refunds', { user: id, reason: 'sold' }, market.ravi);
  await makeKey(person);
  await buy(person);
  await call('POST', '/api/v1/send-otp', { phoneNumber: phone, usertype: 'Buyer/Owner' });
  await call('POST', '/api/v3/contact-consent', {});
  return id;
};

/** Tables with the marks that their rows hold. */
const traces = async (looked: readonly string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(database());
  const found: string[] = [];
  for (const { name: table } of tables)
    for (const mark of looked) {
      const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${sql.table(table)} each
        where each::text ilike ${`%${mark}%`}`.execute(database());
      if ((rows[0]?.many ?? 0) > 0) found.push(`${table}: ${mark}`);
    }
  return found;
};

test('after an account is deleted no table holds its name, phone or e-mail', async () => {
  const person = await signedIn(market.server, { name, phone, email: firstEmail });
  const id = await live(person);
  await market.server.services.settled();
  const before = new Set((await traces(marks)).map((line) => line.split(':')[0]));
  for (const table of [
    'app_user',
    'account_change',
    'listing',
    'report',
    'invoice',
    'console_sms',
    'idempotency_key',
  ])
    assert.ok(before.has(table), `${table} was filled: ${[...before].join(', ')}`);
  const consents = await database().selectFrom('consent_entry').select('number').execute();
  assert.is(
    (await person.call('DELETE', '/api/v1/profile', { currentPassword: person.password })).status,
    200,
  );
  assert.equal(await traces(marks), []);
  // Where there is a search store, what it forgets waits there for a moment.
  await market.server.services.searchStore?.feed.feed();
  // Ids alone stay, where the law or the record of operators asks for them.
  const kept = (await traces([id])).map((line) => line.split(':')[0]);
  assert.equal(
    kept,
    ['audit_entry', 'coin_entry', 'coin_settlement', 'contact_refund'],
    'the record, and of others, who paid for the contact',
  );
  const left = await database().selectFrom('consent_entry').select('number').execute();
  assert.is(left.length, consents.length, 'consents stay without their person');
});

test('a stranger has no consents', async () => {
  assert.is((await stranger(market.server).call('GET', '/api/v1/consents')).status, 401);
  assert.is((await stranger(market.server).call('DELETE', '/api/v3/contact-consent')).status, 401);
});

test.run();
