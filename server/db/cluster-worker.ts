/** The process that makes a new database, with all tables and nothing in them, in the folder of its first argument, and ends. */
import { sql } from 'kysely';
import { prepareDatabase, type Sql, sqlOver } from './database.js';
import { openPglite } from './pglite-engine.js';
import { PglitePool } from './pglite-pool.js';

/** New databases are copied from these; the engine makes none, so they are two thirds of all files for nothing. */
const templates = ['template0', 'template1'];

const makeFiles = async (folder: string): Promise<void> => {
  const database = await openPglite(folder);
  await database.exec('update pg_database set datistemplate = false');
  for (const name of templates) await database.exec(`drop database ${name}`);
  await database.close();
};

/** A row that is there before the market is, such as a secret, would be the same in all markets of one build. */
const refuseRows = async (database: Sql): Promise<void> => {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> 'schema_migration'`.execute(database);
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.id(name)} limit 1`.execute(database);
    if (rows.length > 0)
      throw new Error(`The migrations leave rows in ${name}. Write them at a start instead.`);
  }
};

const makeTables = async (folder: string): Promise<void> => {
  const database = sqlOver(await PglitePool.open({ dataDir: folder }));
  await prepareDatabase(database);
  await refuseRows(database);
  await database.destroy();
};

process.umask(0o077);
// The server has ended: nobody would put the folder in its place.
process.on('disconnect', () => process.exit(1));
try {
  const [, , folder = ''] = process.argv;
  await makeFiles(folder);
  await makeTables(folder);
  process.exit(0);
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
}
