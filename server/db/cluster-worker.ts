/** The process that makes the files of a new database in the folder of its first argument, and ends. */
import { openPglite } from './pglite-engine.js';

/** New databases are copied from these; the engine makes none, so they are two thirds of all files for nothing. */
const templates = ['template0', 'template1'];

process.umask(0o077);
// The server has ended: nobody would put the folder in its place.
process.on('disconnect', () => process.exit(1));
try {
  const database = await openPglite(process.argv[2]);
  await database.exec('update pg_database set datistemplate = false');
  for (const name of templates) await database.exec(`drop database ${name}`);
  await database.close();
  process.exit(0);
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
}
