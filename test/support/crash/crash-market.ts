/** A market whose server is killed: one folder and database, and a process after the other on them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../../server/config.js';
import { freePort } from '../server-process.js';

const program = fileURLToPath(new URL('../../../dist/server/server/main.js', import.meta.url));

/** What a process said, and how it ended. */
export interface Ended {
  code: number | null;
  said: string;
}

/** A server process of the market. */
export interface CrashServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it was ready. */
  readonly startTime: number;
  readonly ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<Ended>;
}

const endOf = async (child: ChildProcess, said: () => string): Promise<Ended> => {
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: said() };
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server on the market, with a clock that is shifted by so many milliseconds, maybe under a command, with further settings; rejects with its last words. */
export const startServer = async (
  { dataDir, databaseUrl = '' }: Config,
  shift = 0,
  under: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<CrashServer> => {
  const began = performance.now();
  const url = `http://127.0.0.1:${String(await freePort())}`;
  const preload = shift === 0 ? [] : ['--import', new URL('shift-clock.mjs', import.meta.url).href];
  const [command, ...rest] = under;
  const own = [...preload, program];
  const args = command === undefined ? own : [...rest, process.execPath, ...own];
  const child = spawn(command ?? process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      RATE_LIMITS: 'test',
      DAILY_LISTINGS: '10000',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      CLOCK_SHIFT: String(shift),
      ...more,
    },
  });
  running.add(child);
  let said = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('ready at')) resolve();
      });
  });
  const ended = endOf(child, () => said).finally(() => running.delete(child));
  const refused = ended.then((end) => Promise.reject(new Error(`code ${String(end.code)}: ${end.said}`)));
  await Promise.race([ready, refused]);
  refused.catch(() => undefined);
  return {
    url,
    startTime: performance.now() - began,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
