/** Copies the folder of the embedded engine while a server writes in it (docs/decisions/0081). */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Says from which checkpoint on the log is to be read. */
const control = 'global/pg_control';
const log = 'pg_wal';

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
};

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
};

const isLog = (file: string): boolean => file.startsWith(log);
const isLeftOut = (file: string): boolean =>
  file === control || /(?:^|\/)(?:postmaster\.pid|pgsql_tmp)/.test(file);

/** A table may be dropped while its neighbours are being copied; the log then says so too. */
const copy = async (from: string, to: string, files: readonly string[]): Promise<void> => {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE).catch((failure: unknown) => {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure;
    });
  }
};

/** Returns whether no checkpoint came in between, after which the log would begin too late for the copy. */
const tryCopy = async (from: string, to: string): Promise<boolean> => {
  const before = await readFile(join(from, control));
  for (const folder of await foldersIn(from)) await mkdir(join(to, folder), { recursive: true });
  await copy(
    from,
    to,
    (await filesIn(from)).filter((file) => !isLog(file) && !isLeftOut(file)),
  );
  await writeFile(join(to, control), before);
  // The log comes last: whatever the files above hold already is in it.
  await copy(
    from,
    to,
    (await filesIn(from)).filter((file) => isLog(file)),
  );
  return before.equals(await readFile(join(from, control)));
};

/** Copies the folder into one that is made for it; opened, it recovers as after a power cut at the end of the copying. */
export const copyEmbedded = async (from: string, to: string): Promise<void> => {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await tryCopy(from, to)) return;
    await rm(to, { recursive: true, force: true });
  }
  throw new Error('The database wrote too much while it was being copied. Try again at a calmer hour.');
};
