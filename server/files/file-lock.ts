/** Locks that the kernel holds for an open file: they end with the process, however it ends, and reach into every container. */
import { closeSync, openSync } from 'node:fs';
import { tryLock } from 'fs-native-extensions';

/** Holds a file; made by tryFileLock. */
export interface FileLock {
  /** The open file, for reading and writing. */
  readonly descriptor: number;
  readonly release: () => void;
}

/**
 * Locks a file, which is made when it is not there; undefined while somebody else holds it, unless both share it. The file
 * is never removed: who opened it a moment before would lock one that nobody finds any more.
 */
export const tryFileLock = (file: string, { shared = false } = {}): FileLock | undefined => {
  const descriptor = openSync(file, 'a+', 0o600);
  const release = (): void => closeSync(descriptor);
  try {
    if (tryLock(descriptor, 0, 0, { shared })) return { descriptor, release };
    release();
    return undefined;
  } catch (thrown) {
    release();
    throw new Error(
      `The disk of ${file} takes no locks (${(thrown as Error).message}). Set DATA_DIR to a folder of a local disk.`,
    );
  }
};
