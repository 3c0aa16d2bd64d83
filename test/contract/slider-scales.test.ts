/** Deciles of what is listed of a kind, for sliders (S-779). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPlot, aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/slider-scales');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    ...Array.from({ length: 100 }, (_, at) =>
      aSale({ society: `Court ${String(at)}`, price: (at + 1) * 100_000 }),
    ),
    ...Array.from({ length: 20 }, (_, at) => aRent({ societyName: `View ${String(at)}` })),
    aPlot(),
  ]);
});
test.after(() => server.close());

test('nine deciles of prices and none of areas that nobody told', async () => {
  const { status, json } = await server.get('/api/v3/slider-scales/Buy');
  assert.is(status, 200);
  assert.equal(json, {
    amounts: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => tenth * 1_000_000),
    areas: [],
  });
});

test('a kind with few listings tells nothing, and an unknown one is refused', async () => {
  assert.equal((await server.get('/api/v3/slider-scales/rent')).json, { amounts: [], areas: [] });
  assert.is((await server.get('/api/v3/slider-scales/castle')).status, 400);
});

test.run();
