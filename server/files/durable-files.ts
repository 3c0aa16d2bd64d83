/** Renames finished files so that they are whole under their names even after a power cut. */
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const sync = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Windows keeps the names of a folder by itself and opens no folder. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform !== 'win32') await sync(folder, 'r');
};

/** Makes a folder with all above it; each name reaches the disk. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
};

/** Moves a finished file of the same disk to its name: first its content reaches the disk, then the name. */
export const moveDurably = async (from: string, to: string): Promise<void> => {
  const folder = dirname(to);
  await makeFolder(folder);
  await sync(from, 'r+');
  await rename(from, to);
  await syncFolder(folder);
};
