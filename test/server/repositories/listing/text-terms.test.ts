/** Words that nobody has: told at once also where many listings nearly have them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decideTexts, findUnknownWords } from '../../../../server/repositories/listing/text-terms.js';
import { aSale, owner } from '../../../support/listings.js';
import { startServer, type TestServer } from '../../../support/server.js';

const test = suite('server/repositories/listing/text-terms');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  const projects = Array.from({ length: 600 }, (_, at) => aSale({ society: `Project ${String(at)}` }));
  await server.services.writer.saveListings(projects);
  await server.services.writer.saveListings([aSale({ society: 'Splendora' })]);
});
test.after(() => server.close());

const unknownOf = async (...words: string[]): Promise<string[]> => [
  ...(await findUnknownWords(server.database.sql, words)),
];

test('a word that a listing has or resembles is known, also where only the last of many does', async () => {
  assert.equal(await unknownOf('project', 'splendora'), []);
  assert.equal(await unknownOf('projects', 'splendorra'), []);
});

test('a word that none has is unknown, also where many share its letters', async () => {
  assert.equal(await unknownOf('qwertz'), ['qwertz']);
  assert.equal(await unknownOf('projct'), ['projct']);
});

const textOf = async (words: string) => {
  const { words: [decided] = [] } = await decideTexts(server.database.sql, {
    words: [{ text: { words, places: [], alike: true } }],
  });
  return decided?.text;
};

test('a word that many listings have is not asked of the words’ index beside a rare one', async () => {
  assert.equal((await textOf('project 12'))?.common, ['project']);
  assert.is((await textOf('splendora'))?.common, undefined);
  assert.is((await textOf('project'))?.common, undefined, 'alone it has to be');
  const found = await server.get('/api/v3/properties/sell?q=project%20599');
  assert.equal(
    (found.json as { society: string }[]).map(({ society }) => society),
    ['Project 599'],
  );
});

const totalOf = async (words: string) => {
  const { headers } = await server.get(`/api/v3/properties/sell?q=${words}&limit=1`);
  return [headers['x-total-count'], headers['x-total-relation']].join(' ').trim();
};

test('a misspelt word finds what it resembles; of a market that mostly does, only some is compared and "at least" told', async () => {
  assert.is(await totalOf('splendorra'), '1');
  assert.is(await totalOf('projekt'), '600 at-least');
  assert.is(await totalOf('projct'), '0');
});

test.run();
