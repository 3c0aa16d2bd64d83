/** A PostgreSQL cluster for one test run: in a temporary folder, on a socket, gone afterwards. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToPostgres, runAsPostgres } from './as-postgres.mjs';

/** Under /tmp whatever TMPDIR says: user postgres may enter it, and a socket's path must stay short. */
export const CLUSTERS = '/tmp';
export const CLUSTER_PREFIX = 'housing-pg-';

/** No fsync: the data of a test may be lost in a power cut. */
const SETTINGS = [
  "listen_addresses=''",
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'timezone=UTC',
  'max_connections=60',
];

/** Stops the server of a cluster folder, if it runs, and removes the folder. */
export function removeCluster(bin, folder) {
  try {
    runAsPostgres(folder, join(bin, 'pg_ctl'), ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-s']);
  } catch {
    // It had not started, or had ended by itself.
  }
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes and starts a cluster; answers its connection string and how to stop it.
 * @param {string} bin the folder of the server's commands
 */
export function startCluster(bin) {
  const folder = mkdtempSync(join(CLUSTERS, CLUSTER_PREFIX));
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  writeFileSync(join(folder, 'owner'), String(process.pid));
  giveToPostgres(folder);
  const options = [`-k ${folder}`, ...SETTINGS.map((setting) => `-c ${setting}`)].join(' ');
  try {
    runAsPostgres(folder, join(bin, 'initdb'), [
      ...['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '--no-instructions'],
      ...['--encoding=UTF8', '--locale=C.UTF-8'],
    ]);
    runAsPostgres(folder, join(bin, 'pg_ctl'), ['start', '-D', data, '-l', log, '-o', options, '-w', '-s']);
  } catch (error) {
    let said = '';
    try {
      said = readFileSync(log, 'utf8');
    } catch {
      // It failed before it could log.
    }
    removeCluster(bin, folder);
    throw new Error(`PostgreSQL did not start: ${error.message}\n${said}`);
  }
  return {
    url: `postgresql://postgres@/postgres?host=${folder}`,
    folder,
    stop: () => removeCluster(bin, folder),
  };
}
