/** Reporting a listing, complaining, and what comes of it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reportTokenHeader } from '../../src/api/contract/reports.js';
import type { ReportReceipt, ReportState } from '../../src/api/contract/reports.schema.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { type Person, signedIn, stranger } from '../support/people.js';

const test = suite('contract/reports');
let market: OwnMarket;
test.before(async () => {
  market = await openOwnMarket();
});
test.after(() => market.server.close());

/** Reports from an address of one's own. */
const report = async (person: Person, body: object) => {
  const { status, json } = await person.call('POST', '/api/v1/reports', body);
  return { status, ...(json as unknown as ReportReceipt & { message: string; fields?: object }) };
};
const stateOf = async (number: string, token: string) => {
  const { status, json } = await market.server.get(`/api/v1/reports/${number}`, {
    [reportTokenHeader]: token,
  });
  return { status, ...(json as ReportState) };
};
/** Somebody whose phone is proved. */
const verified = async (): Promise<Person> => {
  const person = await signedIn(market.server);
  await market.server.database.sql
    .updateTable('app_user')
    .set({ phone_verified: true })
    .where('phone', '=', person.phone)
    .execute();
  return person;
};
const onMarket = async (kind: string, id: string): Promise<number> =>
  (await market.server.get(`/api/v3/property/${kind}/${id}`)).status;

test('a guest reports a listing by its Property ID and follows the report with its token', async () => {
  const { propertyId } = market.listings.sell;
  const made = await report(stranger(market.server), { listing: propertyId, reason: 'sold' });
  assert.is(made.status, 201);
  assert.match(made.number, /^R-\d{4,}$/);
  const state = await stateOf(made.number, made.token);
  assert.equal([state.status, state.state, state.reason], [200, 'received', 'sold']);
  assert.is(Date.parse(state.answerBy) - Date.parse(state.at), 7 * 86_400_000);
});

test('nobody reads a report without its token', async () => {
  const { number } = await report(stranger(market.server), {
    listing: market.listings.rent.id,
    reason: 'fraud',
  });
  for (const token of ['', 'x'.repeat(32)]) assert.is((await stateOf(number, token)).status, 404);
  assert.is((await stateOf('R-999999999', 'x')).status, 404);
  assert.is((await stateOf('nonsense', 'x')).status, 404);
});

test('a complaint needs no listing but a text; a report of a listing needs the listing', async () => {
  const guest = stranger(market.server);
  const complaint = await report(guest, { reason: 'other', text: ' My letters are not answered. ' });
  assert.is(complaint.status, 201);
  const noText = await report(guest, { reason: 'data', text: '   ' });
  assert.equal([noText.status, Object.keys(noText.fields ?? {})], [400, ['text']]);
  const noListing = await report(guest, { reason: 'fraud' });
  assert.equal([noListing.status, Object.keys(noListing.fields ?? {})], [400, ['listing']]);
  assert.is((await report(guest, { listing: 'HS-NOTHERE', reason: 'fraud' })).status, 404);
  const long = await report(guest, { reason: 'other', text: 'x'.repeat(1001) });
  assert.equal([long.status, Object.keys(long.fields ?? {})], [400, ['text']]);
  assert.is((await report(guest, { reason: 'boring' })).status, 400);
});

test('three people with proved phones take a listing to review; guests and others never do', async () => {
  const { id } = market.listings.pg;
  const file = (person: Person) => report(person, { listing: id, reason: 'wrong-price' });
  for (let guest = 0; guest < 4; guest += 1) await file(stranger(market.server));
  for (let unproved = 0; unproved < 4; unproved += 1) await file(await signedIn(market.server));
  const [one, two, three] = [await verified(), await verified(), await verified()];
  assert.is((await file(one)).status, 201);
  assert.is((await file(one)).status, 409, 'a person counts once');
  await file(two);
  assert.is(await onMarket('pg', id), 200);
  await file(three);
  assert.is(await onMarket('pg', id), 410);

  const { json } = await market.asha.call('GET', '/api/v4/userproperties');
  const own = (json as unknown as { pg: Record<string, string>[] }).pg.find((each) => each._id === id);
  assert.equal([own?.status, own?.inactiveReason], ['Review', 'under-review']);
  const shown = await market.asha.call('PUT', `/api/v4/property-status/${id}`, { status: 'Active' });
  assert.is(shown.status, 403, 'its owner cannot show it again');
});

test('a report stays, without its reporter, when the account is deleted', async () => {
  const person = await signedIn(market.server);
  const { number, token } = await report(person, { listing: market.listings.plot.id, reason: 'duplicate' });
  const exported = await person.call('GET', '/api/v1/profile/export');
  assert.is((exported.json as unknown as { reports: unknown[] }).reports.length, 1);
  await person.call('DELETE', '/api/v1/profile', { currentPassword: person.password });
  assert.is((await stateOf(number, token)).state, 'received');
});

test.run();
