/** Opens the embedded engine: PGlite in a thread of this process, on a folder that is ours alone. */
import { join, resolve } from 'node:path';
import type { PostgresPool } from 'kysely';
import { adoptRestored } from '../files/restored-folder.js';
import { type Engine, neverLost } from './engine.js';
import { lockFolder } from './folder-lock.js';
import { limitPool } from './limited-pool.js';
import { makeCluster } from './make-cluster.js';
import { mostLent, PglitePool } from './pglite-pool.js';
import { meterPool } from './pool-meter.js';

const openPool = async (folder: string): Promise<PglitePool> => {
  adoptRestored(folder);
  const dataDir = join(folder, 'db');
  await makeCluster(dataDir);
  return PglitePool.open({ dataDir });
};

/** A pool that may be named before it is there. */
const onceOpened = (opening: Promise<PostgresPool>): PostgresPool => ({
  connect: async () => (await opening).connect(),
  end: async () => (await opening).end(),
});

/** Begins to open the market in a data folder, making its database first if there is none. */
export const openEmbeddedEngine = (dataDir: string): Engine => {
  const folder = resolve(dataDir);
  const leave = lockFolder(folder);
  const opening = openPool(folder);
  let pool: PglitePool | undefined;
  const opened = opening.then((open) => {
    pool = open;
  });
  const searches = opening.then((open) => open.searches);
  // Whoever waits for `opened` learns that there is none.
  searches.catch(() => undefined);
  const main = meterPool(limitPool(onceOpened(opening), { kind: 'statement' }), 'main', mostLent);
  const search = meterPool(limitPool(onceOpened(searches), { kind: 'search' }), 'search', mostLent);
  return {
    opened,
    main: main.pool,
    search: search.pool,
    // What was never open has not broken down.
    lost: opening.then(
      ({ lost }) => lost,
      () => neverLost,
    ),
    idleTime: () => pool?.idleTime() ?? 0,
    meters: [main.meter, search.meter],
    isShared: false,
    leave,
  };
};
