/** Finds the PostgreSQL of the contract tests, or installs Debian's without a cluster of its own. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { findCommand, isExecutable } from './find-command.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.d/housing.conf';

/** The message of a run without PostgreSQL, in the setup and at the end of the tests. */
export const POSTGRES_MISSING =
  'PostgreSQL is missing, so nothing is tested on it: install the package postgresql (15 or newer)';

const holdsServer = (folder) =>
  ['initdb', 'pg_ctl', 'postgres'].every((name) => isExecutable(join(folder, name)));

function versionsIn(folder) {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

/** Returns the folder with the newest server's commands, or undefined. */
export function findPostgres(env = process.env, debianFolder = DEBIAN_FOLDER) {
  const folders = versionsIn(debianFolder).map((version) => join(debianFolder, version, 'bin'));
  const onPath = findCommand(['initdb'], env);
  if (onPath) folders.push(dirname(onPath));
  return folders.find(holdsServer);
}

/** Installs PostgreSQL if possible; without it its tests are skipped with a message. */
export async function ensurePostgres({
  env,
  say,
  isRoot,
  debianFolder = DEBIAN_FOLDER,
  clusterSettings = CLUSTER_SETTINGS,
}) {
  const found = findPostgres(env, debianFolder);
  if (found) return { ok: true, message: `PostgreSQL ${found}` };
  if (!canInstall({ env, isRoot })) return { ok: true, message: POSTGRES_MISSING };
  say('installing postgresql');
  mkdirSync(dirname(clusterSettings), { recursive: true });
  writeFileSync(clusterSettings, 'create_main_cluster = false\n');
  const { output } = await aptInstall(['postgresql'], { env });
  const installed = findPostgres(env, debianFolder);
  return { ok: true, message: installed ? `PostgreSQL ${installed}` : `${POSTGRES_MISSING}\n${output}` };
}
