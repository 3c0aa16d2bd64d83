/** Starts the built marketplace in a process of its own, with data of its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { serverProcess } from '../scripts/server-process.mjs';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Waits until a server says where it is; returns its address. */
export const untilReady = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk) => {
      said += chunk.toString();
      const address = /ready at (http\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${said}`)));
  });

/** Starts it with some settings; returns its address, its process, and how to stop it. */
export const startMarketplace = async (settings = {}) => {
  const data = await mkdtemp(join(tmpdir(), 'housing-bench-'));
  const { args, env } = serverProcess(root);
  const child = spawn(process.execPath, args, {
    cwd: root,
    // By the channel it learns that a bench has ended, however it did.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...env,
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      DEV: 'on',
      ...settings,
    },
  });
  const url = await untilReady(child);
  return {
    url,
    pid: child.pid,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** What a server tells at its METRICS_PORT, which opens a moment after the server is ready. */
export const numbersAt = async (port) => {
  for (let waits = 0; waits < 50; waits++) {
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
    if (reply) return reply.text();
    await delay(100);
  }
  throw new Error(`nobody tells numbers at port ${port}`);
};

/** The middle of some numbers. */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
