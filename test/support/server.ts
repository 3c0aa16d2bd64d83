/** The whole server over a fresh database, for tests by HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'uvu';
import { buildApp, type Server } from '../../server/app.js';
import { type Config, readConfig } from '../../server/config.js';
import type { Database } from '../../server/db/database.js';
import type { TypedApp } from '../../server/routes/typed-app.js';
import { compilersOfRun, keepCompilers } from './compiled-schemas.js';
import { openTestDatabase, type TestDatabase } from './engines.js';

/** A server under test. */
export interface TestServer extends Server {
  database: Database;
  config: Config;
  /** Listens on a free port of this machine and answers the address. */
  listen(): Promise<string>;
  /** GETs a path and answers status, headers and the parsed body. */
  get(path: string, headers?: Record<string, string>): Promise<TestReply>;
  close(): Promise<void>;
}

/** A reply with its JSON read, when it is JSON. */
export interface TestReply {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  json: unknown;
}

/** Whether each server of a run has a second one beside it, on the same database: TEST_SERVERS=2. */
const areTwo = process.env.TEST_SERVERS === '2';

/** Leaves a test out where two servers answer: it is about what one holds in memory, which another learns within seconds. */
export const ofOneServer = (test: Test): Test | Test['skip'] => (areTwo ? test.skip : test);

/** Sends the calls to several apps in turn, as a balancer does. */
const inTurn = (apps: readonly TypedApp[]): TypedApp['inject'] => {
  let turn = 0;
  return ((...call: Parameters<TypedApp['inject']>) =>
    apps[turn++ % apps.length]?.inject(...call)) as TypedApp['inject'];
};

/** Where a store stands beside the market, searches must have been answered out of it, but for a few that could not wait. */
const checkStore = ({ services: { searchStore } }: Server): void => {
  const { store, main } = searchStore?.answered() ?? { store: 0, main: 0 };
  if (main > 2 + store / 10)
    throw new Error(`Of ${String(store + main)} searches ${String(main)} were answered without the store.`);
};

/** Starts a second server on the database and lets both answer in turn; returns what ends it. */
const putBeside = async (
  { app }: Server,
  { config, database }: { config: Config; database: TestDatabase },
): Promise<() => Promise<void>> => {
  if (!database.beside) throw new Error('Two servers share a database of PostgreSQL only.');
  const opened = database.beside();
  const second = await buildApp(config, opened, compilersOfRun());
  await second.app.ready();
  const { inject } = app;
  app.inject = inTurn([{ inject: inject.bind(app) } as TypedApp, second.app]);
  return async () => {
    await second.app.close();
    await opened.close();
  };
};

/** Starts a server; `env` sets further settings by their variables. */
export const startServer = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'housing-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://homes.example',
    WEB_DIR: '/nonexistent',
    // What the other server of two wrote is seen within a second, and tests do not wait.
    ...(areTwo && { RESPONSE_CACHE_MB: '0', DATABASE_URL: process.env.DATABASE_URL ?? '' }),
    ...env,
  });
  const database = await openTestDatabase();
  const server = await buildApp(config, database, compilersOfRun());
  const { app } = server;
  // A store is filled by a job, and no jobs run until the server listens.
  await server.services.searchStore?.feed.fill();
  const endSecond = areTwo ? await putBeside(server, { config, database }) : undefined;
  return {
    ...server,
    database,
    config,
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    get: async (url, headers = {}) => {
      const reply = await app.inject({ url, headers });
      const isJson = String(reply.headers['content-type']).includes('json');
      return {
        status: reply.statusCode,
        headers: reply.headers as Record<string, string | undefined>,
        text: reply.body,
        json: isJson ? (JSON.parse(reply.body) as unknown) : undefined,
      };
    },
    close: async () => {
      checkStore(server);
      keepCompilers(server);
      await endSecond?.();
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
