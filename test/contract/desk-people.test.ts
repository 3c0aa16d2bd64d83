/** What operators do at the desk about people, RERA numbers, partner keys and places; each act is recorded. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AuditPage, DeskKeys, DeskPeople, DeskPlaces } from '../../src/api/contract/desk.schema.js';
import { findBrokenLink, linkActs } from '../../server/repositories/audit.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { makeKey } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';

const test = suite('contract/desk-people');
let market: OwnMarket;
let operator: Person;
let moderator: Person;

test.before(async () => {
  market = await openOwnMarket();
  operator = await personWithRole(market.server, 'operator');
  moderator = await personWithRole(market.server, 'moderator');
});
test.after(() => market.server.close());

const reason = 'Compared with the register';
const peopleLike = async (search: string): Promise<DeskPeople['people']> =>
  (
    (await operator.call('GET', `/api/v1/desk/people?search=${encodeURIComponent(search)}`))
      .json as unknown as DeskPeople
  ).people;
const idOf = async (person: Person): Promise<string> => (await peopleLike(person.email))[0]?.id ?? '';
const act = (id: string, body: object, by = operator) => by.call('POST', `/api/v1/desk/people/${id}`, body);
const lastAct = async () =>
  ((await operator.call('GET', '/api/v1/desk/audit')).json as unknown as AuditPage).entries[0];

const calls = [
  ['GET', '/api/v1/desk/people', undefined],
  ['GET', '/api/v1/desk/partner-keys', undefined],
  ['POST', '/api/v1/desk/partner-keys/x', { reason }],
  ['GET', '/api/v1/desk/places', undefined],
  ['POST', '/api/v1/desk/places', { name: 'x', city: 'Pune' }],
] as const;

test('who has no role is refused by every call, a moderator by those about people and keys', async () => {
  const nobody = await signedIn(market.server);
  for (const [method, url, body] of calls) {
    assert.is((await nobody.call(method, url, body)).status, 403, url);
    assert.is((await stranger(market.server).call(method, url, body)).status, 401, url);
    if (!url.includes('places')) assert.is((await moderator.call(method, url, body)).status, 403, url);
  }
});

test('a change needs a recent sign-in', async () => {
  const late = await personWithRole(market.server, 'operator');
  const id = await idOf(late);
  await market.server.database.sql
    .updateTable('app_session')
    .set({ created_at: new Date(Date.now() - 16 * 60_000), proved_at: null })
    .where('user_id', '=', id)
    .execute();
  assert.is((await act(id, { act: 'end-sessions', reason }, late)).json.code, 'sign-in-again');
});

test('people are found by a part of the name or e-mail, by phone and by id, and by nothing else', async () => {
  const kavya = await signedIn(market.server);
  const [found] = await peopleLike(kavya.email.slice(0, -3).toUpperCase());
  assert.is(found?.email, kavya.email);
  for (const search of [kavya.phone, `+91${kavya.phone}`, found?.id ?? ''])
    assert.equal(
      (await peopleLike(search)).map(({ email }) => email),
      [kavya.email],
      search,
    );
  assert.equal(await peopleLike('%_%'), []);
});

test('ending sessions signs a person out everywhere, and is recorded with its reason', async () => {
  const kavya = await signedIn(market.server);
  const id = await idOf(kavya);
  assert.is((await act(id, { act: 'end-sessions', reason })).status, 200);
  assert.equal((await kavya.call('GET', '/api/v1/checkAuth')).json, { authenticated: false });
  const entry = await lastAct();
  assert.equal([entry?.act, entry?.subject, entry?.reason], ['person-end-sessions', id, reason]);
});

test('granted coins are in the balance and the ledger; without a number they are refused by field', async () => {
  const kavya = await signedIn(market.server);
  const id = await idOf(kavya);
  const before = (await kavya.call('GET', '/api/v1/get-coin')).json.coins;
  const without = await act(id, { act: 'grant', reason });
  assert.equal([without.status, Object.keys(without.json.fields)], [400, ['coins']]);
  assert.is((await act(id, { act: 'grant', reason, coins: 7 })).status, 200);
  assert.is((await kavya.call('GET', '/api/v1/get-coin')).json.coins, before + 7);
  assert.equal((await lastAct())?.detail, { coins: 7 });
  assert.is((await act('nobody', { act: 'grant', reason, coins: 7 })).status, 404);
});

const checkedOn = async (id: string): Promise<unknown> =>
  ((await market.server.get(`/api/v3/property/sell/${id}`)).json as { reraCheckedOn?: string }).reraCheckedOn;

test('a listing says that its RERA number was checked from the check until it is taken back', async () => {
  const { id } = market.listings.sell;
  const { sql } = market.server.database;
  const number = 'P52100001234';
  const setNumber = (given: string) =>
    sql
      .updateTable('listing')
      .set({ details: JSON.stringify({ reraNumber: given }) })
      .where('id', '=', id)
      .execute();
  await setNumber(' p5210 0001234');
  const owner = await idOf(market.asha);
  assert.is(await checkedOn(id), undefined);
  assert.is((await act(await idOf(operator), { act: 'check-rera', reason, number })).status, 200);
  assert.is(await checkedOn(id), undefined, 'another account’s number');
  assert.is((await act(owner, { act: 'check-rera', reason })).status, 400, 'no number');
  assert.is((await act(owner, { act: 'check-rera', reason, number })).status, 200);
  assert.match(String(await checkedOn(id)), /^\d{4}-\d\d-\d\d$/);
  await setNumber('');
  assert.is(await checkedOn(id), undefined, 'an empty number');
  await setNumber(number);
  const command = { command: 'withdraw-rera', email: market.asha.email, number, reason } as const;
  await market.server.services.operate(command);
  assert.is(await checkedOn(id), undefined, 'taken back');
  assert.is((await act(owner, { act: 'withdraw-rera', reason, number })).status, 404);
});

test('anybody’s partner key is listed and revoked', async () => {
  const maker = await signedIn(market.server);
  const { key } = await makeKey(maker);
  const listed = async () =>
    ((await operator.call('GET', '/api/v1/desk/partner-keys')).json as unknown as DeskKeys).keys;
  assert.is((await listed()).find((each) => each.key === key)?.owner, maker.email);
  assert.is((await operator.call('POST', `/api/v1/desk/partner-keys/${key}`, { reason })).status, 200);
  assert.not.ok((await listed()).some((each) => each.key === key));
  assert.is((await operator.call('POST', `/api/v1/desk/partner-keys/${key}`, { reason })).status, 404);
  assert.equal([(await lastAct())?.act, (await lastAct())?.subject], ['key-revoked', key]);
});

test('a proposed place is listed until a moderator confirms it', async () => {
  const { sql } = market.server.database;
  const { city_key, locality_key } = await sql
    .selectFrom('listing')
    .select(['city_key', 'locality_key'])
    .where('id', '=', market.listings.sell.id)
    .executeTakeFirstOrThrow();
  const place = await sql
    .updateTable('place')
    .set({ proposed: true, proposed_at: new Date() })
    .where('city_key', '=', city_key)
    .where('key', '=', locality_key)
    .returning(['name', 'city'])
    .executeTakeFirstOrThrow();
  const listed = async () =>
    ((await moderator.call('GET', '/api/v1/desk/places')).json as unknown as DeskPlaces).places.map(
      ({ name }) => name,
    );
  assert.equal(await listed(), [place.name]);
  assert.is((await moderator.call('POST', '/api/v1/desk/places', place)).status, 200);
  assert.equal(await listed(), []);
  assert.is((await moderator.call('POST', '/api/v1/desk/places', place)).status, 404);
});

test('the record of all this is whole', async () => {
  const { sql } = market.server.database;
  while ((await linkActs(sql)) > 0);
  assert.is(await findBrokenLink(sql), undefined);
});

test.run();
