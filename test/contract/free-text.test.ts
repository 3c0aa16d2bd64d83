/** What people type finds what its plain form finds, and is told part by part (S-650 to S-653). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Check } from 'typebox/value';
import { fillPlaces } from '../../server/places/fill.js';
import { type Facets, type Listing, UnderstoodText } from '../../src/api/contract/listings.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { rentedHomes } from '../../src/model/rules/options/property-types.js';
import { aPg, aPlot, aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/free-text');
let server: TestServer;

const builder = {
  ...owner,
  id: 'builder-1',
  phone: '9800000077',
  email: 'b@example.com',
  usertype: 'Builder' as const,
};

test.before(async () => {
  server = await startServer();
  await fillPlaces(server.database.sql);
  await server.database.sql
    .insertInto('app_user')
    .values([{ ...owner, usertype: 'Buyer/Owner/Tenant' }, builder])
    .execute();
  const place = { city: 'Pune', locality: 'Kothrud' };
  await server.services.writer.saveListings([
    aSale({
      society: 'Old',
      ...place,
      bhk: '2BHK',
      features: { bathrooms: '2', floorNumber: '0', ageOfProperty: '10+' },
    }),
    aSale({
      society: 'New',
      ...place,
      bhk: '2BHK',
      features: { bathrooms: '1', floorNumber: '12', ageOfProperty: '0' },
      amenities: ['Lift', 'Gym'],
      description: 'Covered parking for one car.',
    }),
    aSale({ society: 'Built', ...place, bhk: '3BHK' }, { ownerId: builder.id }),
    aRent({ societyName: 'Soon', ...place, availableFrom: '2026-12-01', securityDeposit: 50_000 }),
    aRent({ societyName: 'Later', ...place, availableFrom: '2027-03-01', securityDeposit: 150_000 }),
    aRent({ societyName: 'Desks', ...place, propertyType: 'Office', bhk: '' }),
    aPg({
      societyName: 'Her food',
      ...place,
      availableFor: 'Girls',
      description: 'Home-style meals can be added.',
    }),
    aPg({ societyName: 'Hers', ...place, availableFor: 'Girls', description: 'Quiet.' }),
    aPg({ societyName: 'Anyone', ...place, availableFor: 'Any', description: 'Breakfast and dinner.' }),
    aPg({ societyName: 'His', ...place, availableFor: 'Boys', description: 'Meals.' }),
    aPlot({
      societyName: 'Small',
      city: 'Pune',
      locality: 'Talegaon Dabhade',
      plotArea: '2',
      areaUnit: 'Sq-ft',
      approvedBy: 'Collector Approved',
    }),
    aPlot({
      societyName: 'Two guntha',
      city: 'Pune',
      locality: 'Talegaon Dabhade',
      plotArea: '2178',
      areaUnit: 'Sq-ft',
      approvedBy: 'N.A(Non-Agricultural)',
    }),
  ]);
});
test.after(() => server.close());

const found = async (kind: ListingKind, query: Record<string, string>): Promise<string[]> => {
  const { json, status, text } = await server.get(
    `/api/v3/properties/${kind}?${new URLSearchParams(query).toString()}`,
  );
  assert.is(status, 200, text);
  return (json as Listing[])
    .map((listing) =>
      'society' in listing ? listing.society : 'societyName' in listing ? listing.societyName : '',
    )
    .sort();
};

const same: [kind: ListingKind, typed: string, plain: Record<string, string>, count: number][] = [
  ['pg', 'girls pg with food in Pune', { Availablefor: 'Girls', mentions: 'food', city: 'Pune' }, 2],
  ['plot', 'NA plot in Talegaon', { approvedby: 'N.A(Non-Agricultural)', localities: 'Talegaon' }, 1],
  ['plot', '2 guntha plot', { minarea: '1960', maxarea: '2396' }, 1],
  ['sell', '2 bhk from owner in Kothrud', { bedrooms: '2BHK', postedby: 'Owner', localities: 'Kothrud' }, 2],
  ['sell', '2 bhk with parking Pune', { bedrooms: '2BHK', mentions: 'parking', city: 'Pune' }, 1],
  ['rent', 'flat ready by december 2026', { availableby: '2026-12-31' }, 1],
  ['sell', 'मालिक से 2 बीएचके पुणे', { bedrooms: '2BHK', postedby: 'Owner', city: 'Pune' }, 2],
];

for (const [kind, typed, plain, count] of same)
  test(`"${typed}" finds what its plain form finds`, async () => {
    const wanted = await found(kind, plain);
    assert.is(wanted.length, count, wanted.join());
    assert.equal(await found(kind, { q: typed }), wanted);
    assert.equal(await found(kind, { localities: typed }), wanted, 'in the box of localities');
    const { json } = await server.get(
      `/api/v3/facets/${kind}?${new URLSearchParams({ q: typed }).toString()}`,
    );
    assert.is((json as Facets).total, count);
  });

test('a word that nobody knows is left out where the rest says something, and only there', async () => {
  assert.equal(await found('sell', { q: '3 bhk xqzvkw in Pune' }), ['Built']);
  assert.equal(await found('sell', { q: '3 bhk xqzvkw' }), ['Built']);
  assert.equal(await found('sell', { q: 'xqzvkw' }), []);
});

test('the parts are told with what is left without each, and what was not understood', async () => {
  const { json } = await server.get(
    `/api/v3/understood/sell?${new URLSearchParams({ q: '3 BHK xqzvkw from owner in Kothrud' }).toString()}`,
  );
  assert.ok(Check(UnderstoodText, json));
  assert.equal(json, {
    parts: [
      { text: '3 BHK', without: 'xqzvkw from owner in Kothrud' },
      { text: 'from owner', without: '3 BHK xqzvkw in Kothrud' },
      { text: 'Kothrud', without: '3 BHK xqzvkw from owner in' },
    ],
    unknown: ['xqzvkw'],
  });
  const { json: name } = await server.get('/api/v3/understood/sell?q=Kothrud');
  assert.equal(name, { parts: [], unknown: [] });
});

const filters: [kind: ListingKind, query: Record<string, string>, societies: string[]][] = [
  ['sell', { postedby: 'Builder' }, ['Built']],
  ['sell', { postedby: 'owner,agent' }, ['New', 'Old']],
  ['sell', { bathrooms: '2', bedrooms: '2BHK' }, ['Old']],
  ['sell', { floor: 'Ground' }, ['Old']],
  ['sell', { floor: 'Ground,High' }, ['New', 'Old']],
  ['sell', { maxage: '1' }, ['New']],
  ['sell', { amenities: 'Lift,Gym' }, ['New']],
  ['sell', { amenities: 'Lift,Garden' }, []],
  ['sell', { pricecut: 'true' }, []],
  ['sell', { listedwithin: '1' }, ['Built', 'New', 'Old']],
  ['rent', { availableby: '2026-12-31' }, ['Soon']],
  ['rent', { maxdeposit: '100000' }, ['Soon']],
  ['rent', { more: 'maxdeposit:100000,availableby:2026-12-31' }, ['Soon']],
  ['sell', { more: 'amenities:Lift,amenities:Gym,floor:High' }, ['New']],
  ['pg', { Availablefor: 'Boys' }, ['Anyone', 'His']],
];
for (const [kind, query, societies] of filters)
  test(`${kind} by ${new URLSearchParams(query).toString()}`, async () => {
    assert.equal(await found(kind, query), societies);
  });

test('who changes the type of an account changes it on its listings', async () => {
  await server.database.sql
    .updateTable('app_user')
    .set({ usertype: 'Agent' })
    .where('id', '=', builder.id)
    .execute();
  assert.equal(await found('sell', { postedby: 'Agent' }), ['Built']);
});

for (const query of [
  'postedby=Nobody',
  'floor=roof',
  'mentions=pool',
  'amenities=a,b,c,d,e,f',
  'availableby=soon',
  'bathrooms=0',
  'maxage=-1',
  'more=colour:red',
  'more=bathrooms:11',
])
  test(`${query} is refused`, async () => {
    assert.is((await server.get(`/api/v3/properties/sell?${query}`)).status, 400);
  });

test('where Rent shows homes because no type is chosen, a text that names business space has chosen (S-920)', async () => {
  const propertyType = rentedHomes.join(',');
  const homes = ['Later', 'Soon'];
  assert.equal(await found('rent', {}), ['Desks', ...homes], 'the call itself chooses nothing');
  assert.equal(await found('rent', { propertyType }), homes);
  assert.equal(await found('rent', { propertyType, localities: 'Kothrud' }), homes);
  assert.equal(await found('rent', { propertyType, localities: 'flat in Kothrud' }), homes);
  for (const typed of ['office', 'office in Kothrud', 'ऑफिस'])
    assert.equal(await found('rent', { propertyType, localities: typed }), ['Desks'], typed);
  assert.equal(
    await found('rent', { propertyType: 'Flat', localities: 'office' }),
    [],
    'a type chosen stays',
  );
});

test.run();
