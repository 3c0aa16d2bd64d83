/** Data folders of the embedded engine. Making one is four seconds of work, so a run makes one and copies it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../server/config.js';
import { openDatabase } from '../../server/db/database.js';

const make = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-data-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const database = await openDatabase(readConfig({ DATA_DIR: folder, NODE_ENV: 'test' }));
  await database.close();
  return folder;
};

let made: Promise<string> | undefined;

/** Fills a folder with an embedded database of empty tables. */
export const putEmptyData = async (folder: string): Promise<void> => {
  made ??= make();
  cpSync(await made, folder, { recursive: true });
};
