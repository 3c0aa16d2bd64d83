/** The built marketplace as a person starts it: its own process, its own data, a free port. Shared by a run's suites. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running marketplace. */
export interface Marketplace {
  /** Scheme, host and port. */
  readonly url: string;
  readonly dataFolder: string;
  /** The passwords of the demo accounts, by e-mail address, as the server printed them. */
  readonly passwords: Readonly<Record<string, string>>;
}

const freePort = (): Promise<number> =>
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

const passwordsIn = (said: string): Record<string, string> =>
  Object.fromEntries(
    [...said.matchAll(/^ +(\S+@demo\.example) +(\S+)$/gm)].map(([, email, password]) => [email, password]),
  );

const untilReady = (child: ChildProcess): Promise<{ url: string; said: string }> =>
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

let running: { child: ChildProcess; marketplace: Marketplace } | undefined;
let starting: Promise<Marketplace> | undefined;
let users = 0;

const start = async (): Promise<Marketplace> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'housing-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'test',
    },
  });
  const { url, said } = await untilReady(child);
  running = { child, marketplace: { url, dataFolder, passwords: passwordsIn(said) } };
  return running.marketplace;
};

/**
 * Starts the marketplace with its demo data, or answers the one that already runs. While working on a journey,
 * MARKETPLACE_URL may name one that was started by hand.
 */
export const openMarketplace = (): Promise<Marketplace> => {
  const url = process.env.MARKETPLACE_URL;
  if (url) return Promise.resolve({ url, dataFolder: process.env.DATA_DIR ?? 'data', passwords: {} });
  users += 1;
  starting ??= start();
  return starting;
};

/** Lets go of the marketplace; the last to do so ends it. The next file's suite may ask in the same breath, hence the pause. */
export const closeMarketplace = async (): Promise<void> => {
  users -= 1;
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (users > 0 || !running) return;
  const { child, marketplace } = running;
  running = undefined;
  starting = undefined;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await rm(marketplace.dataFolder, { recursive: true, force: true });
};

process.once('exit', () => running?.child.kill('SIGKILL'));
