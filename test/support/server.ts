/** The whole server over a fresh database, for tests by HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type Server } from '../../server/app.js';
import { type Config, readConfig } from '../../server/config.js';
import type { Database } from '../../server/db/database.js';
import { compilersOfRun, keepCompilers } from './compiled-schemas.js';
import { openTestDatabase } from './engines.js';

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

/** Starts a server; `env` sets further settings by their variables. */
export const startServer = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'housing-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://homes.example',
    WEB_DIR: '/nonexistent',
    ...env,
  });
  const database = await openTestDatabase();
  const server = await buildApp(config, database, compilersOfRun());
  const { app } = server;
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
      keepCompilers(server);
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
