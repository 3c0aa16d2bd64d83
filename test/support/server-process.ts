/** The built server in a process of its own, on a free port, with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running server. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Scheme, host and port, as the server said them. */
  readonly url: string;
  readonly dataFolder: string;
  /** What it had said when it was ready. */
  readonly said: string;
  /** Stops it and removes its data. */
  readonly end: () => Promise<void>;
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

/** Starts the server with its demo data, after the folder of its data has been prepared. */
export const startServerProcess = async (
  settings: Readonly<Record<string, string>> = {},
  prepare: (dataFolder: string) => Promise<void> = async () => undefined,
): Promise<ServerProcess> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'housing-e2e-'));
  await prepare(dataFolder);
  // Optimising the engine's code costs more than a market of a few minutes gains from it.
  const child = spawn(process.execPath, ['--liftoff-only', 'dist/server/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataFolder,
      DEMO: 'on',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      // In development pictures are drawn in advance, which would take half of a small machine for a minute.
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      PUBLIC_URL: '',
      RATE_LIMITS: 'test',
      ...settings,
    },
  });
  // No server stays after an interrupted run.
  process.once('exit', () => child.kill('SIGKILL'));
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { child, dataFolder, end, ...(await untilReady(child)) };
};
