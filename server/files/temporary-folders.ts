/** Folders below the system's temporary folder that a killed process left behind. */
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the folders of this program begin with: unpacked tables, and work on uploaded files. */
const ours = /^housing-(?:import|work)-/;

/** Deletes our folders not changed for `age` milliseconds; returns how many. */
export const sweepTemporaryFolders = async (age: number, folder = tmpdir()): Promise<number> => {
  let deleted = 0;
  for (const name of (await readdir(folder)).filter((each) => ours.test(each))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < age) continue;
    await rm(path, { recursive: true, force: true });
    deleted++;
  }
  return deleted;
};
