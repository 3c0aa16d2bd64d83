/** The processes of a cluster, as user postgres, and the folder that holds their files. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { script } from '../run/script.js';

const { commandAsPostgres } = await script<{
  commandAsPostgres: (command: string, args: readonly string[]) => string[];
}>('postgres/as-postgres.mjs');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.replace(/^.*\) /s, '').split(' ')[1]);
  } catch {
    return 0;
  }
};

/** PostgreSQL of a data folder: the process that its others come from, and those. */
const serversOf = (data: string): number[] => {
  let first: number;
  try {
    first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return [];
  }
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === first);
  return isAlive(first) ? [first, ...others.map(Number)] : [];
};

/** The processes and their folder. */
export class Processes {
  readonly root = mkdtempSync('/tmp/housing-cluster-');
  readonly #running = new Map<string, ChildProcess>();
  readonly #dataFolders = new Set<string>();

  constructor() {
    // Nothing stays after an interrupted run.
    process.once('exit', () => {
      this.#endAll();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  }

  /** Hands the folder to user postgres, when everything is in it. */
  giveAway(): void {
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', this.root]);
  }

  /** Starts a process in a folder; what it says goes to NAME.log. */
  run(name: string, command: string, args: readonly string[], folder = this.root): void {
    const [first = command, ...rest] = commandAsPostgres(command, args);
    const log = openSync(join(this.root, `${name}.log`), 'a');
    this.#running.set(name, spawn(first, rest, { cwd: folder, stdio: ['ignore', log, log] }));
  }

  /** The end of what a process said. */
  said(name: string): string {
    return readFileSync(join(this.root, `${name}.log`), 'utf8').slice(-2000);
  }

  /** Ends PostgreSQL of a data folder, all of it or only its first process, and whoever started it. */
  async kill(data: string, name?: string): Promise<void> {
    const servers = serversOf(data);
    const child = name === undefined ? undefined : this.#running.get(name);
    const isRunning = child && child.exitCode === null && child.signalCode === null;
    const ended = isRunning ? once(child, 'exit') : undefined;
    child?.kill('SIGKILL');
    for (const pid of name === undefined ? servers.slice(0, 1) : servers)
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    await ended;
  }

  /** Notes a data folder whose PostgreSQL another process starts. */
  watch(data: string): void {
    this.#dataFolders.add(data);
  }

  /** Ends everything and removes the folder. */
  async stop(): Promise<void> {
    this.#endAll();
    await sleep(200);
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  #endAll(): void {
    for (const child of this.#running.values()) child.kill('SIGKILL');
    for (const data of this.#dataFolders)
      for (const pid of serversOf(data)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    rmSync(this.root, { recursive: true, force: true });
  }
}
