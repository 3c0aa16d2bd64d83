/** Which writes change the answer of a search: its own places and names, and nothing beside them. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingQuery } from '../../../src/api/contract/listings.schema.js';
import { places } from '../../../server/places/gazetteer.js';
import { upsertPlaces } from '../../../server/repositories/place.js';
import { createDataVersions } from '../../../server/services/data-versions.js';
import { type Home, homesOf, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/search-scope');
let server: TestServer;

const save = (...homes: Home[]) => server.services.writer.saveListings(homesOf(homes));

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await upsertPlaces(server.database.sql, places);
  await save(['Sunrise', 'Baner', 'Pune'], ['Moonrise', 'Aundh', 'Pune'], ['Star', 'Kothrud', 'Pune']);
});
test.after(() => server.close());

/** Tells whether a write may change the answer of a search. */
const changes = async (query: ListingQuery, write: () => Promise<unknown>): Promise<boolean> => {
  const versions = createDataVersions(server.database);
  const { scope } = await server.services.listings.search('sell', { ...query, limit: 24 });
  const before = await versions.current();
  await write();
  await versions.current();
  return versions.hasChanged(scope, before);
};

const changesByHome = (query: ListingQuery, ...home: Home): Promise<boolean> =>
  changes(query, () => save(home));

const baner: ListingQuery = { city: 'Pune', localities: 'Baner' };

test('a search in a locality is changed by what lies there or has its name, and by nothing else', async () => {
  assert.is(await changesByHome(baner, 'Moonrise', 'Aundh', 'Pune'), false);
  assert.is(await changesByHome(baner, 'Lakeside', 'Baner', 'Nashik'), false, 'another city');
  assert.is(await changesByHome(baner, 'Lakeside', 'Baner', 'Pune'), true);
  assert.is(await changesByHome(baner, 'Baner Heights', 'Aundh', 'Pune'), true);
});

test('a search of a city is changed by all that is written there', async () => {
  assert.is(await changesByHome({ city: 'Pune' }, 'Moonrise', 'Aundh', 'Pune'), true);
});

test('what leaves a locality changes the search there', async () => {
  const leave = sql`update listing set status = 'Inactive', inactive_reason = 'sold' where locality_key = 'kothrud'`;
  const update = () => leave.execute(server.database.sql);
  assert.is(await changes({ city: 'Pune', localities: 'Kothrud' }, update), true);
  assert.is(await changes(baner, update), false);
});

test('words that homes have are changed by homes that have all of them', async () => {
  const query = { q: 'Sunrise' };
  assert.is(await changesByHome(query, 'Moonrise', 'Baner', 'Pune'), false);
  assert.is(await changesByHome(query, 'Sunrise Zephyr', 'Vashi', 'Navi Mumbai'), true);
  assert.is(await changesByHome({ q: 'Sunrise Zephyr' }, 'Sunrise', 'Vashi', 'Navi Mumbai'), false);
});

test('what only resembles words, or is understood otherwise too, is changed by every home of the kind', async () => {
  assert.is(await changesByHome({ q: 'Sunrize' }, 'Star', 'Kothrud', 'Pune'), true);
  assert.is(await changesByHome({ q: '2 bhk in Baner' }, 'Star', 'Kothrud', 'Pune'), true);
  assert.is(await changesByHome({ localities: 'Sunrize' }, 'Star', 'Kothrud', 'Pune'), true);
});

test('of many homes that are written at once it is not remembered which', async () => {
  const many = Array.from({ length: 101 }, (_, number): Home => [`Row ${number}`, 'Aundh', 'Pune']);
  assert.is(await changes(baner, () => save(...many)), true);
  assert.is(await changes({ city: 'Nashik', localities: 'Baner' }, () => save(...many)), false);
});

test('of more writes than are remembered one by one it is not known either', async () => {
  const writes = async () => {
    const versions = createDataVersions(server.database);
    const { scope } = await server.services.listings.search('sell', { ...baner, limit: 24 });
    const before = await versions.current();
    for (let number = 0; number < 6; number++) {
      await save(...Array.from({ length: 90 }, (_, at): Home => [`Way ${number} ${at}`, 'Aundh', 'Pune']));
      await versions.current();
    }
    const middle = await versions.current();
    await save(['Moonrise', 'Aundh', 'Pune']);
    await versions.current();
    return [versions.hasChanged(scope, before), versions.hasChanged(scope, middle)];
  };
  assert.equal(await writes(), [true, false]);
});

test.run();
