/** Backs up the market of a configuration, whether its server runs or not (docs/decisions/0081). */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.js';
import { sqlOver } from '../db/database.js';
import { PglitePool } from '../db/pglite-pool.js';
import { openPostgres } from '../db/postgres-pool.js';
import { makePrivateFolder } from '../files/private-folder.js';
import { openMediaStore } from '../media/open-store.js';
import { copyEmbedded } from './copy-embedded.js';
import { type BackupReport, type MarketSource, writeBackup } from './write-backup.js';

type Opened = Pick<MarketSource, 'engine' | 'database'> & { close: () => Promise<void> };

const openServer = (url: string): Opened => {
  const database = sqlOver(openPostgres(url, 1));
  return { engine: 'postgresql', database, close: () => database.destroy() };
};

/** Only its server may open the folder of the embedded engine, so a copy of it is opened. */
const openCopy = async (dataDir: string): Promise<Opened> => {
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'db')))
    throw new Error(`There is no market in the data folder ${folder}. Set DATA_DIR or DATABASE_URL.`);
  const copy = join(folder, 'backup-copy');
  const remove = (): Promise<void> => rm(copy, { recursive: true, force: true });
  // Left by a backup that was broken off.
  await remove();
  makePrivateFolder(copy);
  try {
    await copyEmbedded(join(folder, 'db'), join(copy, 'db'));
    const database = sqlOver(await PglitePool.open({ dataDir: join(copy, 'db') }));
    const close = async (): Promise<void> => {
      await database.destroy();
      await remove();
    };
    return { engine: 'embedded', database, close };
  } catch (failure) {
    await remove();
    throw failure;
  }
};

/** Writes a backup of the market into a file. */
export const backUp = async (config: Config, path: string): Promise<BackupReport> => {
  const media = openMediaStore(config);
  const release = await media.hold();
  if (!release) throw new Error('Another backup of this market is being made. Wait for its end.');
  try {
    const { close, ...market } = await (config.databaseUrl
      ? openServer(config.databaseUrl)
      : openCopy(config.dataDir));
    try {
      return await writeBackup({ ...market, media }, path);
    } finally {
      await close();
    }
  } finally {
    await release();
  }
};
