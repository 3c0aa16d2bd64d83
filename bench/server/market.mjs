/** Large markets on both engines, each with the server that answers for it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startCluster } from '../../scripts/postgres/cluster.mjs';
import { findPostgres, POSTGRES_MISSING } from '../../scripts/setup/postgres.mjs';
import { root, startMarketplace } from '../marketplace.mjs';

const statementsFor = async (size) => {
  const text = await readFile(new URL('../market.sql', import.meta.url), 'utf8');
  const all = text.split(/;\n/).filter((statement) => statement.trim());
  return [...all.map((statement) => statement.replaceAll('$1', String(size))), 'vacuum (analyze)'];
};

const onPostgres = async () => {
  const bin = findPostgres();
  if (!bin) throw new Error(POSTGRES_MISSING);
  const cluster = startCluster(bin);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  return {
    settings: { DATABASE_URL: cluster.url },
    withSql: (work) => work((statement) => client.query(statement)),
    close: async () => {
      await client.end();
      cluster.stop();
    },
  };
};

const embedded = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'housing-bench-'));
  return {
    settings: { DATA_DIR: folder },
    withSql: async (work) => {
      const { openPglite } = await import(join(root, 'dist/server/server/db/pglite-engine.js'));
      const database = await openPglite(join(folder, 'db'));
      try {
        return await work((statement) => database.exec(statement));
      } finally {
        await database.close();
      }
    },
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
};

/**
 * Makes a market of so many listings.
 * @returns its `start(settings)`, which starts a server on it, and `close()`; `withSql` asks its database directly, while no server runs
 */
export const makeMarket = async (engine, size) => {
  const { settings, withSql, close } = await (engine === 'postgres' ? onPostgres() : embedded());
  const start = (more = {}) => startMarketplace({ DEV: 'off', DEMO: 'off', ...settings, ...more });
  // The first start makes the tables.
  await (await start()).stop();
  const statements = await statementsFor(size);
  await withSql(async (execute) => {
    for (const statement of statements) await execute(statement);
  });
  return { start, withSql, close };
};
