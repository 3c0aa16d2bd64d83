/** Coins are spent on a partner's page only for what the person allowed in a frame or window of ours, one by one. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteExpired } from '../../server/repositories/expired.js';
import { aSale, owner } from '../support/listings.js';
import {
  allowContact,
  askContact,
  makeKey,
  page,
  type Visitor,
  visitor,
} from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partner-approvals');
let server: TestServer;
let kavya: Person;
let key: string;
let visit: Visitor;
/** A listing of each of two owners. */
let first: { id: string; propertyId: string };
let second: { id: string; propertyId: string };
const other = { ...owner, id: 'owner-2', email: 'ravi@example.com', phone: '9820099999', name: 'Ravi Joshi' };

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  const { sql } = server.database;
  await sql.insertInto('app_user').values([owner, other]).execute();
  await server.services.writer.saveListings([aSale(), aSale({ society: 'Two' }, { ownerId: other.id })]);
  const listingOf = (ownerId: string) =>
    sql
      .selectFrom('listing')
      .select(['id', 'property_id as propertyId'])
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
  [first, second] = [await listingOf(owner.id), await listingOf(other.id)];
  key = (await makeKey(await signedIn(server))).key;
});
test.before.each(async () => {
  kavya = await signedIn(server);
  visit = await visitor(server, kavya, key);
});
test.after(() => server.close());

const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;
const reveal = (by: Visitor = visit, ownerId = owner.id, { id } = first) =>
  by.as('GET', `/api/v3/user/${ownerId}?surface=search&property=${id}`);
const message = (by: Visitor = visit) =>
  by.as('POST', '/api/v3/sendsms?surface=search', {
    ...{ type: 'sell', propertyId: first.propertyId, userId: owner.id },
  });
const refusesUnasked = async (reply: { status: number; json: { code?: string } }, balanceThen = 10) => {
  assert.equal([reply.status, reply.json.code], [403, 'confirm-first']);
  assert.is(await balance(), balanceThen);
};

test('a page spends no coins by itself', async () => {
  await refusesUnasked(await reveal());
  await refusesUnasked(await message());
});

test('what the page holds allows nothing', async () => {
  const ticket = async () => {
    const made = await visit.as('POST', '/api/v1/partner-tickets', { subject: 'contact', id: first.id });
    return made.json.ticket;
  };
  const pageServer = stranger(server);
  const read = async (more: object) =>
    (await pageServer.call('POST', '/api/v1/partner-tickets/read', { ticket: await ticket(), ...more }))
      .status;
  assert.is(await read({ origin: page }), 403);
  assert.is(await read({ origin: page, frame: visit.access }), 403);
  assert.is(await read({ origin: 'https://evil.example', frame: visit.frame }), 410);
  const approve = (approval: string, headers: Record<string, string> = {}) =>
    pageServer.call('POST', '/api/v1/partner-approvals', { approval }, headers);
  for (const secret of [await ticket(), visit.access, visit.refresh, visit.frame])
    assert.is((await approve(secret)).status, 410);
  const { approval } = await askContact(server, visit, { id: first.id });
  const fromPage = { origin: page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  assert.is((await approve(approval, fromPage)).status, 403);
  assert.is((await visit.as('POST', '/api/v1/partner-approvals', { approval })).status, 403);
  await refusesUnasked(await reveal());
});

test('the question says what is asked, and a question alone allows nothing', async () => {
  const { approval, ...question } = await askContact(server, visit, { id: first.propertyId });
  assert.match(approval, /^[\w-]{43}$/);
  assert.equal(question, {
    ...{ action: 'number', surface: 'search', propertyId: first.propertyId, site: 'Sahyadri' },
    ...{ title: question.title, place: question.place, coins: 2, balance: 10, dailyCoins: 20 },
  });
  assert.match(question.place, /, /);
  await refusesUnasked(await reveal());
});

test('one press allows one contact, of that listing and kind, on that sign-in', async () => {
  const elsewhere = await visitor(server, kavya, key);
  await allowContact(server, visit, { id: first.id });
  await refusesUnasked(await reveal(visit, other.id, second));
  await refusesUnasked(await message());
  await refusesUnasked(await reveal(elsewhere));
  assert.is((await reveal()).status, 200);
  assert.is(await balance(), 8);
  await refusesUnasked(await message(), 8);
  await allowContact(server, visit, { id: first.id, action: 'message' });
  assert.is((await message()).status, 200);
  await refusesUnasked(await reveal(visit, other.id, second), 6);
});

test('a press for the lower price does not pay the higher one', async () => {
  await allowContact(server, visit, { id: first.id, surface: 'detail' });
  await refusesUnasked(await reveal());
  assert.is((await visit.as('GET', `/api/v3/user/${owner.id}?property=${first.id}`)).status, 200);
  assert.is(await balance(), 9);
});

test('what is paid for stays free without being asked', async () => {
  await allowContact(server, visit, { id: first.id });
  await reveal();
  const later = await visitor(server, kavya, key);
  assert.is((await reveal(later)).status, 200);
  assert.is((await askContact(server, later, { id: first.id })).coins, 0);
  assert.is(await balance(), 8);
});

test('a refusal of the contact leaves the answer valid', async () => {
  await allowContact(server, visit, { id: first.id });
  const nobody = await visit.as('GET', `/api/v3/user/${owner.id}?surface=search&property=${second.id}`);
  assert.is(nobody.status, 404);
  assert.is((await reveal()).status, 200);
});

test('an answer is good once and for a minute', async () => {
  const { approval } = await askContact(server, visit, { id: first.id });
  const answer = () => stranger(server).call('POST', '/api/v1/partner-approvals', { approval });
  assert.equal([(await answer()).status, (await answer()).status], [200, 410]);
  const { sql } = server.database;
  const row = await sql.selectFrom('partner_approval').select(['expires_at']).execute();
  assert.ok(row.every(({ expires_at }) => expires_at.getTime() <= Date.now() + 10 * 60_000));
  await sql
    .updateTable('partner_approval')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  await refusesUnasked(await reveal());
  await deleteExpired(sql, Date.now());
  assert.equal(await sql.selectFrom('partner_approval').selectAll().execute(), []);
});

test('signing out on the page ends what was allowed there', async () => {
  await allowContact(server, visit, { id: first.id });
  await visit.as('POST', '/api/v1/logout');
  assert.is((await reveal()).status, 401);
  await refusesUnasked(await reveal(await visitor(server, kavya, key)));
});

test.run();
