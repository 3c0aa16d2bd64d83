/** Lets one process at a time open a data folder: PGlite itself would let two destroy it. */
import { ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryFileLock } from '../files/file-lock.js';
import { makePrivateFolder } from '../files/private-folder.js';

const holderIn = (file: string): string => readFileSync(file, 'utf8').trim() || 'another process';

/**
 * Takes the lock of a data folder and answers how to give it back; throws when another process holds it. What the file says
 * is for people only (docs/decisions/0080).
 */
export const lockFolder = (folder: string): (() => void) => {
  makePrivateFolder(folder);
  const file = join(folder, 'lock');
  const lock = tryFileLock(file);
  if (!lock)
    throw new Error(
      `The data folder ${folder} is in use by ${holderIn(file)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  ftruncateSync(lock.descriptor);
  writeSync(lock.descriptor, `process ${process.pid} on ${hostname()}\n`);
  return () => {
    ftruncateSync(lock.descriptor);
    lock.release();
  };
};
