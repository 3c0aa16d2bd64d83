/** Makes a new embedded database with its tables: copies that of the build, or has it made by a process that ends. */
import { fork } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const compiled = !import.meta.url.endsWith('.ts');
const maker = compiled
  ? new URL('./cluster-worker.js', import.meta.url)
  : new URL('./cluster-worker.ts', import.meta.url);

/** What the build has made; beside sources there is none. Its tables hold nothing, so no secrets (docs/decisions/0231). */
const template = fileURLToPath(new URL('../../empty-database', import.meta.url));

const isWhole = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** Makes the files in a process of its own: what that takes of memory is given back when it ends. */
const runMaker = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(maker, [folder], {
      execArgv: compiled ? [] : ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be made: ${said.trim() || signal || `code ${code}`}`));
    });
  });

/** Waits until a file, or which files a folder has, would outlive a power cut. */
const sync = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

const copyTemplate = (folder: string): void => {
  cpSync(template, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) sync(join(folder, name));
  sync(folder);
};

/**
 * Makes the database `folder` unless one is there. It comes to its place whole, by a rename: a first start that was
 * cut off leaves nothing that looks like a database. Whoever calls it holds the lock of the folder above.
 */
export const makeCluster = async (folder: string): Promise<void> => {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.making-`;
  if (isWhole(folder)) return;
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix)))
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  // Files that are no whole database are not ours to replace: the engine itself says what is wrong with them.
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const making = mkdtempSync(join(parent, prefix));
  try {
    if (isWhole(template)) copyTemplate(making);
    else await runMaker(making);
    renameSync(making, folder);
    sync(parent);
  } catch (failure) {
    rmSync(making, { recursive: true, force: true });
    throw failure;
  }
};
