/** Makes a backup while a server is asked without a pause, and prints the longest request; BACKUP_LISTINGS is the market's size. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createListingWriter } from '../../server/services/listing-writer.js';
import { type CrashServer, startServer } from '../support/crash/crash-market.js';
import { engine } from '../support/engines.js';
import { fillMarket } from '../support/flood/market.js';
import { dropMarkets, embeddedMarket, opened, postgresMarket } from '../support/market-backups.js';

const listings = Number(process.env.BACKUP_LISTINGS ?? 20_000);
const test = suite(`crash/backup ${engine}`);
const scratch = mkdtempSync(join(tmpdir(), 'housing-crash-'));
let server: CrashServer | undefined;
test.after(async () => {
  await server?.end('SIGKILL');
  await dropMarkets();
  rmSync(scratch, { recursive: true, force: true });
});

const paths = [
  '/api/v3/properties/sell?city=Pune&fields=card&limit=20',
  '/api/v3/properties/rent?minPrice=1000000&limit=20',
  '/api/v3/localities?q=ban',
  '/api/v3/market',
];

/** Asks one request after the other until the work is done; answers how long the longest took, in milliseconds. */
const longestDuring = async (url: string, work: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  void work.finally(() => {
    over.abort();
  });
  let longest = 0;
  for (let at = 0; !over.signal.aborted; at++) {
    const began = performance.now();
    const reply = await fetch(url + (paths[at % paths.length] ?? ''));
    await reply.text();
    longest = Math.max(longest, performance.now() - began);
    assert.is(reply.status, 200);
    await sleep(5);
  }
  await work;
  return longest;
};

const backUp = async (config: { dataDir: string; databaseUrl?: string | undefined }, file: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/backup.ts', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
  });
  const [code] = (await once(child, 'close')) as [number];
  assert.is(code, 0);
};

test('no request waits for a backup', async () => {
  const folder = join(scratch, 'market');
  const config = await (engine === 'postgres' ? postgresMarket(folder) : embeddedMarket(folder));
  mkdirSync(folder, { recursive: true });
  await opened(config, async (database) => {
    const writer = createListingWriter(database.sql, config);
    await fillMarket(
      { database, services: { writer, places: { forget: () => undefined } } },
      listings,
      'owner-1',
    );
  });
  server = await startServer(config);
  await longestDuring(server.url, sleep(2000));
  const before = await longestDuring(server.url, sleep(5000));
  const file = join(scratch, 'market.tar');
  const began = performance.now();
  const during = await longestDuring(server.url, backUp(config, file));
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(
    `\n   ${engine}: backup of ${listings} listings (${Math.round(statSync(file).size / 1e6)} MB) in ${seconds.toFixed(1)} s; ` +
      `longest request ${during.toFixed(0)} ms, before it ${before.toFixed(0)} ms `,
  );
  // On a busy machine all share the processors; a request that waits for the backup itself waits for a good part of it.
  const most = Math.max(200, 3 * before, seconds * 50);
  assert.ok(during < most, `${during} ms instead of ${before}`);
});

test.run();
