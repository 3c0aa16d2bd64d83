/** Searches that people save: on our own site, on partners' pages and, by guests, through their mail alone. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SavedSearch, SavedSearches } from '../../src/api/contract/searches.schema.js';
import { mostSearches } from '../../src/model/rules/saved-searches.js';
import { type AlertMarket, baner, minute, openAlertMarket } from '../support/alert-market.js';
import { makeKey, visitor } from '../support/partner-visitor.js';
import { type Person, stranger } from '../support/people.js';

const test = suite('contract/searches');
let market: AlertMarket;
let kavya: Person;

test.before(async () => {
  market = await openAlertMarket();
});
test.before.each(async () => {
  kavya = await market.begin();
});
test.after(() => market.server.close());

test('a search is saved once, in one form, and changed, and deleted', async () => {
  const saved = await market.save(kavya, {
    query: 'tab=buy&CITY=Pune&localities=Baner&bedrooms=2BHK&sort=price-up&page=3',
  });
  assert.equal(
    [saved.status, saved.query, saved.kind],
    [200, 'tab=Buy&city=Pune&bedrooms=2BHK&localities=Baner', 'sell'],
  );
  assert.equal([saved.frequency, saved.found, saved.isProved], ['daily', 0, true]);
  const again = await market.save(kavya, { query: baner, frequency: 'weekly' });
  assert.equal([again.id, again.frequency], [saved.id, 'weekly']);
  const changed = await kavya.call('PATCH', `/api/v1/searches/${saved.id}`, { frequency: 'instant' });
  assert.equal([changed.status, (changed.json as unknown as SavedSearch).frequency], [200, 'instant']);
  assert.is((await kavya.call('PATCH', `/api/v1/searches/${saved.id}`, { frequency: 'hourly' })).status, 400);
  const ravi = await market.searchesOf(market.ravi);
  assert.equal(ravi.searches, []);
  assert.is(
    (await market.ravi.call('PATCH', `/api/v1/searches/${saved.id}`, { frequency: 'off' })).status,
    404,
  );
  await market.ravi.call('DELETE', `/api/v1/searches/${saved.id}`);
  assert.is((await market.searchesOf(kavya)).searches.length, 1);
  await kavya.call('DELETE', `/api/v1/searches/${saved.id}`);
  assert.equal((await market.searchesOf(kavya)).searches, []);
});

test(`an account saves ${mostSearches} searches at most`, async () => {
  for (let at = 1; at <= mostSearches; at += 1)
    assert.is((await market.save(kavya, { query: `tab=Buy&city=Pune&maxbudget=${at}00000` })).status, 200);
  assert.is((await market.save(kavya, { query: baner })).status, 409);
});

test('what a person does not want to be told is not told, by channel', async () => {
  await market.save(kavya, { query: baner, frequency: 'instant' });
  const choose = (channel: string, isOn: boolean) =>
    kavya.call('PUT', '/api/v1/notifications/choices', { type: 'match', channel, isOn });
  await choose('email', false);
  await market.post();
  await market.tell();
  assert.equal([(await market.newsOf(kavya)).unread, market.mails.length], [1, 0]);
  await choose('email', true);
  await choose('bell', false);
  await market.post();
  await market.tell();
  assert.equal([(await market.newsOf(kavya)).notifications[0]?.count, market.mails.length], [1, 1]);
});

test('one press in a mail program stops its searches, without a session; a forged link does nothing', async () => {
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.post();
  await market.tell();
  const [, path = ''] =
    /<https:\/\/homes\.example([^>]+)>/.exec(market.mails[0]?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const guest = stranger(market.server);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = (url: string) =>
    market.server.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
  assert.is((await press(`${path}x`)).statusCode, 410);
  assert.is((await guest.call('GET', path)).status, 200);
  const opened = await guest.call('GET', path, undefined, { accept: 'text/html,*/*' });
  assert.match(String(opened.headers.location), /^\/alerts#m/);
  assert.is((await market.searchesOf(kavya)).searches[0]?.frequency, 'instant', 'a look changes nothing');
  for (let twice = 0; twice < 2; twice += 1) assert.is((await press(path)).statusCode, 200);
  assert.is((await market.searchesOf(kavya)).searches[0]?.frequency, 'off');
  market.now += 31 * minute;
  await market.post();
  await market.tell();
  assert.is(market.mails.length, 1);
  const resumed = await guest.call('PUT', path, { frequency: 'weekly' });
  assert.equal(resumed.json, {
    searches: [{ query: 'tab=Buy&city=Pune&bedrooms=2BHK&localities=Baner', frequency: 'weekly' }],
  });
});

test('a guest is asked by mail first; then the same mails come', async () => {
  // The server of the tests prints its mails; here they are read.
  const guest = stranger(market.server);
  const query = { query: baner, frequency: 'instant', email: 'Meera@Example.com', language: 'mr' };
  assert.is((await guest.call('POST', '/api/v1/searches', { query: baner })).status, 401);
  assert.is((await guest.call('POST', '/api/v1/searches', { ...query, email: 'meera' })).status, 400);
  const saved = await market.save(guest, query);
  assert.equal([saved.status, saved.isProved], [200, false]);
  await market.post();
  await market.tell();
  assert.equal(
    market.mails.map(({ to }) => to),
    ['meera@example.com'],
    'the question alone',
  );
  const [, token = ''] = /#(s[\w.-]+)/.exec(market.mails[0]?.text ?? '') ?? [];
  assert.is((await guest.call('PUT', `/api/v1/alerts?token=${token}`, { frequency: 'instant' })).status, 200);
  await market.post();
  await market.tell();
  assert.is(market.mails.length, 2);
  assert.match(market.mails[1]?.subject ?? '', 'नवीन');
  assert.is((await guest.call('GET', '/api/v1/searches')).status, 401, 'a guest has no list');
  for (const other of ['Aundh', 'Wakad', 'Kothrud', 'Karve Nagar'])
    await guest.call('POST', '/api/v1/searches', {
      ...query,
      query: `tab=Buy&city=Pune&localities=${other}`,
    });
  const rows = await market.server.database.sql
    .selectFrom('saved_search')
    .select('id')
    .where('email', '=', 'meera@example.com')
    .execute();
  assert.is(rows.length, 4, 'three wait for their proof at most');
});

test('guests’ searches that nobody proved go after three days', async () => {
  await market.save(stranger(market.server), { query: baner, email: 'nobody@example.com' });
  market.now = Date.now() + 4 * 24 * 60 * minute;
  await market.jobs.sweep();
  assert.equal(await market.server.database.sql.selectFrom('saved_search').select('id').execute(), []);
});

test('an account’s address is asked for proof once, and then for no search', async () => {
  const { sql } = market.server.database;
  await sql.updateTable('app_user').set({ email_verified: false }).where('email', '=', kavya.email).execute();
  assert.is((await market.save(kavya, { query: baner, frequency: 'instant' })).isProved, false);
  await market.post();
  await market.tell();
  assert.equal([market.mails.length, (await market.newsOf(kavya)).unread], [1, 1], 'the bell needs no proof');
  const [, token = ''] = /#(s[\w.-]+)/.exec(market.mails[0]?.text ?? '') ?? [];
  await stranger(market.server).call('PUT', `/api/v1/alerts?token=${token}`, { frequency: 'instant' });
  assert.is((await market.save(kavya, { query: 'tab=Rent&city=Pune' })).isProved, true);
});

test('under a key a search answers there alone, within its lock', async () => {
  const { key } = await makeKey(market.ravi, { settings: { locked: { mine: true } } });
  const visit = await visitor(market.server, kavya, key);
  await market.save(kavya, { query: 'tab=Buy&city=Pune&localities=Aundh' });
  const saved = await visit.as('POST', '/api/v1/searches', { query: baner });
  assert.is(saved.status, 200);
  const under = (await visit.as('GET', '/api/v1/searches')).json as unknown as SavedSearches;
  assert.equal([under.searches.length, under.email], [1, undefined]);
  assert.is((await market.searchesOf(kavya)).searches.length, 2, 'our own site shows all');
  assert.is(
    (await visit.call('POST', '/api/v1/searches', { query: baner, email: 'a@example.com' })).status,
    401,
  );
  await market.post();
  await market.jobs.match();
  assert.is((await market.newsOf(kavya)).unread, 0, 'the key permits Ravi’s homes alone');
  assert.is((await visit.as('GET', '/api/v1/notifications')).status, 403);
});

test('searches, news and choices are in the export of the account, and go with it', async () => {
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.post();
  await market.tell();
  const { json } = await kavya.call('GET', '/api/v1/profile/export');
  const own = json as unknown as Record<string, unknown[]>;
  assert.equal(
    ['savedSearches', 'alerts', 'sentMessages', 'notifications'].map((area) => own[area]?.length),
    [1, 1, 1, 1],
  );
  const userId = await market.idOf(kavya);
  await kavya.call('DELETE', '/api/v1/profile', { currentPassword: kavya.password });
  const { sql } = market.server.database;
  assert.equal(await sql.selectFrom('alert_item').select('search_id').execute(), []);
  assert.equal(await sql.selectFrom('notification').select('id').where('user_id', '=', userId).execute(), []);
});

test.run();
