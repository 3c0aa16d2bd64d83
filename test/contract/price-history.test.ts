/** What a home cost: noted whatever writes a listing, and kept when its owner posts it anew. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { homeMemory } from '../../server/repositories/listing/homes.js';
import type { NewListing } from '../../server/repositories/listing/new-listing.js';
import type { Listing, PriceHistory } from '../../src/api/contract/listings.schema.js';
import { aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/price-history');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
});
test.before.each(async () => {
  for (const table of ['listing', 'home', 'listing_price'] as const)
    await server.database.sql.deleteFrom(table).execute();
});
test.after(() => server.close());

const home = (price: number, sourceKey: string, fields = {}): NewListing =>
  aSale({ society: 'Green Court', carpetArea: '850', price, ...fields }, { sourceKey, expires: false });
const save = (...listings: NewListing[]) => server.services.writer.saveListings(listings);
const onMarket = async (): Promise<Listing[]> =>
  (await server.get('/api/v3/properties/sell?sort=price-up')).json as Listing[];
const only = async (): Promise<Listing> => {
  const [listing, ...others] = await onMarket();
  assert.ok(listing && others.length === 0, 'one listing is on the market');
  return listing;
};
const historyOf = async ({ _id }: Listing): Promise<PriceHistory> =>
  (await server.get(`/api/v3/price-history/sell/${_id}`)).json as PriceHistory;
const amounts = async (listing: Listing): Promise<number[]> =>
  (await historyOf(listing)).prices.map(({ amount }) => amount);
/** Lets time go by for everything that is noted already. */
const later = async (milliseconds: number): Promise<void> => {
  const ago = sql`${`${milliseconds} ms`}::interval`;
  await sql`update listing_price set at = at - ${ago}`.execute(server.database.sql);
  await sql`update listing set created_at = created_at - ${ago}, listed_at = listed_at - ${ago},
    deleted_at = deleted_at - ${ago}, cut_at = cut_at - ${ago}`.execute(server.database.sql);
  await sql`update home set left_at = left_at - ${ago}`.execute(server.database.sql);
};
const hour = 3_600_000;
const day = 24 * hour;
const bin = () => server.database.sql.updateTable('listing').set({ deleted_at: new Date() }).execute();
const emptyBin = () =>
  server.database.sql.deleteFrom('listing').where('deleted_at', 'is not', null).execute();

test('a listing begins with the price it was posted for', async () => {
  await save(home(8_500_000, 'a'));
  const listing = await only();
  const { listedAt, prices } = await historyOf(listing);
  assert.equal([listedAt, prices], [listing.createdAt, [{ at: listing.createdAt, amount: 8_500_000 }]]);
  assert.is(listing.listedAt, listing.createdAt);
  assert.is(listing.priceCut, undefined);
});

test('a lower price is a cut for 30 days, told with what it was before', async () => {
  await save(home(8_500_000, 'a'));
  await later(3 * day);
  await save(home(8_000_000, 'a'));
  const listing = await only();
  assert.equal(await amounts(listing), [8_500_000, 8_000_000]);
  assert.is(listing.priceCut?.from, 8_500_000);
  assert.is(listing.priceCut?.at, (await historyOf(listing)).prices[1]?.at);
  await later(31 * day);
  assert.is((await only()).priceCut, undefined);
});

test('less than 2 % is no cut, nor is a price that rises; a rise ends a cut', async () => {
  await save(home(8_500_000, 'a'));
  await later(day);
  await save(home(8_400_000, 'a'));
  assert.is((await only()).priceCut, undefined);
  await later(day);
  await save(home(7_000_000, 'a'));
  assert.is((await only()).priceCut?.from, 8_400_000);
  await later(day);
  await save(home(9_000_000, 'a'));
  const listing = await only();
  assert.is(listing.priceCut, undefined);
  assert.equal(await amounts(listing), [8_500_000, 8_400_000, 7_000_000, 9_000_000]);
});

test('a correction within the hour leaves no trace, and nothing is a cut that was only mistyped', async () => {
  await save(home(85_000_000, 'a'));
  await save(home(8_500_000, 'a'));
  assert.equal(await amounts(await only()), [8_500_000]);
  assert.is((await only()).priceCut, undefined);
  await later(2 * hour);
  await save(home(80_000, 'a'));
  await save(home(8_000_000, 'a'));
  assert.equal(await amounts(await only()), [8_500_000, 8_000_000]);
  await save(home(8_500_000, 'a'));
  assert.equal(await amounts(await only()), [8_500_000]);
});

test('other words change no price', async () => {
  await save(home(8_500_000, 'a'));
  await later(day);
  await save(home(8_500_000, 'a', { description: 'With a view' }));
  assert.equal(await amounts(await only()), [8_500_000]);
});

test('a deposit is part of it, but no cut', async () => {
  const flat = (securityDeposit: number) =>
    aRent(
      { societyName: 'Green Court', carpetArea: 600, monthlyRent: 20_000, securityDeposit },
      { sourceKey: 'r' },
    );
  await save(flat(100_000));
  await later(day);
  await save(flat(50_000));
  const [listing] = (await server.get('/api/v3/properties/rent')).json as Listing[];
  const { prices } = (await server.get(`/api/v3/price-history/rent/${listing?._id ?? ''}`))
    .json as PriceHistory;
  assert.equal(
    prices.map(({ amount, deposit }) => [amount, deposit]),
    [
      [20_000, 100_000],
      [20_000, 50_000],
    ],
  );
  assert.is(listing?.priceCut, undefined);
});

test('a home posted anew keeps its date and its prices, also after it was deleted for good', async () => {
  await save(home(8_500_000, 'a'));
  const first = (await only()).createdAt;
  await later(20 * day);
  await bin();
  await save(home(8_000_000, 'b'));
  const second = await only();
  assert.equal(await amounts(second), [8_500_000, 8_000_000]);
  assert.is(second.priceCut?.from, 8_500_000);
  assert.ok(String(second.listedAt) < String(first) && String(second.createdAt) >= String(first));
  await later(20 * day);
  await bin();
  await emptyBin();
  await save(home(7_500_000, 'c'));
  assert.equal(await amounts(await only()), [8_500_000, 8_000_000, 7_500_000]);
});

test('after 14 weeks it is a new home, and what was noted is swept', async () => {
  await save(home(8_500_000, 'a'));
  await bin();
  await emptyBin();
  await later(homeMemory + day);
  await server.services.tidy();
  const left = await sql<{
    rows: number;
  }>`select (select count(*) from home) + (select count(*) from listing_price)
    as rows`.execute(server.database.sql);
  assert.is(Number(left.rows[0]?.rows), 0);
  await save(home(8_000_000, 'b'));
  assert.equal(await amounts(await only()), [8_000_000]);
});

test('what is still remembered outlives the sweeping', async () => {
  await save(home(8_500_000, 'a'));
  await bin();
  await emptyBin();
  await later(homeMemory - day);
  await server.services.tidy();
  await save(home(8_000_000, 'b'));
  assert.equal(await amounts(await only()), [8_500_000, 8_000_000]);
});

test('homes that look alike and are offered side by side have a history each', async () => {
  await save(home(8_500_000, 'a'), home(9_000_000, 'b'));
  await later(day);
  await save(home(8_800_000, 'b'));
  const [one, other] = await onMarket();
  assert.equal(
    [await amounts(one as Listing), await amounts(other as Listing)],
    [[8_500_000], [9_000_000, 8_800_000]],
  );
  await bin();
  await save(home(8_000_000, 'c'), home(8_100_000, 'd'));
  assert.is((await onMarket()).filter(({ listedAt, createdAt }) => listedAt !== createdAt).length, 1);
});

test('nobody inherits the history of another owner', async () => {
  await server.database.sql
    .insertInto('app_user')
    .values({ ...owner, id: 'other-owner', email: 'o@example.com', phone: '9812300000' })
    .execute();
  await save(home(8_500_000, 'a'));
  await bin();
  await save({ ...home(8_000_000, 'b'), ownerId: 'other-owner' });
  assert.equal(await amounts(await only()), [8_000_000]);
});

test('a listing that is unknown or gone tells nothing', async () => {
  await save(home(8_500_000, 'a'));
  const { _id } = await only();
  assert.is((await server.get('/api/v3/price-history/sell/nothing')).status, 404);
  assert.is((await server.get(`/api/v3/price-history/rent/${_id}`)).status, 404);
  await bin();
  assert.is((await server.get(`/api/v3/price-history/sell/${_id}`)).status, 410);
});

test.run();
