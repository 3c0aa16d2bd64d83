/** What helps while a listing is written: usual prices by place, and names the market knows. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Check } from 'typebox/value';
import { NameSuggestion, UsualPrice } from '../../src/api/contract/posting-hints.schema.js';
import { aPg, aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/posting-hints');
let server: TestServer;

const sizes = [900, 1000, 1100, 1200, 1300, 1400];

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  const sale = (carpetArea: number, locality: string, rate: number, society: string) =>
    aSale({
      carpetArea: String(carpetArea),
      carpetAreaUnit: 'Sq-ft',
      price: carpetArea * rate,
      locality,
      society,
      developer: society.startsWith('Godrej') ? 'Godrej Properties' : 'Nirmiti Builders',
    });
  await server.services.writer.saveListings([
    ...sizes.map((size, n) => sale(size, 'Baner', 10_000 + n * 100, n < 4 ? 'Godrej 24' : "D'Souza Heights")),
    ...sizes.map((size) => sale(size, 'Kothrud', 20_000, 'Godrej Rejuve')),
    aSale({ price: 1, carpetArea: '0', carpetAreaUnit: 'Sq-ft', society: '' }),
    ...[20, 21, 22, 23, 24].map((thousand) => aRent({ monthlyRent: thousand * 1000, bhk: '1BHK' })),
    ...[90, 91, 92, 93, 94].map((thousand) => aRent({ monthlyRent: thousand * 1000, bhk: '4BHK' })),
    ...[8, 9, 10].map((thousand) => aPg({ monthlyRent: thousand * 1000, roomType: 'Shared' })),
  ]);
});
test.after(() => server.close());

const usual = async (kind: string, query: Record<string, string>): Promise<UsualPrice> => {
  const { status, json } = await server.get(
    `/api/v3/usual-price/${kind}?${new URLSearchParams({ city: 'Pune', locality: 'Baner', ...query }).toString()}`,
  );
  assert.is(status, 200, JSON.stringify(json));
  assert.ok(Check(UsualPrice, json));
  return json;
};

test('a sale is compared by the square foot within its locality', async () => {
  assert.equal(await usual('sell', { propertyType: 'Flat', bhk: '2BHK' }), {
    per: 'sqft',
    within: 'locality',
    count: 6,
    median: 10_250,
    low: 5063,
    high: 20_750,
  });
  assert.is((await usual('sell', { locality: 'kothrud' })).median, 20_000);
});

test('with too few listings in a locality those of its city count, and with too few there, none', async () => {
  const city = await usual('sell', { locality: 'Wakad' });
  assert.equal([city.within, city.count, city.median], ['city', 12, 15_250]);
  assert.equal(await usual('sell', { propertyType: 'Penthouse' }), { per: 'sqft', within: 'city', count: 0 });
  assert.equal(await usual('pg', { roomType: 'Shared' }), { per: 'bed', within: 'city', count: 3 });
  assert.equal(await usual('sell', { city: 'Nowhere at all' }), { per: 'sqft', within: 'city', count: 0 });
});

test('a rent is compared by the month with homes of as many rooms', async () => {
  const small = await usual('rent', { propertyType: 'Flat', bhk: '1BHK' });
  assert.equal([small.per, small.count, small.median], ['month', 5, 22_000]);
  assert.is((await usual('rent', { propertyType: 'Flat', bhk: '4BHK' })).median, 92_000);
  assert.is((await usual('rent', { propertyType: 'Shop' })).per, 'sqft');
});

test('a question without a place or of an unknown kind is refused', async () => {
  assert.is((await server.get('/api/v3/usual-price/sell?city=Pune')).status, 400);
  assert.is((await server.get('/api/v3/usual-price/castle?city=Pune&locality=Baner')).status, 400);
});

const names = async (path: string): Promise<string[]> => {
  const { json, status } = await server.get(`/api/v3/${path}`);
  assert.is(status, 200);
  for (const each of json as unknown[]) assert.ok(Check(NameSuggestion, each));
  return (json as NameSuggestion[]).map(({ name, count }) => `${name} ${count}`);
};

test('societies are found by the beginnings of their words, the commonest first', async () => {
  assert.equal(await names('societies?q=godr'), ['Godrej Rejuve 6', 'Godrej 24 4']);
  assert.equal(await names('societies?q=24%20godrej'), ['Godrej 24 4']);
  assert.equal(await names("societies?q=d'souza"), ["D'Souza Heights 2"]);
  assert.equal(await names('societies?q=godrej&city=Pune&locality=Baner'), ['Godrej 24 4']);
  assert.equal(await names('societies?q=godrej&limit=1'), ['Godrej Rejuve 6']);
  assert.equal(await names('societies?q=godrej&city=Mumbai'), []);
  assert.equal(await names('societies?q=baner'), [], 'the name of a place is no society');
});

test('without a text a locality suggests its societies, and the whole market suggests none', async () => {
  const baner = await names('societies?city=Pune&locality=Baner');
  assert.ok(baner.includes('Godrej 24 4') && !baner.some((each) => each.startsWith(' ')));
  assert.equal(await names('societies'), []);
  assert.equal(await names('societies?q=%25'), []);
});

test('developers are found too', async () => {
  assert.equal(await names('developers?q=nir'), ['Nirmiti Builders 2']);
  assert.equal(await names('developers?q=godrej'), ['Godrej Properties 10']);
});

test('any page may ask', async () => {
  const { headers } = await server.get('/api/v3/societies?q=godrej', { origin: 'https://partner.example' });
  assert.is(headers['access-control-allow-origin'], '*');
});

test.run();
