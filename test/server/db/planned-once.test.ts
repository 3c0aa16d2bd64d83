/** Statements that are planned once, on PostgreSQL itself. */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sqlOver } from '../../../server/db/database.js';
import { plannedOnce } from '../../../server/db/planned-once.js';
import { openPostgres } from '../../../server/db/postgres-pool.js';
import { engine } from '../../support/engines.js';

const suited = suite('server/db/planned-once');
// The embedded engine plans each statement anew.
const test = engine === 'postgres' ? suited : suited.skip;

const openDatabase = () => sqlOver(openPostgres(process.env.DATABASE_URL ?? '', 1));
type Database = ReturnType<typeof openDatabase>;

const answerOf = async (database: Database, number: number): Promise<number | undefined> => {
  const { rows } = await sql<{
    double: number;
  }>`select ${number}::int * 2 as double ${plannedOnce(database)}`.execute(database);
  return rows[0]?.double;
};

/** Under which names statements are kept on the connection. */
const namesOf = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(database);
  return rows.map(({ name }) => name);
};

test('a marked statement is kept by its name, whatever its parameters', async () => {
  const database = openDatabase();
  assert.equal([await answerOf(database, 2), await answerOf(database, 21)], [4, 42]);
  assert.is((await namesOf(database)).length, 1);
  await database.destroy();
});

test('in a transaction it is not', async () => {
  const database = openDatabase();
  await database.transaction().execute(async (inside) => {
    assert.is(await answerOf(inside, 2), 4);
  });
  assert.equal(await namesOf(database), []);
  await database.destroy();
});

test('a session of a pooler that has lost the name is answered all the same, and names are given up', async () => {
  const database = openDatabase();
  assert.is(await answerOf(database, 2), 4);
  await sql`deallocate all`.execute(database);
  assert.is(await answerOf(database, 21), 42);
  assert.equal(await namesOf(database), []);
  await database.destroy();
});

test('so is one that has the name from another process', async () => {
  const [other, database] = [openDatabase(), openDatabase()];
  await answerOf(other, 2);
  const [name = ''] = await namesOf(other);
  await sql`prepare ${sql.id(name)} as select $1::int * 2 as double`.execute(database);
  assert.equal([await answerOf(database, 2), await answerOf(database, 21)], [4, 42]);
  await Promise.all([other.destroy(), database.destroy()]);
});

suited.run();
