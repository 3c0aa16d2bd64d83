/** What saved searches find is told once: on the bell and by mail, at the hours that people wish. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { upsertView } from '../../server/repositories/listing/views.js';
import { type AlertMarket, baner, minute, noon, openAlertMarket } from '../support/alert-market.js';
import { aRent } from '../support/listings.js';
import type { Person } from '../support/people.js';

const test = suite('contract/alerts');
let market: AlertMarket;
let kavya: Person;

test.before(async () => {
  market = await openAlertMarket();
});
test.before.each(async () => {
  kavya = await market.begin();
});
test.after(() => market.server.close());

test('a home that is posted is on the bell and in one mail, once, whatever runs twice', async () => {
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.save(kavya, {
    query: 'tab=Buy&city=Pune&localities=Baner&maxbudget=5000000',
    frequency: 'instant',
  });
  await market.save(kavya, { query: 'tab=Rent&city=Pune', frequency: 'instant' });
  const id = await market.post();
  await Promise.all([market.jobs.match(), market.others.match()]);
  await market.jobs.match();
  const { unread, notifications } = await market.newsOf(kavya);
  assert.equal(
    [unread, notifications.map(({ type, listingId, count }) => [type, listingId, count])],
    [1, [['match', id, 1]]],
  );
  await Promise.all([market.jobs.deliver(), market.others.deliver()]);
  await market.jobs.deliver();
  assert.is(market.mails.length, 1);
  const [mail] = market.mails;
  assert.is(mail?.to, kavya.email);
  assert.match(mail?.text ?? '', `https://homes.example/product?id=${id}`);
  assert.match(mail?.html ?? '', '85,00,000');
  assert.is(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');

  await kavya.call('POST', '/api/v1/notifications/read', {});
  assert.is((await market.newsOf(kavya)).unread, 0);
});

test('a search of Rent without a type tells of homes, and of business space where that is chosen (S-920)', async () => {
  const other = await market.other();
  await market.save(kavya, { query: 'tab=Rent&city=Pune', frequency: 'instant' });
  await market.save(other, { query: 'tab=Rent&city=Pune&property=Office', frequency: 'instant' });
  const ownerId = await market.idOf(market.asha);
  await market.server.services.writer.saveListings([
    aRent({ societyName: 'Told Desks', propertyType: 'Office', bhk: '' }, { ownerId }),
    aRent({ societyName: 'Told Home' }, { ownerId }),
  ]);
  await market.tell();
  const told = async (person: Person) =>
    (await market.newsOf(person)).notifications.map(({ count, listingId }) => [count, listingId]);
  const { sql } = market.server.database;
  const idOf = async (name: string) =>
    (await sql.selectFrom('listing').select('id').where('project', '=', name).executeTakeFirstOrThrow()).id;
  assert.equal(await told(kavya), [[1, await idOf('Told Home')]]);
  assert.equal(await told(other), [[1, await idOf('Told Desks')]]);
});

test('within half an hour nobody is mailed twice; then one mail tells of all', async () => {
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.post();
  await market.tell();
  await market.post();
  await market.tell();
  market.now += 20 * minute;
  await market.post();
  await market.tell();
  assert.is(market.mails.length, 1);
  market.now += 11 * minute;
  await market.tell();
  assert.is(market.mails.length, 2);
  assert.is(market.mails[1]?.text.match(/product\?id=/g)?.length, 2);
  assert.is(
    (await market.newsOf(kavya)).notifications[0]?.count,
    3,
    'the bell counts them as one piece of news',
  );
});

test('at night no mail leaves; a daily one comes in the morning, a weekly one after a week', async () => {
  const { sql } = market.server.database;
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.save(kavya, { query: 'tab=Buy&city=Pune&bedrooms=2BHK', frequency: 'daily' });
  await market.save(kavya, { query: 'tab=Buy&city=Pune', frequency: 'weekly' });
  await sql
    .updateTable('saved_search')
    .set({ mailed_at: new Date(noon) })
    .execute();
  await market.post();
  market.now = Date.parse('2030-05-06T16:00:00Z');
  await market.tell();
  assert.is(market.mails.length, 0, 'half past nine in the evening');
  market.now = Date.parse('2030-05-07T02:40:00Z');
  await market.tell();
  assert.is(market.mails.length, 1, 'ten past eight in the morning');
  assert.match(market.mails[0]?.subject ?? '', '2 of your searches');
  market.now = Date.parse('2030-05-13T02:40:00Z');
  await market.tell();
  assert.is(market.mails.length, 2);
});

test('own, hidden and re-posted homes, and those that were there before, alert nobody', async () => {
  await market.save(market.asha, { query: baner });
  await market.post();
  const old = await market.post();
  await market.save(kavya, { query: baner });
  const { sql } = market.server.database;
  const hide = (id: string, status: string) =>
    market.asha.call('PUT', `/api/v4/property-status/${id}`, { status });
  await hide(old, 'Inactive');
  await hide(old, 'Active');
  const quiet = { society: 'Quiet Court', carpetArea: '777' };
  const hidden = await market.post(quiet);
  await hide(hidden, 'Inactive');
  await market.jobs.match();
  assert.is((await market.newsOf(kavya)).unread, 0);
  assert.is((await market.newsOf(market.asha)).unread, 0);
  await hide(hidden, 'Active');
  await market.jobs.match();
  assert.is((await market.newsOf(kavya)).unread, 1, 'it is shown for the first time');
  await sql.deleteFrom('listing').where('id', '=', hidden).execute();
  assert.is.not(await market.post(quiet), hidden);
  await market.jobs.match();
  assert.is((await market.newsOf(kavya)).notifications[0]?.count, 1, 'posted anew it is the same home');
});

test('a home that comes to meet a search is told, and so is one that costs less', async () => {
  const id = await market.post({ price: 12_000_000 });
  await market.save(kavya, {
    query: 'tab=Buy&city=Pune&localities=Baner&maxbudget=10000000',
    frequency: 'instant',
  });
  await market.save(kavya, { query: 'tab=Buy&city=Pune&localities=Baner', frequency: 'instant' });
  const { sql } = market.server.database;
  const costs = (amount: number) => sql.updateTable('listing').set({ amount }).where('id', '=', id).execute();
  await sql
    .updateTable('listing_price')
    .set({ at: new Date('2026-01-01') })
    .where('home_id', '=', id)
    .execute();
  await costs(9_000_000);
  await market.tell();
  const rows = await sql.selectFrom('alert_item').select('reason').orderBy('reason').execute();
  assert.equal(
    rows.map(({ reason }) => reason),
    ['cut', 'match'],
  );
  assert.match(market.mails[0]?.text ?? '', 'Price cut, was ₹ 1,20,00,000');
});

test('whoever saved a home is told that it costs less, and that it has gone', async () => {
  const id = await market.post();
  await kavya.call('PUT', `/api/v1/saved/${id}`, {});
  const { sql } = market.server.database;
  await sql
    .updateTable('listing_price')
    .set({ at: new Date('2026-01-01') })
    .where('home_id', '=', id)
    .execute();
  await sql.updateTable('listing').set({ amount: 8_000_000 }).where('id', '=', id).execute();
  await market.jobs.match();
  const [cut] = (await market.newsOf(kavya)).notifications;
  assert.equal([cut?.type, cut?.price, cut?.before, cut?.locality], ['cut', 8_000_000, 8_500_000, 'Baner']);
  await kavya.call('PUT', '/api/v1/notifications/choices', { type: 'gone', channel: 'bell', isOn: true });
  await sql.deleteFrom('listing').where('id', '=', id).execute();
  await market.jobs.match();
  assert.equal((await market.newsOf(kavya)).notifications.map(({ type }) => type).sort(), ['cut', 'gone']);
});

test('whoever reaches an owner is news for the owner, once a person and day; reaching one’s own home is none', async () => {
  const id = await market.post();
  const { sql } = market.server.database;
  const listing = await sql
    .selectFrom('listing')
    .select('property_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const seen = async (viewer: Person, action: 'number' | 'message' | 'view') =>
    upsertView(
      sql,
      {
        listingId: id,
        viewerId: await market.idOf(viewer),
        day: '2030-05-06',
        action,
        paid: action !== 'view',
      },
      Date.now(),
    );
  await market.asha.call('POST', '/api/v1/notifications/read', {});
  await seen(kavya, 'view');
  assert.is((await market.newsOf(market.asha)).unread, 0, 'looking is not reaching');
  await seen(kavya, 'number');
  await seen(kavya, 'number');
  await seen(market.ravi, 'message');
  await seen(market.asha, 'number');
  const [lead, ...others] = (await market.newsOf(market.asha)).notifications.filter(({ isRead }) => !isRead);
  assert.equal([lead?.type, lead?.count, lead?.propertyId, others], ['lead', 2, listing.property_id, []]);
  assert.equal(Object.keys(lead ?? {}).sort(), [
    'at',
    'count',
    'id',
    'isRead',
    'kind',
    'listingId',
    'propertyId',
    'type',
  ]);
});

test('what is decided about coins, and what leaves the market, is news', async () => {
  const { sql } = market.server.database;
  const userId = await market.idOf(kavya);
  const refund = {
    id: 'refund-1',
    user_id: userId,
    owner_id: await market.idOf(market.asha),
    listing_id: null,
  };
  const asked = {
    reason: 'sold' as const,
    coins: 2,
    at: new Date(),
    state: 'open' as const,
    answer: null,
    decided_at: null,
  };
  await sql
    .insertInto('contact_refund')
    .values({ ...refund, ...asked })
    .execute();
  assert.equal((await market.newsOf(kavya)).notifications, []);
  await sql.updateTable('contact_refund').set({ state: 'given' }).where('id', '=', 'refund-1').execute();
  const leavesAt = new Date('2030-06-01T00:00:00Z');
  const notice = {
    owner_id: userId,
    property_ids: ['HS-1', 'HS-2'],
    leaves_at: leavesAt,
    at: new Date(),
    due_at: null,
  };
  for (const channel of ['sms', 'email'] as const)
    await sql
      .insertInto('owner_notice')
      .values({ ...notice, id: `notice-${channel}`, channel })
      .execute();
  const told = (await market.newsOf(kavya)).notifications;
  const refunded = told.find(({ type }) => type === 'refund');
  assert.equal([refunded?.state, refunded?.coins], ['given', 2]);
  const expiry = told.filter(({ type }) => type === 'expiry');
  assert.equal(
    expiry.map(({ count, leavesAt: at }) => [count, at]),
    [[2, leavesAt.toISOString()]],
    'two channels are one piece of news',
  );
});

test('what a person does not want under the bell is not written', async () => {
  const userId = await market.idOf(kavya);
  await kavya.call('PUT', '/api/v1/notifications/choices', { type: 'expiry', channel: 'bell', isOn: false });
  const notice = {
    owner_id: userId,
    property_ids: ['HS-3'],
    leaves_at: new Date(),
    at: new Date(),
    due_at: null,
  };
  const { sql } = market.server.database;
  await sql
    .insertInto('owner_notice')
    .values({ ...notice, id: 'notice-3', channel: 'email' })
    .execute();
  const { notifications, choices } = await market.newsOf(kavya);
  assert.equal(notifications, []);
  assert.equal(
    choices.filter(({ isOn, channel }) => !isOn && channel !== 'sms').map(({ type }) => type),
    ['expiry'],
  );
});

test('neither the mail nor the bell says where a home is exactly', async () => {
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.post({}, { point: { lat: 18.507431, lng: 73.807712 } });
  await market.tell();
  const said = JSON.stringify([market.mails, await market.newsOf(kavya)]);
  assert.is(market.mails.length, 1);
  assert.match(said, 'Baner');
  assert.not.match(said, /18\.5074|73\.8077/);
});

test.run();
