/** Starts the cluster of a test run again: `node scripts/postgres/restart.mjs FOLDER`. */
import { join } from 'node:path';
import { findPostgres } from '../setup/postgres.mjs';
import { runAsPostgres } from './as-postgres.mjs';

const [folder = ''] = process.argv.slice(2);
runAsPostgres(folder, join(findPostgres() ?? '', 'pg_ctl'), [
  ...['restart', '-D', join(folder, 'data'), '-m', 'immediate', '-w', '-s', '-l', join(folder, 'log')],
]);
