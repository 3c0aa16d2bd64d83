/** What a key is locked to holds on the server: editing the page does not lift it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import type { PartnerKey } from '../../src/api/contract/partners.schema.js';
import { rentedHomes } from '../../src/model/rules/options/property-types.js';
import { aRent, aSale, owner } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partner-locks');
let server: TestServer;
let builder: Person;
const page = 'https://www.sahyadri.example';

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  builder = await signedIn(server);
  const ownerId = (await builder.call('GET', '/api/v1/profile')).json._id;
  await server.services.writer.saveListings([
    aSale({ society: 'Green Court' }),
    aSale({ society: 'Sahyadri Park' }, { ownerId }),
    aSale({ society: 'Sahyadri Park', city: 'Mumbai', locality: 'Powai' }, { ownerId }),
  ]);
});
test.after(() => server.close());

const make = async (body: object): Promise<PartnerKey> =>
  (await builder.call('POST', '/api/v1/partner-keys', body)).json as unknown as PartnerKey;
const under = (key: string, path: string) => server.get(`/embed/api/${key}${path}`, { origin: page });
const preflight = (key: string, path: string, method: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: `/embed/api/${key}${path}`,
    headers: { origin: page, 'access-control-request-method': method },
  });
const societies = (json: unknown): string[] =>
  (json as { society: string }[]).map(({ society }) => society).sort();

test('locked filters hold whatever the page asks for', async () => {
  const mine = await make({
    name: 'Mine',
    mode: 'live',
    origins: [page],
    settings: { locked: { mine: true } },
  });
  const all = await under(mine.key, '/api/v3/properties/sell');
  assert.equal(societies(all.json), ['Sahyadri Park', 'Sahyadri Park']);
  const other = await server.get('/api/v3/properties/sell?q=Green');
  const [green] = other.json as Listing[];
  assert.ok(green);
  assert.equal((await under(mine.key, `/api/v3/properties/sell?ids=${green._id}`)).json, []);
  assert.is((await under(mine.key, `/api/v3/property/sell/${green._id}`)).status, 404);
  assert.is(((await under(mine.key, '/api/v3/facets/sell')).json as { total: number }).total, 2);

  const locked = { mine: true, city: 'Mumbai', project: 'sahyadri park' };
  const one = await make({ name: 'One', mode: 'live', origins: [page], settings: { locked } });
  const inPune = await under(one.key, '/api/v3/properties/sell?city=Pune');
  assert.equal(inPune.json, []);
  assert.is(((await under(one.key, '/api/v3/properties/sell')).json as []).length, 1);
});

test('a key of one owner or project shows all that is let there as long as no type is chosen (S-920)', async () => {
  const ownerId = (await builder.call('GET', '/api/v1/profile')).json._id;
  await server.services.writer.saveListings([
    aRent({ societyName: 'Sahyadri Desks', propertyType: 'Office', bhk: '' }, { ownerId }),
    aRent({ societyName: 'Green Desks', propertyType: 'Office', bhk: '' }),
    aRent({ societyName: 'Green Home' }),
  ]);
  const key = async (locked: object) =>
    (await make({ name: 'Rent', mode: 'live', origins: [page], settings: { locked } })).key;
  const [mine, pune] = [await key({ mine: true }), await key({ city: 'Pune' })];
  const toLet = async (of: string, types: readonly string[]): Promise<string[]> => {
    const query = `?propertyType=${encodeURIComponent(types.join(','))}`;
    const { json } = await under(of, `/api/v3/properties/rent${query}`);
    const { total } = (await under(of, `/api/v3/facets/rent${query}`)).json as { total: number };
    const names = (json as { societyName: string }[]).map(({ societyName }) => societyName);
    assert.is(total, names.length);
    return names.sort();
  };
  assert.equal(await toLet(mine, rentedHomes), ['Sahyadri Desks']);
  assert.equal(await toLet(mine, ['Flat']), []);
  assert.equal(await toLet(pune, rentedHomes), ['Green Home']);
});

test('a key that is for some widgets only may not call for others', async () => {
  const key = await make({
    name: 'Search',
    mode: 'live',
    origins: [page],
    settings: { widgets: ['search-box'] },
  });
  assert.is((await under(key.key, '/api/v3/properties/sell')).status, 200);
  assert.is((await preflight(key.key, `/api/v3/user/${owner.id}`, 'GET')).statusCode, 403);
  const reply = await under(key.key, '/api/v4/userproperties');
  assert.match((reply.json as { message: string }).message, /widget/);
});

test.run();
