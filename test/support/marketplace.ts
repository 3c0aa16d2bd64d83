/** The built marketplace as a person starts it: its own process, its own data, a free port. Shared by a run's suites. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shared } from './shared.js';
import { putStandIns } from './stand-in-pictures.js';

/** A running marketplace. */
export interface Marketplace {
  /** Scheme, host and port. */
  readonly url: string;
  readonly dataFolder: string;
  /** The passwords of the demo accounts, by e-mail address, as the server printed them. */
  readonly passwords: Readonly<Record<string, string>>;
}

/** Finds a free port of this machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => {
        resolve(port);
      });
    });
  });

const readyLine = /ready at (http\S+)/;

/** Reads the demo passwords out of what the server said. */
export const passwordsIn = (said: string): Record<string, string> =>
  Object.fromEntries(
    [...said.matchAll(/^ +(\S+@demo\.example) +(\S+)$/gm)].map(([, email, password]) => [email, password]),
  );

/** Waits for the server; answers its address and what it said. */
export const untilReady = (child: ChildProcess): Promise<{ url: string; said: string }> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = readyLine.exec(said)?.[1];
      if (address) resolve({ url: address, said });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${String(code)} before it was ready:\n${said}`));
    });
  });

interface Running {
  readonly child: ChildProcess;
  readonly marketplace: Marketplace;
}

/** Says whether this process stays for the server: between two suites that need one it runs on, unused. */
const holdUp = (child: ChildProcess, does: boolean): void => {
  for (const handle of [child, child.stdout, child.stderr] as (ChildProcess | Socket | null)[])
    if (does) handle?.ref();
    else handle?.unref();
};

let isDrawn = false;

const start = async (): Promise<Running> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'housing-e2e-'));
  if (!isDrawn) await putStandIns(dataFolder);
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      DEMO: 'on',
      HOST: '127.0.0.1',
      // In development pictures are drawn in advance, which would take half of a small machine for a minute.
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'test',
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const { url, said } = await untilReady(child);
  holdUp(child, false);
  return { child, marketplace: { url, dataFolder, passwords: passwordsIn(said) } };
};

const stop = async ({ child, marketplace }: Running): Promise<void> => {
  holdUp(child, true);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await rm(marketplace.dataFolder, { recursive: true, force: true });
};

const market = shared(start, stop, 120_000);

/**
 * Starts the marketplace with its demo data, or answers the one that already runs. While working on a journey,
 * MARKETPLACE_URL may name one that was started by hand, MARKETPLACE_PASSWORDS its demo accounts' as JSON. With
 * `drawn` listings and pages have their own pictures, which are drawn when asked for; without, plain ones that cost
 * nothing (pictures of the content are always drawn).
 */
export const openMarketplace = async ({ drawn = false } = {}): Promise<Marketplace> => {
  isDrawn = drawn;
  const url = process.env.MARKETPLACE_URL;
  if (url) {
    const passwords = JSON.parse(process.env.MARKETPLACE_PASSWORDS ?? '{}') as Marketplace['passwords'];
    return { url, dataFolder: process.env.DATA_DIR ?? 'data', passwords };
  }
  return (await market.take()).marketplace;
};

/** Lets go of the marketplace. */
export const closeMarketplace = (): void => {
  if (!process.env.MARKETPLACE_URL) market.leave();
};
