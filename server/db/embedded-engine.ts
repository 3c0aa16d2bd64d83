/** Opens the embedded engine: PGlite in a thread of this process, on a folder that is ours alone. */
import { join, resolve } from 'node:path';
import { adoptRestored } from '../files/restored-folder.js';
import type { Engine } from './engine.js';
import { lockFolder } from './folder-lock.js';
import { limitPool } from './limited-pool.js';
import { makeCluster } from './make-cluster.js';
import { mostLent, PglitePool } from './pglite-pool.js';
import { meterPool } from './pool-meter.js';

/** Opens the market in a data folder, making its database first if there is none. */
export const openEmbeddedEngine = async (dataDir: string): Promise<Engine> => {
  const folder = resolve(dataDir);
  const leave = lockFolder(folder);
  try {
    adoptRestored(folder);
    const dataFolder = join(folder, 'db');
    await makeCluster(dataFolder);
    const pool = await PglitePool.open({ dataDir: dataFolder });
    const main = meterPool(limitPool(pool, { kind: 'statement' }), 'main', mostLent);
    const search = meterPool(limitPool(pool.searches, { kind: 'search' }), 'search', mostLent);
    return {
      main: main.pool,
      search: search.pool,
      lost: pool.lost,
      idleTime: () => pool.idleTime(),
      meters: [main.meter, search.meter],
      isShared: false,
      leave,
    };
  } catch (failure) {
    leave();
    throw failure;
  }
};
