/** Files that are being written, under random names in a folder of their own. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns a path for a new file in the folder, which is created when missing. */
export const newPartFile = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${randomBytes(16).toString('hex')}.part`);
};

/** Deletes files of the folder not written to for `age` milliseconds; returns how many. */
export const sweepPartFiles = async (folder: string, age: number): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => each.endsWith('.part'))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < age) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
};
