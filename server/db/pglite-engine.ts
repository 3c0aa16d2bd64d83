/** The embedded engine with our settings: PGlite on a data folder, or in memory. */
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFS } from './durable-fs.js';

/**
 * Opens PGlite, in memory when no folder is named. Without -F the engine asks for fsync; pg_trgm stands last, because
 * anything loaded after it breaks it.
 */
export const openPglite = (dataDir: string | undefined): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir && {
      fs: new DurableFS(dataDir),
      startParams: [
        ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
        '-c',
        'wal_sync_method=fsync',
        // The system caches the files: 128 MB here, the default, gain little (docs/decisions/0108).
        '-c',
        'shared_buffers=16MB',
      ],
    }),
    extensions: { pg_trgm },
    parsers: { [types.INT8]: Number },
  });
