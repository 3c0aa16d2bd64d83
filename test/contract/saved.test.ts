/** Homes that people save: kept when their listing goes, united with those of a device, and apart under a partner's key. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeviceHome, MergedHomes, SavedHome, SavedHomes } from '../../src/api/contract/saved.schema.js';
import { mostSaved } from '../../src/model/rules/saved.js';
import { aSale } from '../support/listings.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { makeKey, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn } from '../support/people.js';

const test = suite('contract/saved');
let market: OwnMarket;
let kavya: Person;

test.before(async () => {
  market = await openOwnMarket();
});
test.before.each(async () => {
  kavya = await signedIn(market.server);
});
test.after(() => market.server.close());

const save = async (person: Person, id: string, change: object = {}) => {
  const { status, json } = await person.call('PUT', `/api/v1/saved/${id}`, change);
  return { status, ...(json as unknown as SavedHome) };
};
const homesOf = async (person: Person): Promise<SavedHome[]> =>
  ((await person.call('GET', '/api/v1/saved')).json as unknown as SavedHomes).homes;
const merge = async (person: Person, ...homes: DeviceHome[]) => {
  const { status, json } = await person.call('POST', '/api/v1/saved/merge', { homes });
  return { status, ...(json as unknown as MergedHomes) };
};
const onDevice = (id: string, more: Partial<DeviceHome> = {}): DeviceHome => ({
  ...{ id, kind: 'sell', city: 'Pune', locality: 'Baner', propertyType: 'Flat', bhk: '2BHK' },
  ...{ savedAt: '2026-01-05T10:00:00.000Z', price: 7_000_000, lastPrice: 7_000_000, stage: 'maybe' },
  ...more,
});
/** Posts a home of Asha's and returns its id. */
const posted = async (society: string, price = 8_500_000): Promise<string> => {
  const { sql } = market.server.database;
  const ownerId = await market.idOf(market.asha);
  await market.server.services.writer.saveListings([
    aSale({ society, carpetArea: '850', price }, { ownerId, sourceKey: society }),
  ]);
  const query = sql.selectFrom('listing').select('id').where('project', '=', society);
  return (await query.executeTakeFirstOrThrow()).id;
};
const gone = (id: string) => market.server.database.sql.deleteFrom('listing').where('id', '=', id).execute();

test('a home is saved by either of its ids, with the price then, and taken off again', async () => {
  const { id, propertyId } = market.listings.sell;
  const saved = await save(kavya, propertyId);
  assert.equal([saved.status, saved.id, saved.stage, saved.isGone], [200, id, 'maybe', false]);
  assert.is(saved.price, saved.lastPrice);
  assert.equal([saved.kind, saved.city.length > 0, saved.note], ['sell', true, undefined]);
  await save(kavya, id, { stage: 'visited', note: 'Ask about parking.' });
  const [home, ...others] = await homesOf(kavya);
  assert.equal([home?.stage, home?.note, others], ['visited', 'Ask about parking.', []]);
  assert.is(home?.savedAt, saved.savedAt);
  for (let twice = 0; twice < 2; twice += 1)
    assert.is((await kavya.call('DELETE', `/api/v1/saved/${propertyId}`)).status, 200);
  assert.equal(await homesOf(kavya), []);
});

test('what is unknown, off the market or too long is refused', async () => {
  assert.is((await save(kavya, 'HS-NOTHERE')).status, 404);
  const { id } = market.listings.sell;
  assert.is((await save(kavya, id, { note: 'x'.repeat(1001) })).status, 400);
  assert.is((await save(kavya, id, { stage: 'bought' })).status, 400);
  const left = await posted('Left Court');
  await market.asha.call('PUT', `/api/v4/property-status/${left}`, { status: 'Inactive' });
  assert.is((await save(kavya, left)).status, 410);
  assert.equal(await homesOf(kavya), []);
});

test('a home that is gone stays as its headline and last price, and can still be written about', async () => {
  const id = await posted('Gone Court');
  await save(kavya, id);
  const { sql } = market.server.database;
  await sql.updateTable('listing').set({ amount: 8_000_000 }).where('id', '=', id).execute();
  await gone(id);
  const [home] = await homesOf(kavya);
  assert.equal([home?.isGone, home?.price, home?.lastPrice], [true, 8_500_000, 8_000_000]);
  assert.ok(home?.locality && home.propertyType && home.id === id);
  assert.equal((await save(kavya, id, { stage: 'no' })).stage, 'no');
  await kavya.call('DELETE', `/api/v1/saved/${id}`);
  assert.equal(await homesOf(kavya), []);
});

test('a saved home follows its owner, who posts it anew', async () => {
  const first = await posted('Again Court');
  await save(kavya, first, { note: 'Lovely view.' });
  await gone(first);
  const second = await posted('Again Court', 8_200_000);
  assert.is.not(second, first);
  const [home, ...others] = await homesOf(kavya);
  assert.equal([home?.id, home?.isGone, home?.note, others], [second, false, 'Lovely view.', []]);
  assert.equal([home?.price, home?.lastPrice], [8_500_000, 8_200_000]);
});

test('the list of a device and that of an account become one, and twice is once', async () => {
  const { sell, rent } = market.listings;
  await save(kavya, sell.id, { note: 'Second floor.' });
  const given = [
    onDevice(sell.id, { note: 'Has a lift.', stage: 'called' }),
    onDevice(rent.id, { kind: 'rent', price: 20_000, lastPrice: 20_000 }),
    onDevice('0'.repeat(24), { note: 'It was nice.', lastPrice: 6_500_000 }),
  ];
  await merge(kavya, ...given);
  const { merged, homes } = await merge(kavya, ...given);
  assert.equal([...merged].sort(), given.map(({ id }) => id).sort());
  assert.is(homes.length, 3);
  const home = (id: string) => homes.find((each) => each.id === id);
  const both = home(sell.id);
  assert.equal([both?.note, both?.stage, both?.price], ['Second floor.\nHas a lift.', 'called', 7_000_000]);
  assert.is(both?.savedAt, '2026-01-05T10:00:00.000Z');
  const lost = home('0'.repeat(24));
  assert.equal([lost?.isGone, lost?.note, lost?.lastPrice], [true, 'It was nice.', 6_500_000]);
  assert.equal([lost?.locality, lost?.bhk], ['Baner', '2BHK']);
  const ahead = await merge(kavya, onDevice(rent.id, { savedAt: '2099-01-01T00:00:00.000Z' }));
  assert.ok(ahead.homes.every(({ savedAt }) => Date.parse(savedAt) <= Date.now()));
});

test('a full list takes no more, and what does not fit stays on the device', async () => {
  const userId = await market.idOf(kavya);
  const row = { kind: 'sell', city: 'Pune', locality: 'Baner', price: 1, last_price: 1, note: '' } as const;
  const rows = Array.from({ length: mostSaved - 1 }, (_, at) => ({
    ...{ ...row, user_id: userId, home_id: `h${at}`, listing_id: `h${at}`, property_type: null, bhk: null },
    ...{ saved_at: new Date(), stage: 'maybe' as const, saved_under: [''] },
  }));
  await market.server.database.sql.insertInto('saved_home').values(rows).execute();
  const { merged } = await merge(
    kavya,
    onDevice('0'.repeat(24)),
    onDevice('1'.repeat(24), { savedAt: '2026-02-01T00:00:00.000Z' }),
  );
  assert.equal(merged, ['1'.repeat(24)], 'the newest fits');
  assert.is((await save(kavya, market.listings.sell.id)).status, 409);
});

test('under a key the list holds what was saved under it, within its lock, without notes', async () => {
  const { sell, rent } = market.listings;
  const { key } = await makeKey(market.asha, { settings: { locked: { mine: true } } });
  const visit = await visitor(market.server, kavya, key);
  const under = async (): Promise<string[]> =>
    ((await visit.as('GET', '/api/v1/saved')).json as unknown as SavedHomes).homes.map(({ id }) => id);
  await save(kavya, rent.id, { note: 'Ours alone.' });
  assert.equal(await under(), []);
  assert.is((await visit.as('PUT', `/api/v1/saved/${sell.id}`, {})).status, 200);
  assert.is((await visit.as('PUT', `/api/v1/saved/${rent.id}`, {})).status, 200);
  assert.is((await visit.as('PUT', `/api/v1/saved/${market.foreign.id}`, {})).status, 404);
  const noted = await visit.as('PUT', `/api/v1/saved/${sell.id}`, { note: 'Mine.' });
  assert.equal([noted.status, Object.keys(noted.json.fields)], [400, ['note']]);
  assert.not.match((await visit.as('GET', '/api/v1/saved')).text, /note|Ours alone/);
  assert.equal((await under()).sort(), [rent.id, sell.id].sort());
  const devices = [onDevice(market.foreign.id), onDevice('2'.repeat(24))];
  const sent = await visit.as('POST', '/api/v1/saved/merge', { homes: devices });
  assert.equal((sent.json as unknown as MergedHomes).merged, [], 'the lock permits neither');

  for (const id of [sell.id, rent.id]) await visit.as('DELETE', `/api/v1/saved/${id}`);
  assert.equal(await under(), []);
  const left = await homesOf(kavya);
  assert.equal(
    left.map(({ id, note }) => [id, note]),
    [[rent.id, 'Ours alone.']],
    'what was saved on our own site stays there',
  );
});

test('the lists of two keys know nothing of each other; our own site shows all', async () => {
  const { id } = market.listings.plot;
  const one = await visitor(market.server, kavya, (await makeKey(market.asha)).key);
  const other = await visitor(market.server, kavya, (await makeKey(market.asha)).key);
  await one.as('PUT', `/api/v1/saved/${id}`, {});
  const listOf = async (visit: typeof one) =>
    ((await visit.as('GET', '/api/v1/saved')).json as unknown as SavedHomes).homes.length;
  assert.equal([await listOf(one), await listOf(other), (await homesOf(kavya)).length], [1, 0, 1]);
  assert.is((await one.call('GET', '/api/v1/saved')).status, 401, 'a page without its bearer reads nothing');
});

test('the list is in the export of the account, and goes with it', async () => {
  await save(kavya, market.listings.pg.id, { note: 'Near the station.' });
  const { json } = await kavya.call('GET', '/api/v1/profile/export');
  const { savedHomes } = json as unknown as { savedHomes: { note: string }[] };
  assert.equal(
    savedHomes.map(({ note }) => note),
    ['Near the station.'],
  );
  const userId = await market.idOf(kavya);
  await kavya.call('DELETE', '/api/v1/profile', { currentPassword: kavya.password });
  const rows = await market.server.database.sql
    .selectFrom('saved_home')
    .select('home_id')
    .where('user_id', '=', userId)
    .execute();
  assert.equal(rows, []);
});

test.run();
