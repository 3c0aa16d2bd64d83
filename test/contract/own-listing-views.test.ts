/** Who reached for an owner's listings, and how many came to look (S-435, D-15, D-36, D-37). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Check } from 'typebox/value';
import * as schemas from '../../src/api/contract/own-listings.schema.js';
import { type OwnMarket, openOwnMarket } from '../support/own-market.js';
import { signedIn } from '../support/people.js';

const test = suite('contract/own-listing-views');
let market: OwnMarket;

test.before(async () => {
  market = await openOwnMarket();
});
test.after(() => market.server.close());

test('who paid to reach the owner is listed once, with time and action; who only looked is not (D-15, D-36)', async () => {
  const { id, propertyId } = market.listings.sell;
  const buyer = await signedIn(market.server, { name: 'Kavya Rao' });
  const looker = await signedIn(market.server);
  await looker.call('POST', '/api/v3/add-viewdata', { p_id: id, type: 'sell' });
  await buyer.call('GET', `/api/v3/user/${await market.idOf(market.asha)}?property=${id}&surface=detail`);
  await market.server.database.sql
    .insertInto('listing_view')
    .values({
      listing_id: id,
      viewer_id: await market.idOf(buyer),
      day: '2026-01-05',
      action: 'message',
      paid: true,
      at: new Date('2026-01-05T10:00:00Z'),
    })
    .execute();
  const { json } = await market.asha.call('GET', `/api/v7/my-property-views/${propertyId}`);
  assert.ok(Check(schemas.PropertyViews, json));
  const { views } = (json as unknown as schemas.PropertyViews).propertyViews;
  assert.is(views.length, 1);
  assert.equal([views[0]?.userId?.name, views[0]?.userId?.phone], ['Kavya Rao', buyer.phone]);
  assert.equal([views[0]?.action, views[0]?.count], ['number', 2]);
  assert.ok(Date.now() - Date.parse(views[0]?.at ?? '') < 60_000);
  const all = await market.asha.call('GET', '/api/v7/my-property-views');
  assert.ok(Check(schemas.AllPropertyViews, all.json));
  const lists = (all.json as unknown as schemas.AllPropertyViews).propertyViews;
  assert.equal(
    lists.map((each) => [each.propertyId, each.views.length]),
    [[propertyId, 1]],
  );
  const own = await market.ownOf(market.asha, propertyId);
  assert.is(own?.contactCount, 1);
});

test('a deleted listing keeps the people who paid, as long as it lies in the bin (D-15, D-20)', async () => {
  const { id, propertyId } = market.listings.rent;
  const buyer = await signedIn(market.server, { name: 'Kavya Rao' });
  await buyer.call('GET', `/api/v3/user/${await market.idOf(market.asha)}?property=${id}&surface=detail`);
  const unwanted = market.listings.commercial;
  const views = async (of = propertyId) => {
    const { status, json } = await market.asha.call('GET', `/api/v7/my-property-views/${of}`);
    const { propertyViews } = json as unknown as Partial<schemas.PropertyViews>;
    return [status, ...(propertyViews?.views.map((view) => view.userId?.name) ?? [])];
  };
  const all = async () => {
    const { json } = await market.asha.call('GET', '/api/v7/my-property-views');
    const { propertyViews } = json as unknown as schemas.AllPropertyViews;
    return propertyViews.find((each) => each.propertyId === propertyId)?.views.length;
  };
  const ids = async () => {
    const { json } = await market.asha.call('GET', '/api/v7/userpropertiesId');
    assert.ok(Check(schemas.OwnPropertyIds, json));
    const { rent, commercial } = json as unknown as schemas.OwnPropertyIds;
    return [...rent, ...commercial].map((each) => [each.propertyId, each.deleted ?? false]);
  };
  assert.equal(await ids(), [
    [propertyId, false],
    [unwanted.propertyId, false],
  ]);
  for (const gone of [id, unwanted.id]) await market.asha.call('DELETE', `/api/v4/deleteproperty/${gone}`);
  assert.equal(await views(), [200, 'Kavya Rao']);
  assert.is(await all(), 1);
  assert.equal(await ids(), [[propertyId, true]], 'one that nobody paid for is not named');
  assert.equal(await views(unwanted.propertyId), [404]);
  assert.is((await market.ravi.call('GET', `/api/v7/my-property-views/${propertyId}`)).status, 403);
  await market.server.database.sql.deleteFrom('listing').where('id', '=', id).execute();
  assert.equal([await views(), await all(), await ids()], [[404], undefined, []]);
});

test('visits of the last fourteen days are answered day by day, today last', async () => {
  const { id, propertyId } = market.listings.pg;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await market.server.database.sql.deleteFrom('listing_visit').where('listing_id', '=', id).execute();
  await market.server.database.sql
    .insertInto('listing_visit')
    .values([0, 0, 3, 13, 14].map((ago, at) => ({ listing_id: id, visitor: `visitor-${at}`, day: day(ago) })))
    .execute();
  assert.equal(
    (await market.ownOf(market.asha, propertyId))?.dailyViews,
    [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2],
  );
});

test('visitors and contacts are told day by day for 30 days, to the owner alone', async () => {
  const { id, propertyId } = market.listings.plot;
  const today = new Date().toISOString().slice(0, 10);
  const before = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { sql: database } = market.server.database;
  await database
    .insertInto('listing_visit')
    .values([
      { listing_id: id, visitor: 'a', day: today },
      { listing_id: id, visitor: 'b', day: today },
      { listing_id: id, visitor: 'a', day: before },
    ])
    .execute();
  await database.insertInto('listing_impression').values({ listing_id: id, day: today, count: 7 }).execute();
  const buyer = await market.idOf(await signedIn(market.server));
  await database
    .insertInto('listing_view')
    .values([
      { listing_id: id, viewer_id: buyer, day: today, action: 'number', paid: true, at: new Date() },
      { listing_id: id, viewer_id: buyer, day: before, action: 'view', paid: false, at: new Date() },
    ])
    .execute();
  const path = `/api/v4/listing-days/${propertyId}`;
  const { json } = await market.asha.call('GET', path);
  assert.ok(Check(schemas.ListingDays, json));
  const { days } = json as unknown as schemas.ListingDays;
  assert.is(days.length, 30);
  assert.equal(days.slice(-2), [
    { day: before, impressions: 0, views: 1, contacts: 0 },
    { day: today, impressions: 7, views: 2, contacts: 1 },
  ]);
  assert.is((await market.ravi.call('GET', path)).status, 403);
  assert.is((await market.server.get(path)).status, 401);
});

test.run();
