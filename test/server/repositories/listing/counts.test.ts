/** The kept counts are what counting would say, whatever was written. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldCounts, markExpired } from '../../../../server/repositories/listing/counts.js';
import { upsertListings } from '../../../../server/repositories/listing/save.js';
import { rowOf } from '../../../../server/repositories/listing/row.js';
import { aCommercial, aPg, aPlot, aRent, aSale, owner } from '../../../support/listings.js';
import { startServer, type TestServer } from '../../../support/server.js';

const test = suite('server/repositories/listing/counts');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
});
test.after(() => server.close());

const columns =
  sql.raw(`kind, city_key, city, locality_key, locality, property_type, bedrooms, furnished, possession,
  ownership, approved_by, rera, room_type, available_for`);

interface Group {
  count: number;
}

/** Groups by their kept counts and by counting, in one order. */
const compare = async (): Promise<[kept: Group[], counted: Group[]]> => {
  const { sql: database } = server.database;
  const kept =
    await sql<Group>`select ${columns}, has_photos, has_videos, sum(count)::int as count from listing_count
    group by ${columns}, has_photos, has_videos having sum(count) <> 0`.execute(database);
  const counted =
    await sql<Group>`select ${columns}, images <> '{}' as has_photos, video is not null as has_videos,
    count(*)::int as count from listing where status = 'Active' and deleted_at is null
      and (expires_at is null or expires_at > now())
    group by ${columns}, images <> '{}', video is not null`.execute(database);
  const ordered = (rows: Group[]): Group[] =>
    rows
      .map((row) => [JSON.stringify(row), row] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, row]) => row);
  return [ordered(kept.rows), ordered(counted.rows)];
};

const agree = async (after: string): Promise<void> => {
  const [kept, counted] = await compare();
  assert.equal(kept, counted, after);
};

/** Repeatable numbers from 0 up to 1. */
let seed = 20_261_122;
const random = (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const settings = { bighaSqft: 17_424, listingDays: 60 };
const places = { city: ['Pune', 'Mumbai', ''], locality: ['Baner', 'Wakad', 'Powai'] };
const aListing = () => {
  const place = { city: oneOf(places.city), locality: oneOf(places.locality) };
  const media = {
    images: oneOf([[], ['demo/tower/a-1']]),
    ...(random() < 0.3 && { video: 'video/a.mp4' }),
    createdAt: new Date(Date.now() - oneOf([1, 100]) * 86_400_000),
    expires: random() < 0.7,
  };
  return oneOf([
    () => aSale({ ...place, bhk: oneOf(['1RK', '2BHK', '5BHK']), reraApproved: oneOf(['Yes', 'No']) }, media),
    () => aRent({ ...place, furnishedType: oneOf(['Unfurnished', 'Semi Furnished']) }, media),
    () => aPlot({ ...place, ownershipType: oneOf(['Freehold', 'Leasehold']) }, media),
    () =>
      aPg({ ...place, roomType: oneOf(['Shared', 'Private']), availableFor: oneOf(['Girls', 'Any']) }, media),
    () => aCommercial({ ...place, propertyType: oneOf(['Office', 'Shop']) }, media),
  ])();
};

const chosen = () => sql.raw(`id in (select id from listing order by md5(id || '${random()}') limit 9)`);

const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  'new listings': () =>
    upsertListings(
      server.database.sql,
      Array.from({ length: 20 }, () => rowOf(aListing(), settings)),
    ),
  'another status': () =>
    sql`update listing set status = ${oneOf(['Active', 'Inactive'])} where ${chosen()}`.execute(
      server.database.sql,
    ),
  'the bin and back': () =>
    sql`update listing set deleted_at = ${oneOf([null, new Date().toISOString()])} where ${chosen()}`.execute(
      server.database.sql,
    ),
  'other values': () =>
    sql`update listing set locality = 'Aundh', locality_key = 'aundh', bedrooms = ${oneOf([null, 3])},
      images = ${oneOf([[], ['a']])}::text[] where ${chosen()}`.execute(server.database.sql),
  'another date of leaving': () =>
    sql`update listing set expires_at = ${oneOf([null, '2020-01-01', '2099-01-01'])}::timestamptz
      where ${chosen()}`.execute(server.database.sql),
  'a visit': () => sql`update listing set visits = visits + 1 where ${chosen()}`.execute(server.database.sql),
  deletion: () => sql`delete from listing where ${chosen()}`.execute(server.database.sql),
  'summing up': () => foldCounts(server.database.sql),
};

test('after any writes in any order the counts are those of the listings', async () => {
  for (let round = 0; round < 120; round++) {
    const name = oneOf(['new listings', ...Object.keys(writes)]);
    await writes[name]?.();
    await agree(`${round}: ${name}`);
  }
});

test('a write that fails changes no count', async () => {
  const before = await compare();
  const attempt = server.database.sql.transaction().execute(async (transaction) => {
    await upsertListings(transaction, [rowOf(aSale(), settings)]);
    throw new Error('undo');
  });
  await attempt.catch(() => undefined);
  assert.equal(await compare(), before);
});

test('a listing whose time runs out leaves the counts at the next marking, and one that gets more time comes back', async () => {
  const { sql: database } = server.database;
  await sql`alter table listing disable trigger listing_expired`.execute(database);
  await sql`update listing set expires_at = now() - interval '1 minute', is_expired = false
    where ${chosen()}`.execute(database);
  await sql`alter table listing enable trigger listing_expired`.execute(database);
  const [kept, counted] = await compare();
  assert.not.equal(kept, counted);
  await markExpired(database);
  await agree('marking');
  await sql`update listing set expires_at = now() + interval '1 day' where is_expired`.execute(database);
  await agree('more time');
});

test('summing up leaves a row a combination', async () => {
  const { sql: database } = server.database;
  await sql`update listing_count set is_change = true`.execute(database);
  await foldCounts(database);
  await agree('summing up');
  const { rows } = await sql`select from listing_count group by kind, city_key, locality_key
    having count(*) filter (where is_change) > 20`.execute(database);
  assert.is(rows.length, 0);
});

test('deleting an owner counts off what was theirs', async () => {
  await server.database.sql.deleteFrom('app_user').where('id', '=', owner.id).execute();
  const [kept, counted] = await compare();
  assert.equal([kept, counted], [[], []]);
});

test.run();
