/** Owners' tools over HTTP: the lists, refresh, status, bin and who reached for what (S-430 to S-435). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import * as schemas from '../../src/api/contract/own-listings.schema.js';
import { listingKinds, wireTypeOf } from '../../src/model/rules/kinds.js';
import { aSale } from '../support/listings.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { signedIn, stranger } from '../support/people.js';

const test = suite('contract/own-listings');
let market: OwnMarket;

test.before(async () => {
  const twice = { society: 'Twin Towers', features: { floorNumber: '4' } };
  market = await openOwnMarket((ownerId) => [
    aSale(twice, { ownerId, createdAt: new Date('2026-01-01T00:00:00Z'), expires: false }),
    aSale(twice, { ownerId, createdAt: new Date('2026-01-02T00:00:00Z'), expires: false }),
    aSale({ ...twice, features: { floorNumber: '5' } }, { ownerId, expires: false }),
  ]);
});
test.after(() => market.server.close());

const fits = (schema: TSchema, reply: unknown): void => {
  const [first] = Check(schema, reply) ? [] : Errors(schema, reply);
  assert.is(first, undefined, `${JSON.stringify(first)} in ${JSON.stringify(reply).slice(0, 400)}`);
};
const set = (id: string, values: object) =>
  market.server.database.sql.updateTable('listing').set(values).where('id', '=', id).execute();
const refresh = (id: string, type = 'sell') =>
  market.asha.call('PUT', `/api/v4/property-visit/${type}/${id}`);
const status = (id: string, body: object) => market.asha.call('PUT', `/api/v4/property-status/${id}`, body);
const onMarket = async (kind: string, id: string): Promise<number> =>
  (await market.server.get(`/api/v3/property/${kind}/${id}`)).status;

test('without a session every call says Please Login First !! (S-384)', async () => {
  const nobody = stranger(market.server);
  const { id } = market.listings.sell;
  for (const [method, url, body] of [
    ['GET', '/api/v4/userproperties', undefined],
    ['GET', '/api/v7/userpropertiesId', undefined],
    ['GET', `/api/v7/my-property-views/${id}`, undefined],
    ['GET', '/api/v7/my-property-views', undefined],
    ['GET', '/api/v4/deletedproperties', undefined],
    ['PUT', `/api/v4/restoreproperty/${id}`, undefined],
    ['PUT', `/api/v4/property-visit/sell/${id}`, undefined],
    ['PUT', `/api/v4/property-status/${id}`, { status: 'Inactive' }],
    ['DELETE', `/api/v4/deleteproperty/${id}`, { propertyType: 'sell' }],
  ] as const) {
    const reply = await nobody.call(method, url, body);
    assert.equal([reply.status, reply.json.message], [401, 'Please Login First !!'], url);
    assert.is(reply.headers['cache-control'], 'no-store');
  }
});

test('own listings come by kind and fit their schema; nobody else sees them so (S-430)', async () => {
  const { json, headers } = await market.asha.call('GET', '/api/v4/userproperties');
  fits(schemas.OwnListings, json);
  assert.is(headers['cache-control'], 'no-store');
  const lists = json as unknown as schemas.OwnListings;
  for (const kind of listingKinds) {
    const found = lists[kind].find(({ _id }) => _id === market.listings[kind].id);
    assert.is(found?.type, wireTypeOf(kind));
    assert.is(found?.status, 'Active');
    assert.equal([found?.viewCount, found?.contactCount, found?.dailyViews?.length], [0, 0, 14]);
    const days = (Date.parse(found?.expiresAt ?? '') - Date.now()) / 86_400_000;
    assert.ok(days > 89.9 && days <= 90, `${days} days`);
  }
  const empty = await (await signedIn(market.server)).call('GET', '/api/v4/userproperties');
  assert.equal(empty.json, { sell: [], rent: [], plot: [], pg: [], commercial: [] });
});

test('own ids come by kind with a title to tell them apart (S-434)', async () => {
  const { json } = await market.asha.call('GET', '/api/v7/userpropertiesId');
  fits(schemas.OwnPropertyIds, json);
  const { rent } = json as unknown as schemas.OwnPropertyIds;
  assert.equal(rent, [
    { _id: market.listings.rent.id, propertyId: market.listings.rent.propertyId, title: 'Lake View, Baner' },
  ]);
});

test('own ids bring the first picture, by which people know a home', async () => {
  const { id } = market.listings.sell;
  const pictures = (images: string[]) =>
    market.server.database.sql.updateTable('listing').set({ images }).where('id', '=', id).execute();
  await pictures(['first', 'second']);
  const { json } = await market.asha.call('GET', '/api/v7/userpropertiesId');
  await pictures([]);
  fits(schemas.OwnPropertyIds, json);
  const { sell, rent } = json as unknown as schemas.OwnPropertyIds;
  assert.match(sell.find(({ _id }) => _id === id)?.image ?? '', /\/media\/first-1600\.webp$/);
  assert.is(rent[0]?.image, undefined);
});

test('the second of two equal listings names the first; another floor is another home', async () => {
  const { json } = await market.asha.call('GET', '/api/v4/userproperties');
  const twins = (json as unknown as schemas.OwnListings).sell.filter(
    ({ society }) => society === 'Twin Towers',
  );
  const first = twins.find(({ createdAt }) => createdAt?.startsWith('2026-01-01'));
  const second = twins.find(({ createdAt }) => createdAt?.startsWith('2026-01-02'));
  assert.is(second?.duplicateOf, first?.propertyId);
  assert.equal(twins.filter(({ duplicateOf }) => duplicateOf !== undefined).length, 1);
});

test('a Refresh counts once in five minutes of the server, and exactly after them again (S-374, D-18)', async () => {
  const { id, propertyId } = market.listings.rent;
  const first = await refresh(id, 'rent');
  fits(schemas.RefreshReply, first.json);
  assert.is((first.json as unknown as schemas.RefreshReply).success, true);
  const again = (await refresh(propertyId, 'rent')).json as unknown as schemas.RefreshReply;
  assert.is(again.success, false);
  assert.is(again.lastVisitTime, (first.json as unknown as schemas.RefreshReply).lastVisitTime);
  assert.is((await market.ownOf(market.asha, propertyId))?.lastVisitTime, again.lastVisitTime);
  await set(id, { last_visit_at: new Date(Date.now() - 295_000) });
  assert.is(((await refresh(id, 'rent')).json as unknown as schemas.RefreshReply).success, false);
  await set(id, { last_visit_at: new Date(Date.now() - 300_000) });
  assert.is(((await refresh(id, 'rent')).json as unknown as schemas.RefreshReply).success, true);
  assert.is((await refresh(id, 'boat')).status, 400);
});

test('visitors never hold the owner’s Refresh back (C-50)', async () => {
  const { id } = market.listings.pg;
  await market.server.app.inject({ method: 'PUT', url: `/api/v4/increment-visit/pg/${id}` });
  assert.is(((await refresh(id, 'PG')).json as unknown as schemas.RefreshReply).success, true);
});

test('a Refresh moves a listing up once a day, however often it counts (D-17, G-12)', async () => {
  const { id } = market.listings.plot;
  const ranked = async () =>
    (
      await market.server.database.sql
        .selectFrom('listing')
        .select('ranked_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).ranked_at.getTime();
  const old = new Date(Date.now() - 5 * 86_400_000);
  await set(id, { ranked_at: old });
  await refresh(id, 'plot');
  const moved = await ranked();
  assert.ok(Date.now() - moved < 60_000, 'it moved');
  await set(id, { last_visit_at: new Date(Date.now() - 400_000) });
  assert.is(((await refresh(id, 'plot')).json as unknown as schemas.RefreshReply).success, true);
  assert.is(await ranked(), moved);
});

test('pausing hides a listing from the public, and Repost shows it for its whole time (S-377, C-31, C-59)', async () => {
  const { id, propertyId } = market.listings.commercial;
  const paused = await status(propertyId, { status: 'Inactive', propertyType: 'Commercial', reason: 'sold' });
  assert.equal([paused.status, paused.json.message], [200, 'Property status updated successfully']);
  assert.is(await onMarket('commercial', id), 410);
  const off = await market.ownOf(market.asha, propertyId);
  assert.equal([off?.status, off?.inactiveReason], ['Inactive', 'sold']);
  await set(id, { expires_at: new Date(Date.now() - 1000), reminded_at: new Date() });
  await status(id, { status: 'Active', propertyType: 'Commercial' });
  assert.is(await onMarket('commercial', id), 200);
  const back = await market.ownOf(market.asha, propertyId);
  assert.equal([back?.status, back?.inactiveReason], ['Active', undefined]);
  assert.ok(Date.parse(back?.expiresAt ?? '') > Date.now() + 89 * 86_400_000);
});

test('a listing past its time is inactive to its owner and gone for the public', async () => {
  const { id, propertyId } = market.listings.commercial;
  await set(id, { expires_at: new Date(Date.now() - 1000) });
  const found = await market.ownOf(market.asha, propertyId);
  assert.equal([found?.status, found?.inactiveReason], ['Inactive', 'expired']);
  assert.is(await onMarket('commercial', id), 410);
  await status(id, { status: 'Active' });
  assert.is(await onMarket('commercial', id), 200);
});

test('a demo listing that never expires goes on so when it is reposted', async () => {
  const { json } = await market.asha.call('GET', '/api/v4/userproperties');
  const lasting = (json as unknown as schemas.OwnListings).sell.find(
    ({ society }) => society === 'Twin Towers',
  );
  assert.is(lasting?.expiresAt, undefined);
  await status(lasting?._id ?? '', { status: 'Inactive' });
  await status(lasting?._id ?? '', { status: 'Active' });
  assert.is((await market.ownOf(market.asha, lasting?.propertyId ?? ''))?.expiresAt, undefined);
});

test('a status that is neither is refused by name, and what the operator took off stays off', async () => {
  const { id } = market.listings.sell;
  const wrong = await status(id, { status: 'Blocked' });
  assert.equal(
    [wrong.status, wrong.json.fields],
    [400, { status: 'status must be one of Active, Inactive.' }],
  );
  assert.is((await status(id, {})).status, 400);
  assert.is((await status(id, { status: 'Inactive', reason: 'because' })).status, 400);
  await set(id, { status: 'Removed' });
  assert.is((await status(id, { status: 'Active' })).status, 403);
  assert.is((await market.ownOf(market.asha, market.listings.sell.propertyId))?.status, 'Removed');
  await set(id, { status: 'Active' });
});

test('a deleted listing leaves every list, waits 30 days in the bin and comes back (S-431, D-20)', async () => {
  const { id, propertyId } = market.listings.sell;
  const gone = await market.asha.call('DELETE', `/api/v4/deleteproperty/${id}`, { propertyType: 'sell' });
  assert.equal([gone.status, gone.json.message], [200, 'Property deleted successfully']);
  assert.is(await market.ownOf(market.asha, propertyId), undefined);
  assert.is(await onMarket('sell', id), 410);
  for (const reply of [
    await market.asha.call('DELETE', `/api/v4/deleteproperty/${id}`),
    await refresh(id),
    await status(id, { status: 'Active' }),
    await market.asha.call('GET', `/api/v7/my-property-views/${id}`),
  ])
    assert.equal([reply.status, reply.json.message], [404, 'Property not found']);
  const { json } = await market.asha.call('GET', '/api/v4/deletedproperties');
  fits(schemas.Bin, json);
  const [binned] = (json as unknown as schemas.Bin).listings;
  assert.equal([binned?.propertyId, binned?.title], [propertyId, 'Green Court']);
  assert.is(Date.parse(binned?.goneAt ?? '') - Date.parse(binned?.deletedAt ?? ''), 30 * 86_400_000);
  const restored = await market.asha.call('PUT', `/api/v4/restoreproperty/${id}`);
  assert.is(restored.json.message, 'Property restored successfully');
  assert.is((await market.ownOf(market.asha, propertyId))?.status, 'Active');
  await set(id, { deleted_at: new Date(Date.now() - 31 * 86_400_000) });
  assert.is((await market.asha.call('PUT', `/api/v4/restoreproperty/${id}`)).status, 404);
  assert.equal(
    ((await market.asha.call('GET', '/api/v4/deletedproperties')).json as unknown as schemas.Bin).listings,
    [],
  );
  await set(id, { deleted_at: null });
});

test('a DELETE is understood without a body, with a query, and with an empty JSON body', async () => {
  const { id } = market.listings.plot;
  for (const [query, body] of [
    ['', undefined],
    ['?propertyType=Plot', undefined],
    ['', ''],
    ['', { propertyType: 'Flat' }],
  ] as const) {
    const reply = await market.asha.call('DELETE', `/api/v4/deleteproperty/${id}${query}`, body);
    assert.is(reply.status, 200, JSON.stringify(reply.json));
    await market.asha.call('PUT', `/api/v4/restoreproperty/${id}`);
  }
});

test.run();
