/** Words that nobody has: told at once also where many listings nearly have them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findUnknownWords } from '../../../../server/repositories/listing/text-terms.js';
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

test.run();
