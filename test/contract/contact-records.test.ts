/** What contact leaves behind: views, the day's room, my contacts, the ledger, consent (S-404, C-13, D-04, D-15). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Buyer,
  type ContactMarket,
  hidden,
  idle,
  openContactMarket,
  other,
} from '../support/contact-market.js';
import { aSale, owner } from '../support/listings.js';

const test = suite('contract/contact-records');
let market: ContactMarket;
let kavya: Buyer;

test.before(async () => {
  market = await openContactMarket();
});
test.before.each(async () => {
  kavya = await market.newBuyer();
});
test.after(() => market.server.close());

test('an owner sees the own details free, unrecorded and unsettled', async () => {
  const mine = await market.server.database.sql
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', kavya.person.email)
    .executeTakeFirstOrThrow();
  await market.server.services.writer.saveListings([aSale({ society: 'Own House' }, { ownerId: mine.id })]);
  const listing = await market.server.database.sql
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', mine.id)
    .executeTakeFirstOrThrow();
  assert.is(
    (await kavya.reveal(mine.id, `?property=${listing.id}&surface=search`)).json.phone,
    kavya.person.phone,
  );
  assert.equal((await kavya.settle(-2)).json, { coins: 10 });
  const body = { type: 'sell', propertyId: listing.id, userId: mine.id };
  assert.is((await kavya.person.call('POST', '/api/v3/sendsms', body)).status, 200);
  assert.equal((await kavya.settle(-2)).json, { coins: 10 });
  const view = await kavya.person.call('POST', '/api/v3/add-viewdata', { p_id: listing.id, type: 'sell' });
  assert.equal(view.json, { message: 'View recorded' });
  assert.equal(await kavya.views(), []);
});

test('a view is recorded once a day, as paid only when it is', async () => {
  const body = { p_id: market.sale.property_id, type: 'sell' };
  for (let round = 0; round < 3; round += 1)
    assert.equal((await kavya.person.call('POST', '/api/v3/add-viewdata', body)).json, {
      message: 'View recorded',
    });
  assert.equal(await kavya.views(), [{ listing_id: market.sale.id, action: 'view', paid: false }]);
  await kavya.reveal();
  await kavya.person.call('POST', '/api/v3/add-viewdata', body);
  assert.equal(await kavya.views(), [{ listing_id: market.sale.id, action: 'number', paid: true }]);
  const unknown = await kavya.person.call('POST', '/api/v3/add-viewdata', { p_id: 'nope', type: 'sell' });
  assert.equal([unknown.status, unknown.json.message], [404, 'Property not found']);
  assert.is(
    (await kavya.person.call('POST', '/api/v3/add-viewdata', { p_id: market.sale.id, type: 'pg' })).status,
    404,
  );
});

test('nobody pays for an owner who is unknown, cannot be reached, or offers nothing', async () => {
  for (const id of ['nobody', hidden.id, idle.id]) assert.is((await kavya.reveal(id)).status, 404, id);
  assert.is(
    (await kavya.reveal(owner.id, `?property=${market.pg.id}`)).status,
    404,
    'the listing of another owner',
  );
  assert.is((await kavya.reveal(owner.id, '?surface=elsewhere')).status, 400);
  const body = { type: 'sell', propertyId: 'nope', userId: owner.id };
  assert.is((await kavya.person.call('POST', '/api/v3/sendsms', body)).json.message, 'Property not found');
  assert.is(await kavya.balance(), 10);
});

test('a day has room for so many new owners, and for every paid one', async () => {
  const past = { userId: '', action: 'number' as const };
  const { id } = await market.server.database.sql
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', kavya.person.email)
    .executeTakeFirstOrThrow();
  for (const target of ['a', 'b'])
    await market.server.database.sql
      .insertInto('contact_unlock')
      .values({ user_id: id, action: past.action, target, owner_id: idle.id, coins: 1, at: new Date() })
      .execute();
  assert.is((await kavya.reveal()).status, 200);
  const full = await kavya.reveal(other.id);
  assert.equal([full.status, full.json.code], [429, 'too-many']);
  assert.ok(Number(full.headers['retry-after']) > 0);
  assert.is((await kavya.reveal()).status, 200, 'the paid one');
  assert.is(await kavya.balance(), 9);
});

test('my contacts are listed with what is paid for', async () => {
  await kavya.reveal(owner.id, `?surface=search&property=${market.sale.id}`);
  await kavya.message('?surface=detail');
  const { json } = await kavya.person.call('GET', '/api/v3/my-contacts');
  assert.is(json.contacts.length, 2);
  const number = json.contacts.find((each) => each.action === 'number');
  assert.equal(
    [
      number?.user,
      number?.name,
      number?.phone,
      number?.coins,
      number?.property?.propertyId,
      number?.property?.type,
    ],
    [owner.id, 'Asha Kulkarni', '9820012345', 2, market.sale.property_id, 'sell'],
  );
  const sent = json.contacts.find((each) => each.action === 'message');
  assert.is(sent?.phone, undefined, 'a message does not show the number');
  assert.is(sent?.coins, 1);
});

test('the ledger says why, when, which listing and the balance after', async () => {
  await kavya.reveal(owner.id, `?surface=search&property=${market.sale.id}`);
  await kavya.message();
  await kavya.settle(-2);
  await kavya.settle(-2);
  const { json } = await kavya.person.call('GET', '/api/v1/coin-ledger');
  assert.is(json.coins, 6);
  assert.equal(
    json.entries.map((entry) => [entry.number, entry.amount, entry.balance, entry.reason, entry.propertyId]),
    [
      [4, -1, 6, 'top-up', market.sale.property_id],
      [3, -1, 7, 'message', market.sale.property_id],
      [2, -2, 8, 'number', market.sale.property_id],
      [1, 10, 10, 'welcome', undefined],
    ],
  );
  const page = await kavya.person.call('GET', '/api/v1/coin-ledger?before=3&limit=1');
  assert.equal(
    page.json.entries.map((entry) => entry.number),
    [2],
  );
});

test('consent is noted and shown in the profile', async () => {
  assert.is((await kavya.person.call('GET', '/api/v1/profile')).json.contactConsent, false);
  assert.is((await kavya.person.call('POST', '/api/v3/contact-consent')).status, 200);
  assert.is((await kavya.person.call('GET', '/api/v1/profile')).json.contactConsent, true);
});

test.run();
