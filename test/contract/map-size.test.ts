/** How long the answer of a map may be: every cell full, a journey that reaches all, homes without a place. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPlaces } from '../../server/places/fill.js';
import type { ListingMap } from '../../src/api/contract/map.schema.js';
import { aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/map-size');
let server: TestServer;

/** Bytes that one answer may have (S-608). */
const most = 20_000;

/** Homes on each side of a square. */
const side = 26;

test.before(async () => {
  server = await startServer();
  const database = server.database.sql;
  await fillPlaces(database);
  await database.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    ...Array.from({ length: side ** 2 }, (_, at) =>
      aSale({
        society: `Home ${String(at)}`,
        city: 'Mumbai',
        locality: 'Kurla West',
        price: 100_000_000 + at,
      }),
    ),
    ...Array.from({ length: 12 }, (_, at) =>
      aSale({ society: `Lost ${String(at)}`, city: 'Nagpur', locality: 'Dhantoli' }),
    ),
  ]);
});
test.after(() => server.close());

/** Puts the homes on a square, so many to a side, several at each point or the rest of them nowhere. */
const spread = async (toASide: number, areTogether: boolean): Promise<void> => {
  // Wider than cells are at a zoom of streets, so that the square decides how large they are.
  const step = 0.09 / toASide;
  // A degree of longitude is as wide on a map as 0.945 of latitude here.
  const wide = step / 0.945;
  const from = areTogether ? sql`true` : sql`at < ${toASide ** 2}::int`;
  const place = sql`at % ${toASide ** 2}::int`;
  await sql`update listing l set
      place_lat = case when ${from} then 19.07123 + (${place} / ${toASide}::int) * ${step}::float8 end,
      place_lng = case when ${from} then 72.88123 + (${place} % ${toASide}::int) * ${wide}::float8 end
    from (select id, (row_number() over (order by id) - 1)::int as at from listing) numbered
    where numbered.id = l.id`.execute(server.database.sql);
};

test('a map with every cell full is at most 20 KB, with all that a journey reaches', async () => {
  let [longest, fullest] = [0, 0];
  for (const areTogether of [true, false])
    for (const toASide of [12, 13, 14, 20]) {
      await spread(toASide, areTogether);
      const { status, text, json } = await server.get('/api/v3/map/sell?zoom=16&to=Mumbra&within=120');
      assert.is(status, 200, text);
      const { groups, homes, reach = [] } = json as ListingMap;
      assert.ok(reach.length > 350);
      longest = Math.max(longest, Buffer.byteLength(text));
      fullest = Math.max(fullest, groups.length + homes.length);
    }
  assert.ok(fullest >= 150, `${String(fullest)} groups and homes at most`);
  assert.ok(longest <= most, `${String(longest)} bytes`);
});

test.run();
