/** Both engines behave alike where the code relies on it. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, prepareDatabase } from '../../../server/db/database.js';
import { migrations } from '../../../server/db/migrations/list.js';
import { openTestDatabase } from '../../support/engines.js';
import { owner } from '../../support/listings.js';

const test = suite('server/db/database');
let database: Database;

test.before(async () => {
  database = await openTestDatabase();
});
test.before.each(async () => {
  await database.sql.deleteFrom('app_user').execute();
});
test.after(() => database.close());

const rowOf = async <T>(statement: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
  (await statement.execute(database.sql)).rows[0];

test('whole numbers of 64 bits, counts, dates and lists come as the code expects them', async () => {
  const row =
    await rowOf(sql`select 9007199254740991::bigint as big, (select count(*) from app_user) as count,
    '2026-11-21T10:20:30.456Z'::timestamptz(3) as moment, array['a', 'b'] as list, null as nothing`);
  assert.equal(row, {
    big: 9_007_199_254_740_991,
    count: 0,
    moment: new Date('2026-11-21T10:20:30.456Z'),
    list: ['a', 'b'],
    nothing: null,
  });
});

test('parameters travel as text, numbers, lists, dates and JSON', async () => {
  const given = new Date('2026-11-21T10:20:30.456Z');
  const row = await rowOf(sql`select ${'O\'Hara "मराठी"'}::text as text, ${12.5}::double precision as number,
    ${['x', 'y,"z']}::text[] as list, ${given}::timestamptz as moment, ${'{"a":[1,null]}'}::jsonb as json`);
  assert.equal(row, {
    text: 'O\'Hara "मराठी"',
    number: 12.5,
    list: ['x', 'y,"z'],
    moment: given,
    json: { a: [1, null] },
  });
});

test('text is ordered by code points on both engines', async () => {
  const row = await rowOf<{ names: string[] }>(
    sql`select array_agg(name order by name collate "C") as names from unnest(array['b', 'B', 'a', 'अ']) as n(name)`,
  );
  assert.equal(row?.names, ['B', 'a', 'b', 'अ']);
});

test('a transaction that fails leaves nothing behind', async () => {
  await database.sql
    .transaction()
    .execute(async (transaction) => {
      await transaction.insertInto('app_user').values(owner).execute();
      throw new Error('changed my mind');
    })
    .catch((failure: unknown) => assert.is((failure as Error).message, 'changed my mind'));
  assert.equal(await database.sql.selectFrom('app_user').select('id').execute(), []);
});

test('transactions at the same time do not mix', async () => {
  await database.sql
    .insertInto('app_user')
    .values({ ...owner, name: '0' })
    .execute();
  const addOne = (): Promise<unknown> =>
    database.sql.transaction().execute(async (transaction) => {
      const { name } = await transaction
        .selectFrom('app_user')
        .select('name')
        .where('id', '=', owner.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await transaction
        .updateTable('app_user')
        .set({ name: String(Number(name) + 1) })
        .execute();
    });
  await Promise.all(Array.from({ length: 12 }, addOne));
  assert.is((await database.sql.selectFrom('app_user').select('name').executeTakeFirst())?.name, '12');
});

test('a refused statement names its reason, and the next one works', async () => {
  await database.sql.insertInto('app_user').values(owner).execute();
  const failure = await database.sql
    .insertInto('app_user')
    .values({ ...owner, id: 'other' })
    .execute()
    .then(
      () => undefined,
      (thrown: unknown) => thrown as { code?: string; constraint?: string },
    );
  assert.is(failure?.code, '23505');
  assert.match(failure?.constraint ?? '', /^app_user_(email|phone)_key$/);
  assert.equal(await database.sql.selectFrom('app_user').select('id').execute(), [{ id: owner.id }]);
});

test('counts of changed rows are returned', async () => {
  await database.sql.insertInto('app_user').values(owner).execute();
  const result = await database.sql.updateTable('app_user').set({ name: 'x' }).executeTakeFirst();
  assert.is(Number(result.numUpdatedRows), 1);
});

test('preparing again changes nothing, and a newer database is refused', async () => {
  await prepareDatabase(database.sql);
  const done = await database.sql.selectFrom('schema_migration').select('number').execute();
  assert.is(done.length, migrations.length);
  await database.sql.insertInto('schema_migration').values({ number: 9999, name: 'later' }).execute();
  const failure = await prepareDatabase(database.sql).then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );
  assert.match(failure?.message ?? '', /newer version \(migration 9999\)/);
});

test.run();
