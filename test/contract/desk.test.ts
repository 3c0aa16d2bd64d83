/** The desk of those who answer for the market: who may sit at it, what they decide, and the record of it. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AuditPage, DeskQueue } from '../../src/api/contract/desk.schema.js';
import { reportTokenHeader } from '../../src/api/contract/reports.js';
import type { ReportReceipt, ReportState } from '../../src/api/contract/reports.schema.js';
import { findBrokenLink, linkActs } from '../../server/repositories/audit.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';

const test = suite('contract/desk');
let market: OwnMarket;
let operator: Person;
let moderator: Person;

test.before(async () => {
  market = await openOwnMarket();
  operator = await personWithRole(market.server, 'operator');
  moderator = await personWithRole(market.server, 'moderator');
});
test.after(() => market.server.close());

const report = async (body: object): Promise<ReportReceipt> =>
  (await stranger(market.server).call('POST', '/api/v1/reports', body)).json as unknown as ReportReceipt;
const stateOf = async ({ number, token }: ReportReceipt): Promise<ReportState> =>
  (await market.server.get(`/api/v1/reports/${number}`, { [reportTokenHeader]: token })).json as ReportState;
const queueOf = async (person: Person): Promise<DeskQueue> =>
  (await person.call('GET', '/api/v1/desk/queue')).json as unknown as DeskQueue;
const decide = (person: Person, id: string, act: string, reason = 'The price is that of another home.') =>
  person.call('POST', `/api/v1/desk/listings/${id}`, { act, reason });
const onMarket = async (kind: string, id: string): Promise<number> =>
  (await market.server.get(`/api/v3/property/${kind}/${id}`)).status;

const calls = [
  ['GET', '/api/v1/desk/queue', undefined],
  ['GET', '/api/v1/desk/audit', undefined],
  ['POST', '/api/v1/desk/listings/x', { act: 'hide', reason: 'because' }],
  ['POST', '/api/v1/desk/reports/R-1', { outcome: 'kept', answer: 'because' }],
  ['POST', '/api/v1/desk/people/x', { act: 'suspend', reason: 'because' }],
] as const;

test('who has no role is refused by every call of the desk', async () => {
  const nobody = await signedIn(market.server);
  for (const [method, url, body] of calls) {
    assert.is((await nobody.call(method, url, body)).status, 403, url);
    assert.is((await stranger(market.server).call(method, url, body)).status, 401, url);
  }
});

test('a moderator decides about listings, not about people, and does not read the record', async () => {
  assert.is((await moderator.call('POST', '/api/v1/desk/people/x', calls[4][2])).status, 403);
  assert.is((await moderator.call('GET', '/api/v1/desk/audit')).status, 403);
  assert.is((await queueOf(moderator)).role, 'moderator');
});

test('a reported listing stands in the queue with its owner; opening the queue tells the reporter', async () => {
  const { id, propertyId } = market.listings.sell;
  const made = await report({
    listing: id,
    reason: 'wrong-price',
    text: 'One zero too few',
    contact: 'a@b.example',
  });
  const { cases, waiting } = await queueOf(moderator);
  const found = cases.find(({ listing }) => listing?.id === id);
  assert.is(waiting, 1);
  assert.equal(
    [found?.listing?.propertyId, found?.listing?.isShown, found?.owner?.name, found?.isOverdue],
    [propertyId, true, market.asha.name, false],
  );
  const [first] = found?.reports ?? [];
  assert.equal(
    [first?.number, first?.text, first?.contact, first?.isVerified],
    [made.number, 'One zero too few', 'a@b.example', false],
  );
  assert.is((await stateOf(made)).state, 'in-review');
});

test('hiding takes a listing off the market, tells its owner why, and closes the reports', async () => {
  const { id } = market.listings.rent;
  const made = await report({ listing: id, reason: 'fraud' });
  assert.is((await decide(moderator, id, 'hide')).status, 200);
  assert.is(await onMarket('rent', id), 410);
  const state = await stateOf(made);
  assert.equal([state.state, state.outcome], ['closed', 'taken-down']);
  const { json } = await market.asha.call('GET', '/api/v4/userproperties');
  const own = (json as unknown as { rent: Record<string, string>[] }).rent.find((each) => each._id === id);
  assert.equal([own?.inactiveReason, own?.reviewNote], ['taken-down', 'The price is that of another home.']);
  assert.is(
    (await market.asha.call('PUT', `/api/v4/property-status/${id}`, { status: 'Active' })).status,
    403,
  );

  assert.is((await decide(moderator, id, 'approve')).status, 200);
  assert.is(await onMarket('rent', id), 200);
});

test('what the owner mends after it was hidden waits for another look', async () => {
  const { id } = market.listings.commercial;
  await decide(moderator, id, 'hide');
  await market.server.database.sql
    .updateTable('listing')
    .set({ content_hash: 'mended' })
    .where('id', '=', id)
    .execute();
  assert.is(await onMarket('commercial', id), 410);
  const { cases } = await queueOf(moderator);
  assert.ok(cases.some(({ listing }) => listing?.id === id));
  await decide(moderator, id, 'approve');
  assert.is(await onMarket('commercial', id), 200);
});

test('a decision names a known act and gives a reason', async () => {
  const { id } = market.listings.sell;
  assert.is((await decide(moderator, id, 'burn')).status, 400);
  assert.is((await decide(moderator, id, 'hide', 'x')).status, 400);
  assert.is((await decide(moderator, 'nothing', 'hide')).status, 404);
  assert.is(await onMarket('sell', id), 200);
});

test('a complaint about no listing is answered', async () => {
  const made = await report({ reason: 'data', text: 'What do you hold about me?' });
  const { cases } = await queueOf(moderator);
  assert.ok(cases.some(({ listing, reports }) => !listing && reports[0]?.number === made.number));
  const answer = { outcome: 'answered', answer: 'Download it under My data.' };
  const close = () => moderator.call('POST', `/api/v1/desk/reports/${made.number}`, answer);
  assert.is((await close()).status, 200);
  assert.is((await close()).status, 404, 'once');
  assert.equal((await stateOf(made)).answer, 'Download it under My data.');
});

test('what waits for more than seven days is overdue and stands first', async () => {
  const old = await report({ reason: 'other', text: 'Long ago' });
  await sql`update report set at = now() - interval '8 days' where number = ${Number(old.number.slice(2))}`.execute(
    market.server.database.sql,
  );
  await report({ reason: 'other', text: 'Just now' });
  const { cases, overdue } = await queueOf(operator);
  assert.is(overdue, 1);
  assert.equal([cases[0]?.isOverdue, cases[0]?.reports[0]?.number], [true, old.number]);
  assert.equal(
    cases.slice(0, 2).map(({ reports }) => reports[0]?.isSeenLate),
    [true, false],
    'not seen within a day',
  );
});

test('a suspended person is signed out everywhere, cannot sign in, and the listings go until it ends', async () => {
  const { id } = market.listings.plot;
  const { _id: userId } = (await market.asha.call('GET', '/api/v1/profile')).json;
  const act = (name: string) =>
    operator.call('POST', `/api/v1/desk/people/${userId}`, { act: name, reason: 'Sells what is not theirs' });
  assert.is((await act('suspend')).status, 200);
  assert.is((await act('suspend')).status, 409, 'it is so already');
  assert.is(await onMarket('plot', id), 410);
  assert.is((await market.asha.call('GET', '/api/v1/profile')).status, 401);
  const { email, password } = market.asha;
  const enter = () =>
    market.asha.call('POST', '/api/v1/signin', { email, password, usertype: 'Buyer/Owner' });
  assert.is((await enter()).status, 403);
  assert.is((await act('restore')).status, 200);
  assert.is((await enter()).status, 200);
  assert.is(await onMarket('plot', id), 200);
});

test('who has a role is not suspended before it is taken away', async () => {
  const { _id: id } = (await moderator.call('GET', '/api/v1/profile')).json;
  const reason = 'Left the company';
  assert.is(
    (await operator.call('POST', `/api/v1/desk/people/${id}`, { act: 'suspend', reason })).status,
    409,
  );
});

test('a change needs a sign-in of the last 15 minutes', async () => {
  const late = await personWithRole(market.server, 'moderator');
  await market.server.database.sql
    .updateTable('app_session')
    .set({ created_at: new Date(Date.now() - 16 * 60_000) })
    .execute();
  assert.is((await queueOf(late)).mustSignIn, true);
  const { status, json } = await decide(late, market.listings.sell.id, 'hide');
  assert.equal([status, json.code], [403, 'sign-in-again']);
});

test('every decision is in the record, and a change of the record is found', async () => {
  const { database } = market.server;
  const page = (await operator.call('GET', '/api/v1/desk/audit')).json as unknown as AuditPage;
  const acts = page.entries.map(({ act }) => act);
  for (const act of [
    'role',
    'listing-hide',
    'listing-approve',
    'report-closed',
    'person-suspend',
    'person-restore',
  ])
    assert.ok(acts.includes(act), act);
  await linkActs(database.sql);
  assert.is(await findBrokenLink(database.sql), undefined);
  const change = sql`update audit_entry set reason = 'nothing happened' where act = 'listing-hide'`;
  const refusal = await change.execute(database.sql).then(
    () => '',
    (thrown: unknown) => (thrown as Error).message,
  );
  assert.match(refusal, /never changed/);

  await sql`alter table audit_entry disable trigger user`.execute(database.sql);
  await change.execute(database.sql);
  await sql`alter table audit_entry enable trigger user`.execute(database.sql);
  const [changed] = page.entries.filter(({ act }) => act === 'listing-hide').slice(-1);
  assert.is(await findBrokenLink(database.sql), changed?.number);
});

test('the record is read with its decisions alone, page by page', async () => {
  const read = async (query: string): Promise<AuditPage['entries']> =>
    ((await operator.call('GET', `/api/v1/desk/audit${query}`)).json as unknown as AuditPage).entries;
  const all = await read('');
  assert.ok(all.some(({ act }) => act === 'sign-in'));
  const decisions = await read('?only=decisions');
  assert.ok(decisions.some(({ act }) => act === 'listing-hide'));
  assert.not.ok(decisions.some(({ act }) => act === 'sign-in'));
  const [newest, next] = decisions;
  assert.equal((await read(`?only=decisions&before=${String(newest?.number)}`))[0], next);
  assert.is((await operator.call('GET', '/api/v1/desk/audit?only=mine')).status, 400);
});

test.run();
