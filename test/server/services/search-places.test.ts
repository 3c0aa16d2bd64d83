/** Cities, regions, localities and free text lead to the right homes (C-21, C-53). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { upsertPlaces } from '../../../server/repositories/place.js';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/search-places');
let server: TestServer;

const homes: [society: string, locality: string, city: string, developer?: string][] = [
  ['Andheri home', 'Andheri East', 'Mumbai'],
  ['Bandra home', 'Bandra West', 'Mumbai'],
  ['Sion home', 'Sion', 'Mumbai'],
  ['Nerul home', 'Nerul', 'Navi Mumbai'],
  ['Thane home', 'Kolshet Road', 'Thane'],
  ['Mira home', 'Mira Road East', 'Mira Bhayandar'],
  ['Kalyan home', 'Kalyan West', 'Kalyan'],
  ['Baner home', 'Baner', 'Pune'],
  ['Pride Mansion', 'Kothrud', 'Pune', 'Godrej Properties'],
  ['Nashik home', 'Gangapur Road', 'Nashik'],
];

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await upsertPlaces(server.database.sql, places);
  await server.services.writer.saveListings(
    homes.map(([society, locality, city, developer]) =>
      aSale({ society, locality, city, ...(developer && { developer }) }),
    ),
  );
});
test.after(() => server.close());

const found = async (query: Record<string, string>): Promise<string[]> => {
  const reply = await server.get(`/api/v3/properties/sell?${new URLSearchParams(query).toString()}`);
  assert.is(reply.status, 200, reply.text);
  return (reply.json as { society: string }[]).map(({ society }) => society).sort();
};

test('a city finds its own homes and no neighbour', async () => {
  assert.equal(await found({ city: 'Mumbai' }), ['Andheri home', 'Bandra home', 'Sion home']);
  assert.equal(await found({ city: 'Navi Mumbai' }), ['Nerul home']);
  assert.equal(await found({ city: 'Thane' }), ['Thane home']);
  assert.equal(await found({ city: 'Pune' }), ['Baner home', 'Pride Mansion']);
  assert.equal(await found({ city: 'Nashik' }), ['Nashik home']);
});

test('a region finds the cities and localities in it', async () => {
  assert.equal(await found({ city: 'Western Mumbai' }), ['Andheri home', 'Bandra home', 'Mira home']);
  assert.equal(await found({ city: 'Central Mumbai' }), ['Sion home']);
  assert.equal(await found({ city: 'Beyond Thane' }), ['Kalyan home']);
});

test('a city is known by its other names, in any case and script, and misspelt', async () => {
  for (const name of ['bombay', 'MUMBAI', 'मुंबई', ' Mumbai '])
    assert.is((await found({ city: name })).length, 3, name);
  for (const name of ['Poona', 'पुणे', 'Punne']) assert.is((await found({ city: name })).length, 2, name);
});

test('a city that is a locality finds the locality', async () => {
  assert.equal(await found({ city: 'Kothrud' }), ['Pride Mansion']);
});

test('a city nobody knows finds nothing', async () => {
  assert.equal(await found({ city: 'Zzyzx' }), []);
});

test('the fixed localities find their homes', async () => {
  assert.equal(await found({ localities: 'Nerul' }), ['Nerul home']);
  assert.equal(await found({ localities: 'Sion' }), ['Sion home']);
  assert.equal(await found({ localities: 'Thane' }), ['Thane home']);
  assert.equal(await found({ localities: 'Bandra' }), ['Bandra home']);
  assert.equal(await found({ localities: 'Nerul,Sion,Thane,Bandra' }), [
    'Bandra home',
    'Nerul home',
    'Sion home',
    'Thane home',
  ]);
});

test('a locality matches in any case, misspelt, and in Devanagari', async () => {
  for (const name of ['andheri east', 'ANDHERI', 'andhri', 'Anderi East', 'अंधेरी पूर्व', 'अंधेरी'])
    assert.equal(await found({ localities: name }), ['Andheri home'], name);
});

test('a locality term also finds societies and developers, by whole beginnings of words', async () => {
  assert.equal(await found({ localities: 'Pride Man' }), ['Pride Mansion']);
  assert.equal(await found({ localities: 'godrej' }), ['Pride Mansion']);
});

test('a misspelt society is found when nothing is spelt so', async () => {
  assert.equal(await found({ localities: 'Pride Mansoin' }), ['Pride Mansion']);
  assert.equal(await found({ q: 'Godraj Properties' }), ['Pride Mansion']);
});

test('a number in a misspelt name is meant as it is written', async () => {
  await server.services.writer.saveListings(
    [12, 34].map((number) => aSale({ society: `Sunrise Towers ${number}`, locality: 'Wai', city: 'Satara' })),
  );
  assert.equal(await found({ localities: 'Sunrise Towrs 34' }), ['Sunrise Towers 34']);
  assert.equal(await found({ q: 'Sunrise Towrs 12' }), ['Sunrise Towers 12']);
  await server.database.sql.deleteFrom('listing').where('city', '=', 'Satara').execute();
});

test('of many names that nothing has, only the first words are looked for as misspelt ones', async () => {
  const nothing = (count: number): string =>
    Array.from({ length: count }, (_, at) => `zqx${at}jwvk`).join(',');
  assert.equal(await found({ localities: `${nothing(2)},Pride Mansoin` }), ['Pride Mansion']);
  assert.equal(await found({ localities: `${nothing(4)},Pride Mansoin` }), []);
  assert.equal(await found({ localities: `${nothing(4)},Pride Mansion` }), ['Pride Mansion']);
});

test('a total counts what is in a place, and what is called like it elsewhere, each once', async () => {
  await server.services.writer.saveListings([
    aSale({ society: 'Baner Heights', locality: 'Baner', city: 'Pune', bhk: '2BHK' }),
    aSale({ society: 'Baner View', locality: 'Wai', city: 'Satara', bhk: '2BHK' }),
    aSale({ society: 'Baner Park', locality: 'Wai', city: 'Satara', bhk: '3BHK' }),
  ]);
  const totals = async (query: string): Promise<unknown[]> => {
    const page = await server.get(`/api/v3/properties/sell?limit=1&${query}`);
    const all = await server.get(`/api/v3/properties/sell?${query}`);
    return [page.headers['x-total-count'], (all.json as unknown[]).length];
  };
  assert.equal(await totals('localities=Baner'), ['4', 4]);
  assert.equal(await totals('localities=Baner,Kothrud'), ['5', 5]);
  assert.equal(await totals('localities=Baner&bedrooms=3BHK'), ['1', 1]);
  assert.equal(await totals('localities=Baner&city=Satara'), ['2', 2]);
  await server.database.sql
    .deleteFrom('listing')
    .where('project', 'like', 'Baner %')
    .where('project', '<>', 'Baner home')
    .execute();
});

test('free text looks in society, project, developer, locality and city', async () => {
  assert.equal(await found({ q: 'mansion kothrud' }), ['Pride Mansion']);
  assert.equal(await found({ q: 'Godrej Pune' }), ['Pride Mansion']);
  assert.equal(await found({ q: 'Nowhere At All' }), []);
});

test('a sentence is understood: rooms, price, type and place, in either box', async () => {
  for (const text of ['2 BHK flat in Kothrud', 'flats under 2 cr kothrood', '2bhk godrej kothrud'])
    for (const box of ['q', 'localities'])
      assert.equal(await found({ [box]: text }), ['Pride Mansion'], text);
  assert.equal(await found({ q: '9 BHK in Kothrud' }), []);
  assert.equal(await found({ q: 'flat in Kothrud under 10 lakh' }), []);
  assert.is((await found({ q: 'flats for sale' })).length, homes.length);
});

test('a society whose name could be read as filters is found by its name', async () => {
  await server.services.writer.saveListings([
    aSale({
      society: 'Shop Flat Heights',
      locality: 'Kalyan West',
      city: 'Kalyan',
      propertyType: 'Penthouse',
    }),
  ]);
  assert.equal(await found({ q: 'Flat Heights' }), ['Shop Flat Heights']);
});

test('signs that mean something to SQL are just signs', async () => {
  for (const text of ["'; drop table listing; --", '%', '_', '\\', "O'Hara"])
    assert.is((await found({ q: text, localities: text, city: 'Pune' })).length <= 2, true, text);
  assert.equal(await found({ city: 'Nashik' }), ['Nashik home']);
});

test.run();
