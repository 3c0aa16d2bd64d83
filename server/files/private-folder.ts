/** Folders that only the account of the server may look into. */
import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Makes a folder, or closes an existing one to all other accounts; one that belongs to somebody else stays as it is. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') throw thrown;
  }
};
