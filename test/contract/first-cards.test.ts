/** What results on a partner's page begin with (S-889): the answer of the very search that the tag and its page ask for. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FirstCards } from '../../src/api/contract/first-cards.schema.js';
import type { PartnerKey } from '../../src/api/contract/partners.schema.js';
import { aRent, aSale, owner } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/first-cards');
let server: TestServer;
let builder: Person;
const page = 'https://www.sahyadri.example';

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  builder = await signedIn(server);
  const ownerId = (await builder.call('GET', '/api/v1/profile')).json._id;
  await server.services.writer.saveListings([
    ...Array.from({ length: 30 }, (_, at) => aSale({ society: `Court ${String(at)}`, city: 'Pune' })),
    aSale({ society: 'Sahyadri Park', city: 'Mumbai', locality: 'Powai' }, { ownerId }),
    aRent({ societyName: 'Green View' }),
  ]);
});
test.after(() => server.close());

const firstOf = async (query: string, prefix = ''): Promise<FirstCards> => {
  const { status, json } = await server.get(`${prefix}/api/v3/first-cards?${query}`, { origin: page });
  assert.is(status, 200, JSON.stringify(json));
  return json as FirstCards;
};
const makeKey = async (settings: object): Promise<string> => {
  const body = { name: 'Site', mode: 'live', origins: [page], settings };
  const made = (await builder.call('POST', '/api/v1/partner-keys', body)).json as unknown as PartnerKey;
  return `/embed/api/${made.key}`;
};

for (const query of [
  '',
  'tab=Rent',
  'city=Pune',
  'filters=bedrooms%3D2BHK%2C3BHK%26page%3D2',
  'tab=Buy&locked=city%3DMumbai&city=Pune',
  'remembered=Rent',
  'tab=Boats&theme=purple&lang=fr-FR&font=comic',
  'search=tab%3DBuy%26city%3DPune%26sort%3Dprice-up&tab=Rent',
])
  test(`it is what the call it names answers: ${query || 'nothing said'}`, async () => {
    const first = await firstOf(query);
    const own = await server.get(first.call);
    assert.equal(first.listings, own.json);
    assert.is(String(first.total), own.headers['x-total-count']);
    const cursor = /[?&]after=([^&>]+)[^>]*>; rel="next"/.exec(String(own.headers.link))?.[1];
    assert.is(first.next, cursor === undefined ? null : decodeURIComponent(cursor));
  });

test('the address of the page counts for results of no group alone, and a tab chosen last for a tag without one', async () => {
  const search = encodeURIComponent('tab=Rent');
  assert.match((await firstOf(`search=${search}`)).call, '/rent?');
  assert.match((await firstOf(`search=${search}&group=sale`)).call, '/sell?');
  assert.match((await firstOf('remembered=Rent&tab=Buy')).call, '/sell?');
});

test('its first line is what is shown first, and with a brace JSON of its own', async () => {
  const { text, json } = await server.get('/api/v3/first-cards?tab=Rent');
  const [line = '', ...rest] = text.split('\n');
  assert.is(rest.length, 1);
  const { drawn, css } = json as FirstCards;
  assert.equal(JSON.parse(`${line}}`), { drawn, css });
});

test('another build of the script gets the answer, not the drawing', async () => {
  const { drawn, css, listings } = await firstOf('build=0.0.1-old');
  assert.equal([drawn, css], [null, '']);
  assert.ok(listings.length > 0);
});

test('what a key is locked to holds, its brand comes along, and a key of other widgets is refused', async () => {
  const key = await makeKey({ locked: { mine: true }, brand: '#7a1fa2' });
  const first = await firstOf('city=Pune', key);
  assert.is(first.total, 0);
  assert.is((await firstOf('', key)).total, 1);
  assert.is(first.brand, 'light-dark(#7a1fa2,#7a1fa2)');
  const city = await makeKey({ locked: { city: 'Mumbai' } });
  assert.is((await firstOf('city=Pune', city)).total, 1);
  const other = await makeKey({ widgets: ['search-box'] });
  assert.is((await server.get(`${other}/api/v3/first-cards`, { origin: page })).status, 403);
});

test('a filter, a lock or a link that nobody can read is refused by its name', async () => {
  for (const [query, name] of [
    ['locked=tab%3DFoo%26zzz%3D1', 'locked'],
    ['filters=bhk%3D99', 'filters'],
    ['listing-url=javascript:alert(1)', 'listing-url'],
    [`city=${'x'.repeat(61)}`, 'city'],
  ] as const) {
    const { status, json } = await server.get(`/api/v3/first-cards?${query}`);
    assert.is(status, 400, query);
    assert.match(JSON.stringify(json), name);
  }
});

test.run();
