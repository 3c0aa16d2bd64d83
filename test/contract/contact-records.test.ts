/** What contact leaves behind: views, the day's room, my contacts, the ledger, consent (S-404, C-13, D-04, D-15). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Person, signedIn } from '../support/people.js';
import { aPg, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/contact-records');
let server: TestServer;
let kavya: Person;
let sale: { id: string; property_id: string };
let pg: { id: string; property_id: string };
const other = { ...owner, id: 'owner-2', email: 'ravi@example.com', phone: '9820099999', name: 'Ravi Joshi' };
const hidden = { ...owner, id: 'owner-3', email: null, phone: null, name: 'Imported' };
const idle = { ...owner, id: 'owner-4', email: 'idle@example.com', phone: '9820011111', name: 'No Listing' };

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test', DAILY_CONTACTS: '3' });
  await server.database.sql.insertInto('app_user').values([owner, other, hidden, idle]).execute();
  await server.services.writer.saveListings([
    aSale(),
    aPg({}, { ownerId: other.id }),
    aSale({ society: 'Imported Heights' }, { ownerId: hidden.id }),
  ]);
  const rows = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'property_id', 'kind', 'owner_id'])
    .execute();
  sale = rows.find((row) => row.owner_id === owner.id)!;
  pg = rows.find((row) => row.owner_id === other.id)!;
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(() => server.close());

const reveal = (id = owner.id, query = '', headers = {}) =>
  kavya.call('GET', `/api/v3/user/${id}${query}`, undefined, headers);
const settle = (change: number, headers = {}) =>
  kavya.call('PUT', '/api/v1/update-coins', { coinsChange: change }, headers);
const message = (query = '', headers = {}) =>
  kavya.call(
    'POST',
    `/api/v3/sendsms${query}`,
    { type: 'sell', propertyId: sale.id, userId: owner.id },
    headers,
  );
const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;
const views = () =>
  server.database.sql
    .selectFrom('listing_view as v')
    .innerJoin('app_user as u', 'u.id', 'v.viewer_id')
    .select(['v.listing_id', 'v.action', 'v.paid'])
    .where('u.email', '=', kavya.email)
    .execute();

test('an owner sees the own details free, unrecorded and unsettled', async () => {
  const mine = await server.database.sql
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', kavya.email)
    .executeTakeFirstOrThrow();
  await server.services.writer.saveListings([aSale({ society: 'Own House' }, { ownerId: mine.id })]);
  const listing = await server.database.sql
    .selectFrom('listing')
    .select('id')
    .where('owner_id', '=', mine.id)
    .executeTakeFirstOrThrow();
  assert.is((await reveal(mine.id, `?property=${listing.id}&surface=search`)).json.phone, kavya.phone);
  assert.equal((await settle(-2)).json, { coins: 10 });
  const body = { type: 'sell', propertyId: listing.id, userId: mine.id };
  assert.is((await kavya.call('POST', '/api/v3/sendsms', body)).status, 200);
  assert.equal((await settle(-2)).json, { coins: 10 });
  const view = await kavya.call('POST', '/api/v3/add-viewdata', { p_id: listing.id, type: 'sell' });
  assert.equal(view.json, { message: 'View recorded' });
  assert.equal(await views(), []);
});

test('a view is recorded once a day, as paid only when it is', async () => {
  const body = { p_id: sale.property_id, type: 'sell' };
  for (let round = 0; round < 3; round += 1)
    assert.equal((await kavya.call('POST', '/api/v3/add-viewdata', body)).json, { message: 'View recorded' });
  assert.equal(await views(), [{ listing_id: sale.id, action: 'view', paid: false }]);
  await reveal();
  await kavya.call('POST', '/api/v3/add-viewdata', body);
  assert.equal(await views(), [{ listing_id: sale.id, action: 'number', paid: true }]);
  const unknown = await kavya.call('POST', '/api/v3/add-viewdata', { p_id: 'nope', type: 'sell' });
  assert.equal([unknown.status, unknown.json.message], [404, 'Property not found']);
  assert.is((await kavya.call('POST', '/api/v3/add-viewdata', { p_id: sale.id, type: 'pg' })).status, 404);
});

test('nobody pays for an owner who is unknown, cannot be reached, or offers nothing', async () => {
  for (const id of ['nobody', hidden.id, idle.id]) assert.is((await reveal(id)).status, 404, id);
  assert.is((await reveal(owner.id, `?property=${pg.id}`)).status, 404, 'the listing of another owner');
  assert.is((await reveal(owner.id, '?surface=elsewhere')).status, 400);
  const body = { type: 'sell', propertyId: 'nope', userId: owner.id };
  assert.is((await kavya.call('POST', '/api/v3/sendsms', body)).json.message, 'Property not found');
  assert.is(await balance(), 10);
});

test('a day has room for so many new owners, and for every paid one', async () => {
  const past = { userId: '', action: 'number' as const };
  const { id } = await server.database.sql
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', kavya.email)
    .executeTakeFirstOrThrow();
  for (const target of ['a', 'b'])
    await server.database.sql
      .insertInto('contact_unlock')
      .values({ user_id: id, action: past.action, target, owner_id: idle.id, coins: 1, at: new Date() })
      .execute();
  assert.is((await reveal()).status, 200);
  const full = await reveal(other.id);
  assert.equal([full.status, full.json.code], [429, 'too-many']);
  assert.ok(Number(full.headers['retry-after']) > 0);
  assert.is((await reveal()).status, 200, 'the paid one');
  assert.is(await balance(), 9);
});

test('my contacts are listed with what is paid for', async () => {
  await reveal(owner.id, `?surface=search&property=${sale.id}`);
  await message('?surface=detail');
  const { json } = await kavya.call('GET', '/api/v3/my-contacts');
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
    [owner.id, 'Asha Kulkarni', '9820012345', 2, sale.property_id, 'sell'],
  );
  const sent = json.contacts.find((each) => each.action === 'message');
  assert.is(sent?.phone, undefined, 'a message does not show the number');
  assert.is(sent?.coins, 1);
});

test('the ledger says why, when, which listing and the balance after', async () => {
  await reveal(owner.id, `?surface=search&property=${sale.id}`);
  await message();
  await settle(-2);
  await settle(-2);
  const { json } = await kavya.call('GET', '/api/v1/coin-ledger');
  assert.is(json.coins, 6);
  assert.equal(
    json.entries.map((entry) => [entry.number, entry.amount, entry.balance, entry.reason, entry.propertyId]),
    [
      [4, -1, 6, 'top-up', sale.property_id],
      [3, -1, 7, 'message', sale.property_id],
      [2, -2, 8, 'number', sale.property_id],
      [1, 10, 10, 'welcome', undefined],
    ],
  );
  const page = await kavya.call('GET', '/api/v1/coin-ledger?before=3&limit=1');
  assert.equal(
    page.json.entries.map((entry) => entry.number),
    [2],
  );
});

test('consent is noted and shown in the profile', async () => {
  assert.is((await kavya.call('GET', '/api/v1/profile')).json.contactConsent, false);
  assert.is((await kavya.call('POST', '/api/v3/contact-consent')).status, 200);
  assert.is((await kavya.call('GET', '/api/v1/profile')).json.contactConsent, true);
});

test.run();
