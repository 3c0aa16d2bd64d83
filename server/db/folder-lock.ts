/** Lets one process at a time open a data folder; PGlite has no lock, and two processes would corrupt the data. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // EPERM: the process belongs to another user, but it runs.
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Folders this process holds. A lock file with its own pid is stale otherwise: containers reuse pids after a crash. */
const held = new Set<string>();

const isHeld = (file: string, holder: number): boolean =>
  holder === process.pid ? held.has(file) : isAlive(holder);

const holderOf = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

const tryTake = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  }
};

/** Locks a data folder and returns the function that unlocks it; throws when a running process holds it. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (tryTake(file)) {
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    }
    const holder = holderOf(file);
    if (holder !== undefined && isHeld(file, holder))
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    rmSync(file, { force: true });
  }
  throw new Error(`The data folder ${folder} could not be locked. Remove the file ${file} and try again.`);
};
