/** Both engines behave alike where the code relies on it. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, prepareDatabase } from '../../../server/db/database.js';
import { migrations, minorVersion } from '../../../server/db/migrations/list.js';
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

const note = (number: number, compatible_from: string | null) =>
  database.sql.insertInto('schema_migration').values({ number, name: 'later', compatible_from }).execute();
const forget = () => database.sql.deleteFrom('schema_migration').where('number', '>=', 9000).execute();
const failureOfPreparing = (): Promise<string> =>
  prepareDatabase(database.sql).then(
    () => '',
    (thrown: unknown) => (thrown as Error).message,
  );

test('preparing again changes nothing', async () => {
  await prepareDatabase(database.sql);
  const done = await database.sql.selectFrom('schema_migration').select('number').execute();
  assert.is(done.length, migrations.length);
});

test('tables of the next version are worked with, so that a new version can be taken back', async () => {
  await note(9001, minorVersion);
  await note(9002, '0.0');
  assert.is(await failureOfPreparing(), '');
  await forget();
});

test('tables that this version cannot work with are refused with the remedy', async () => {
  await note(9001, minorVersion);
  await note(9002, '0.10');
  assert.is(
    await failureOfPreparing(),
    `The database is of a newer version (migration 9002), and version ${minorVersion} cannot work with it. Start version 0.10 or newer, or restore a backup with this one.`,
  );
  await forget();
  await note(9003, null);
  assert.match(await failureOfPreparing(), /migration 9003.*Start that version/);
  await forget();
});

test('each migration notes which version works with the tables after it', async () => {
  const rows = await database.sql.selectFrom('schema_migration').select('compatible_from as from').execute();
  assert.equal([...new Set(rows.map(({ from }) => from))], ['0.0']);
});

test('tables from before that was noted are brought up to date', async () => {
  await sql`alter table schema_migration drop column compatible_from`.execute(database.sql);
  assert.is(await failureOfPreparing(), '');
  await note(9001, minorVersion);
  await forget();
});

test('the version of the migrations is the one of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  assert.ok(version.startsWith(`${minorVersion}.`), version);
});

test.run();
