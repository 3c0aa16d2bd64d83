/** Suggestions forgive spelling and put popular places first. */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { places } from '../../../server/places/gazetteer.js';
import { upsertPlaces } from '../../../server/repositories/place.js';
import { createPlaces } from '../../../server/services/places.js';
import type { LocalitySuggestion } from '../../../src/api/contract/listings.schema.js';
import { aRent, aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/places');
let server: TestServer;

const misspelt = JSON.parse(
  readFileSync(new URL('../localities-misspelt.json', import.meta.url), 'utf8'),
) as [typed: string, meant: string][];

const listed: [locality: string, city: string, homes: number][] = [
  ['Baner', 'Pune', 4],
  ['Wakad', 'Pune', 3],
  ['Andheri East', 'Mumbai', 5],
  ['Andheri West', 'Mumbai', 2],
  ['Sector 99 Testgaon', 'Navi Mumbai', 1],
];

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await upsertPlaces(server.database.sql, places);
  const homes = listed.flatMap(([locality, city, count]) =>
    Array.from({ length: count }, () => aSale({ locality, city })),
  );
  await server.services.writer.saveListings([...homes, aRent({ locality: 'Kothrud', city: 'Pune' })]);
});
test.after(() => server.close());

const suggest = async (query: Record<string, string>): Promise<LocalitySuggestion[]> => {
  const reply = await server.get(`/api/v3/localities?${new URLSearchParams(query).toString()}`);
  assert.is(reply.status, 200, reply.text);
  return reply.json as LocalitySuggestion[];
};
const namesFor = async (query: Record<string, string>): Promise<string[]> =>
  (await suggest(query)).map(({ name }) => name);

test('of 40 misspelt localities at least 36 are found among the first three', async () => {
  assert.is(misspelt.length, 40);
  const missed: string[] = [];
  for (const [typed, meant] of misspelt) {
    const names = await namesFor({ q: typed, limit: '3' });
    if (!names.includes(meant)) missed.push(`${typed}: ${names.join(', ')} instead of ${meant}`);
  }
  assert.ok(missed.length <= 4, missed.join('\n'));
});

test('every known place is found by its own name and its Devanagari name', async () => {
  const missed: string[] = [];
  for (const { name, nameMr } of places)
    for (const typed of [name, nameMr]) {
      const names = await namesFor({ q: typed, limit: '3' });
      if (!names.includes(name)) missed.push(`${typed}: ${names.join(', ')}`);
    }
  assert.equal(missed, []);
});

test('without text the places with most listings come first, and empty ones not at all', async () => {
  assert.equal(await namesFor({}), [
    'Andheri East',
    'Baner',
    'Wakad',
    'Andheri West',
    'Kothrud',
    'Sector 99 Testgaon',
  ]);
  assert.equal(await suggest({ limit: '1' }), [
    { name: 'Andheri East', city: 'Mumbai', nameMr: 'अंधेरी पूर्व', count: 5 },
  ]);
});

test('among equally good names the one with more listings comes first', async () => {
  assert.equal((await namesFor({ q: 'andheri' })).slice(0, 2), ['Andheri East', 'Andheri West']);
});

test('a locality met only in a listing is suggested too', async () => {
  assert.equal(await namesFor({ q: 'testgaon' }), ['Sector 99 Testgaon']);
  assert.equal(await namesFor({ q: 'sectr 99' }), ['Sector 99 Testgaon']);
});

test('city and kind narrow the suggestions and the counts', async () => {
  assert.equal(await namesFor({ city: 'Pune' }), ['Baner', 'Wakad', 'Kothrud']);
  assert.equal(await namesFor({ city: 'Western Mumbai' }), ['Andheri East', 'Andheri West']);
  assert.equal(await suggest({ kind: 'rent' }), [
    { name: 'Kothrud', city: 'Pune', nameMr: 'कोथरूड', count: 1 },
  ]);
});

test('nonsense suggests nothing, and signs alone count as no text', async () => {
  assert.equal(await namesFor({ q: 'zzzzqqq' }), []);
  assert.is((await namesFor({ q: '%%%' })).length, 6);
});

test('a home posted where others of its kind are has nobody wait; the first of its kind is known at once', async () => {
  let loads = 0;
  const places = createPlaces(() => {
    loads++;
    return server.database.sql;
  });
  const countOf = async (kind: string): Promise<number> =>
    (await places.directory()).countOf(kind, { cityKey: 'pune', key: 'baner' });
  assert.equal([await countOf('sell'), await countOf('rent')], [4, 0]);
  const first = loads;
  places.notePosted({ kind: 'sell', city: 'Pune', locality: 'Baner' });
  await countOf('sell');
  assert.is(loads, first);
  await server.services.writer.saveListings([aRent({ locality: 'Baner', city: 'Pune' })]);
  places.notePosted({ kind: 'rent', city: ' pune', locality: 'BANER' });
  assert.is(await countOf('rent'), 1);
});

test.run();
