/** A visit counts once a day a visitor, and never moves the owner's refresh (S-409, C-39, C-50, D-16). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createVisits } from '../../../server/services/visits.js';
import { aPlot, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/visits');
let server: TestServer;
let ids: { id: string; property_id: string };

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
});
test.before.each(async () => {
  await server.database.sql.deleteFrom('listing').execute();
  await server.services.writer.saveListings([aPlot()]);
  ids = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'property_id'])
    .executeTakeFirstOrThrow();
});
test.after(() => server.close());

const visit = (path: string, userAgent = 'Firefox') =>
  server.app.inject({
    method: 'PUT',
    url: `/api/v4/increment-visit/${path}`,
    headers: { 'user-agent': userAgent },
  });
const counter = async (): Promise<unknown> =>
  server.database.sql.selectFrom('listing').select(['visits', 'last_visit_at']).executeTakeFirst();

test('one visitor counts once, by whichever id and name of the kind', async () => {
  for (const path of [`plot/${ids.id}`, `plot/${ids.property_id}`, `Plot/${ids.id}`]) {
    const reply = await visit(path);
    assert.is(reply.statusCode, 200, path);
    assert.equal(reply.json(), { success: true });
  }
  assert.equal(await counter(), { visits: 1, last_visit_at: null });
});

test('another visitor and another day count again', async () => {
  await visit(`plot/${ids.id}`, 'Firefox');
  await visit(`plot/${ids.id}`, 'Safari');
  const tomorrow = createVisits(server.database, () => Date.now() + 86_400_000);
  await tomorrow.add('plot', ids.id, { address: '127.0.0.1', userAgent: 'Firefox' });
  assert.equal(await counter(), { visits: 3, last_visit_at: null });
});

test('robots are answered and not counted', async () => {
  assert.is((await visit(`plot/${ids.id}`, 'Googlebot/2.1')).statusCode, 200);
  assert.equal(await counter(), { visits: 0, last_visit_at: null });
});

test('the table of visits holds no address and no browser name', async () => {
  await visit(`plot/${ids.id}`, 'Firefox');
  const [row] = await server.database.sql.selectFrom('listing_visit').select('visitor').execute();
  assert.match(row?.visitor ?? '', /^[\w-]{22}$/);
});

test('an unknown listing, another kind and a binned one are 404', async () => {
  await server.database.sql.updateTable('listing').set({ deleted_at: new Date() }).execute();
  for (const path of ['plot/nope', `sell/${ids.id}`, `plot/${ids.id}`]) {
    const reply = await visit(path);
    assert.is(reply.statusCode, 404, path);
    assert.equal(reply.json(), { code: 'not-found', message: 'Property not found' });
  }
});

test.run();
