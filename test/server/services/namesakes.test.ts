/** Namesakes of a place: what elsewhere has its name is found and counted with it, at once when it is written (C-53). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { conditionOf } from '../../../server/services/search-reading.js';
import { mostNamesakes } from '../../../server/repositories/listing/namesakes.js';
import { upsertPlaces } from '../../../server/repositories/place.js';
import { searchTables } from '../../../server/repositories/search/search-repository.js';
import { createDataVersions } from '../../../server/services/data-versions.js';
import { withNamesakes } from '../../../server/services/namesakes.js';
import { type Home, homesOf, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/namesakes');
let server: TestServer;

const save = (...homes: Home[]) => server.services.writer.saveListings(homesOf(homes));

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await upsertPlaces(server.database.sql, places);
  await save(['Sunrise', 'Baner', 'Pune'], ['Moonrise', 'Baner', 'Pune'], ['Star', 'Aundh', 'Pune']);
});
test.after(() => server.close());

interface Answer {
  societies: string[];
  total: number;
  /** How often the words' index was asked. */
  lookUps: number;
}

const start = () => {
  const tables = searchTables(() => server.database.readSql);
  let lookUps = 0;
  const searches = withNamesakes(
    {
      ...tables,
      findNamesakes: (kind, place) => {
        lookUps += 1;
        return tables.findNamesakes(kind, place);
      },
    },
    { versions: createDataVersions(server.database), longest: 60_000 },
  );
  return async (query: Record<string, string>): Promise<Answer> => {
    const condition = conditionOf('sell', query, await server.services.places.directory());
    const before = lookUps;
    // One of a page, so that the total is counted.
    const search = { kind: 'sell', condition, order: 'newest', limit: 1, offset: 0 } as const;
    const { total } = await searches.findListings(search, 'https://market.example');
    const all = await searches.findListings({ ...search, limit: 500 }, 'https://market.example');
    const { total: counted } = await searches.countFacetValues('sell', condition);
    assert.equal([all.total, counted], [total, total], JSON.stringify(query));
    const societies = (JSON.parse(all.json) as { society: string }[]).map(({ society }) => society).sort();
    return { societies, total, lookUps: lookUps - before };
  };
};

const baner = { city: 'Pune', localities: 'Baner' };

test('they are looked up once, until something is written in that city', async () => {
  const find = start();
  assert.equal(await find(baner), { societies: ['Moonrise', 'Sunrise'], total: 2, lookUps: 1 });
  assert.is((await find({ ...baner, bedrooms: '2BHK' })).lookUps, 0, 'other filters ask for the same');
  await save(['Elsewhere', 'Kolshet Road', 'Thane']);
  assert.is((await find(baner)).lookUps, 0);
  await save(['Baner Heights', 'Aundh', 'Pune']);
  const after = await find(baner);
  assert.equal(after, { societies: ['Baner Heights', 'Moonrise', 'Sunrise'], total: 3, lookUps: 1 });
});

test('one that is no longer offered is found no more, and one in another city only where no city is chosen', async () => {
  const find = start();
  await save(['Baner Palace', 'Kolshet Road', 'Thane']);
  assert.not((await find(baner)).societies.includes('Baner Palace'));
  assert.ok((await find({ localities: 'Baner' })).societies.includes('Baner Palace'));
  await server.database.sql
    .updateTable('listing')
    .set({ status: 'Inactive' })
    .where('project', '=', 'Baner Heights')
    .execute();
  assert.equal((await find(baner)).societies, ['Moonrise', 'Sunrise']);
});

test('another locality that has the name is found with all that lies there, and a name that is part its own, part its locality’s', async () => {
  const find = start();
  await save(
    ['Dawn', 'Baner Gaon', 'Pune'],
    ['Dusk', 'Baner Gaon', 'Pune'],
    ['Gaon Heights', 'Baner Hill', 'Pune'],
  );
  assert.equal((await find(baner)).societies, ['Dawn', 'Dusk', 'Gaon Heights', 'Moonrise', 'Sunrise']);
  await upsertPlaces(server.database.sql, [
    { ...(places[0] as (typeof places)[0]), city: 'Pune', name: 'Gaon Baner' },
  ]);
  assert.equal((await start()({ city: 'Pune', localities: 'Gaon Baner' })).societies, [
    'Dawn',
    'Dusk',
    'Gaon Heights',
  ]);
});

test('two places are looked up one by one, many at once', async () => {
  const find = start();
  const both = { city: 'Pune', localities: 'Baner,Aundh' };
  assert.is((await find(both)).lookUps, 2);
  assert.is((await find(baner)).lookUps, 0);
  const many = places.filter(({ city }) => city === 'Pune').slice(0, 5);
  const localities = many.map(({ name }) => name).join();
  assert.is((await find({ city: 'Pune', localities })).lookUps, 0);
});

test('of a place with more namesakes than are told all are found and counted', async () => {
  await save(
    ...Array.from({ length: mostNamesakes + 1 }, (_, at): [string, string, string] => [
      `Wakad Avenue ${String(at)}`,
      'Aundh',
      'Pune',
    ]),
  );
  assert.is((await start()({ city: 'Pune', localities: 'Wakad' })).total, mostNamesakes + 1);
});

test.run();
