/** The sitemap's files: every public listing once, none twice, also while listings come and go. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSitemap } from '../../../server/services/sitemap.js';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/sitemap');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  // Saved at once, so that many have the same age.
  await server.services.writer.saveListings(Array.from({ length: 11 }, () => aSale()));
});
test.after(() => server.close());

const readAll = async (sizes: { file: number; portion: number }): Promise<string[][]> => {
  const sitemap = createSitemap(server.database, sizes);
  const files: string[][] = [];
  for (let file = 1; file <= (await sitemap.countFiles()); file++) {
    const ids: string[] = [];
    for await (const portion of sitemap.read(file)) ids.push(...portion.map(({ id }) => id));
    files.push(ids);
  }
  return files;
};

test('every public listing is in one file, and no file holds more than it may', async () => {
  await sql`update listing set status = 'Inactive' where id = (select min(id) from listing)`.execute(
    server.database.sql,
  );
  const files = await readAll({ file: 4, portion: 3 });
  assert.equal(
    files.map(({ length }) => length),
    [4, 4, 2],
  );
  assert.is(new Set(files.flat()).size, 10);
});

test('a file that is full leaves an empty one for what comes next', async () => {
  assert.equal(
    (await readAll({ file: 5, portion: 5 })).map(({ length }) => length),
    [5, 5, 0],
  );
});

test('what is posted after the files were counted is in the last one', async () => {
  const sitemap = createSitemap(server.database, { file: 8, portion: 8 });
  assert.is(await sitemap.countFiles(), 2);
  await server.services.writer.saveListings([aSale({ society: 'The newest' })]);
  const ids: string[] = [];
  for await (const portion of sitemap.read(2)) ids.push(...portion.map(({ id }) => id));
  assert.is(ids.length, 3);
});

test.run();
