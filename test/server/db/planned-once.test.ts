/** Statements that are planned once, and on PostgreSQL itself what a pooler does to them. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Sql, sqlOver } from '../../../server/db/database.js';
import { PglitePool } from '../../../server/db/pglite-pool.js';
import { plannedOnce } from '../../../server/db/planned-once.js';
import { openPostgres } from '../../../server/db/postgres-pool.js';
import { engine } from '../../support/engines.js';

const test = suite<{ database: Sql }>('server/db/planned-once');
const testOfPoolers = engine === 'postgres' ? test : test.skip;

const openDatabase = async (): Promise<Sql> =>
  sqlOver(
    engine === 'postgres' ? openPostgres(process.env.DATABASE_URL ?? '', 1) : await PglitePool.open({}),
  );

const answerOf = async (database: Sql, number: number): Promise<number | undefined> => {
  const { rows } = await sql<{
    double: number;
  }>`select ${number}::int * 2 as double ${plannedOnce(database)}`.execute(database);
  return rows[0]?.double;
};

/** Under which names statements are kept on the connection. */
const namesOf = async (database: Sql): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database);
  return rows.map(({ name }) => name);
};

// Opening an engine takes seconds, so these tests share one, where nothing is kept yet.
test.before(async (context) => {
  context.database = await openDatabase();
});
test.after(({ database }) => database.destroy());

test('in a transaction a marked statement is kept nowhere', async ({ database }) => {
  await database.transaction().execute(async (inside) => {
    assert.is(await answerOf(inside, 2), 4);
  });
  assert.equal(await namesOf(database), []);
});

test('elsewhere it is kept by its name, whatever its parameters', async ({ database }) => {
  assert.equal([await answerOf(database, 2), await answerOf(database, 21)], [4, 42]);
  assert.is((await namesOf(database)).length, 1);
});

test('its parameters travel as those of any statement, and what is refused leaves it as it was', async ({
  database,
}) => {
  const given = { texts: ['x', 'y,"z', 'मराठी'], at: new Date('2026-11-21T10:20:30.456Z'), nothing: null };
  const ask = (number: string) =>
    sql`select ${given.texts}::text[] as texts, ${given.at}::timestamptz as at, ${given.nothing}::text as nothing,
      ${number}::text::bigint as number ${plannedOnce(database)}`.execute(database);
  assert.equal((await ask('9007199254740991')).rows, [{ ...given, number: 9_007_199_254_740_991 }]);
  const refusal = await ask('many').catch((failure: unknown) => failure as { code?: string });
  assert.is((refusal as { code?: string }).code, '22P02');
  assert.equal((await ask('7')).rows, [{ ...given, number: 7 }]);
});

testOfPoolers(
  'a session of a pooler that has lost the name is answered all the same, and names are given up',
  async () => {
    const database = await openDatabase();
    assert.is(await answerOf(database, 2), 4);
    await sql`deallocate all`.execute(database);
    assert.is(await answerOf(database, 21), 42);
    assert.equal(await namesOf(database), []);
    await database.destroy();
  },
);

testOfPoolers('so is one that has the name from another process', async () => {
  const [other, database] = [await openDatabase(), await openDatabase()];
  await answerOf(other, 2);
  const [name = ''] = await namesOf(other);
  await sql`prepare ${sql.id(name)} as select $1::int * 2 as double`.execute(database);
  assert.equal([await answerOf(database, 2), await answerOf(database, 21)], [4, 42]);
  await Promise.all([other.destroy(), database.destroy()]);
});

test.run();
