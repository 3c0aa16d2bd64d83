/** Makes the files of a new embedded database in a process of its own, whose memory is given back when it ends. */
import { fork } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const compiled = !import.meta.url.endsWith('.ts');
const maker = compiled
  ? new URL('./cluster-worker.js', import.meta.url)
  : new URL('./cluster-worker.ts', import.meta.url);

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

/** A rename is lost in a power cut until its folder has reached the disk. */
const syncFolder = (folder: string): void => {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Makes the database `folder` unless one is there. It comes to its place whole, by a rename: a first start that was
 * cut off leaves nothing that looks like a database. Whoever calls it holds the lock of the folder above.
 */
export const makeCluster = async (folder: string): Promise<void> => {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.making-`;
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix)))
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  // Files that are no whole database are not ours to replace: the engine itself says what is wrong with them.
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const making = mkdtempSync(join(parent, prefix));
  try {
    await runMaker(making);
    renameSync(making, folder);
    syncFolder(parent);
  } catch (failure) {
    rmSync(making, { recursive: true, force: true });
    throw failure;
  }
};
