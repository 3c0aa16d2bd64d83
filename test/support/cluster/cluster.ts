/** Three database machines with Patroni and etcd, HAProxy and PgBouncer before them, all on this one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { script } from '../run/script.js';
import { freePort } from '../server-process.js';
import { Processes } from './processes.js';
import {
  addressOfPlace,
  haproxySettings,
  patroniSettings,
  pgbouncerSettings,
  type Place,
} from './settings.js';

const { findCluster } = await script<{ findCluster: () => Record<string, string | undefined> }>(
  'setup/cluster.mjs',
);
const { findPostgres } = await script<{ findPostgres: () => string | undefined }>('setup/postgres.mjs');

/** A machine as Patroni sees it: its role is leader, sync_standby or replica. */
export interface Member {
  name: string;
  role: string;
  state: string;
}

interface Commands {
  bin: string;
  patroni: string;
  etcd: string;
  haproxy: string;
  pgbouncer: string;
}

interface Ports {
  /** Of etcd, for clients and for others of its kind. */
  client: number;
  peer: number;
  /** Of HAProxy. */
  primary: number;
  reads: number;
  /** Of PgBouncer. */
  pooler: number;
}

const findCommands = (): Commands => {
  const bin = findPostgres();
  const { patroni, etcd, haproxy, pgbouncer } = findCluster();
  if (!bin || !patroni || !etcd || !haproxy || !pgbouncer)
    throw new Error('A part of the cluster is missing: node scripts/setup.mjs postgres cluster');
  return { bin, patroni, etcd, haproxy, pgbouncer };
};

const freePorts = async (count: number): Promise<number[]> => {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
};

const untilTrue = async (isSo: () => Promise<boolean>, what: string, patience = 120_000): Promise<void> => {
  const latest = Date.now() + patience;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > latest) throw new Error(`${what} took longer than ${String(patience / 1000)} s`);
    await sleep(200);
  }
};

const ask = async (connectionString: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const etcdArguments = (root: string, { client, peer }: Ports): string[] => {
  const [clients, peers] = [client, peer].map((port) => `http://127.0.0.1:${String(port)}`);
  return [
    ...['--name', 'etcd', '--data-dir', join(root, 'etcd-data'), '--log-level', 'warn'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `etcd=${String(peers)}`],
  ].map(String);
};

const isWhole = (found: readonly Member[], count: number): boolean =>
  found.filter(({ state }) => ['running', 'streaming'].includes(state)).length === count &&
  ['leader', 'sync_standby'].every((role) => found.some((member) => member.role === role));

/** A running cluster; made by startCluster. */
export class Cluster {
  readonly #processes: Processes;
  readonly #commands: Commands;
  readonly #places: readonly Place[];
  readonly #ports: Ports;

  constructor(processes: Processes, commands: Commands, places: readonly Place[], ports: Ports) {
    this.#processes = processes;
    this.#commands = commands;
    this.#places = places;
    this.#ports = ports;
  }

  /** Where servers write; through PgBouncer. */
  get writes(): string {
    return `postgresql://postgres@127.0.0.1:${String(this.#ports.pooler)}/market`;
  }

  /** Where servers may read. */
  get reads(): string {
    return `${this.writes}_reads`;
  }

  #place(name: string): Place {
    const found = this.#places.find((place) => place.name === name);
    if (!found) throw new Error(`There is no machine ${name}.`);
    return found;
  }

  /** The machines that are there. */
  async members(): Promise<Member[]> {
    for (const { restPort } of this.#places) {
      const url = `http://127.0.0.1:${String(restPort)}/cluster`;
      const reply = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
      if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** Waits until one leads, one stands by that has every write, and so many are there in all. */
  async whole(count = this.#places.length): Promise<Member[]> {
    await untilTrue(async () => isWhole(await this.members(), count), `A cluster of ${String(count)}`);
    return this.members();
  }

  /** Starts a machine, or starts it again. */
  start(name: string): void {
    const { folder } = this.#place(name);
    this.#processes.watch(join(folder, 'data'));
    this.#processes.run(name, this.#commands.patroni, [join(folder, 'patroni.json')], folder);
  }

  /** Ends a machine as a power cut does: Patroni and all of PostgreSQL at once. */
  cutPower(name: string): Promise<void> {
    return this.#processes.kill(join(this.#place(name).folder, 'data'), name);
  }

  /** Ends PostgreSQL alone. */
  crash(name: string): Promise<void> {
    return this.#processes.kill(join(this.#place(name).folder, 'data'));
  }

  stop(): Promise<void> {
    return this.#processes.stop();
  }

  /** Starts everything, makes the database and waits until it answers through all doors. */
  async open(): Promise<void> {
    const { root } = this.#processes;
    const { etcd, haproxy, pgbouncer } = this.#commands;
    this.#processes.run('etcd', etcd, etcdArguments(root, this.#ports));
    const health = `http://127.0.0.1:${String(this.#ports.client)}/health`;
    await untilTrue(async () => (await fetch(health)).ok, 'etcd');
    for (const { name } of this.#places) this.start(name);
    const leader = (await this.whole()).find(({ role }) => role === 'leader');
    await ask(addressOfPlace(this.#place(leader?.name ?? '')), 'create database market');
    this.#processes.run('haproxy', haproxy, ['-db', '-f', join(root, 'haproxy.cfg')]);
    this.#processes.run('pgbouncer', pgbouncer, [join(root, 'pgbouncer.ini')]);
    for (const url of [this.writes, this.reads])
      await untilTrue(async () => {
        await ask(url, 'select 1');
        return true;
      }, 'PgBouncer');
  }

  /** What each machine said last. */
  said(): string {
    return this.#places.map(({ name }) => this.#processes.said(name)).join('\n---\n');
  }
}

/** Makes and starts a cluster; what is missing of it is an error that says so. */
export const startCluster = async (): Promise<Cluster> => {
  const commands = findCommands();
  const processes = new Processes();
  const [client = 0, peer = 0, primary = 0, reads = 0, pooler = 0, ...others] = await freePorts(11);
  const ports = { client, peer, primary, reads, pooler };
  const { root } = processes;
  const places = ['one', 'two', 'three'].map(
    (name, at): Place => ({
      name,
      folder: join(root, name),
      port: others[2 * at] ?? 0,
      restPort: others[2 * at + 1] ?? 0,
    }),
  );
  writeFileSync(join(root, 'haproxy.cfg'), haproxySettings(places, ports));
  writeFileSync(join(root, 'pgbouncer.ini'), pgbouncerSettings(root, pooler, ports));
  for (const place of places) {
    mkdirSync(place.folder, { mode: 0o700 });
    const settings = patroniSettings(place, commands.bin, `127.0.0.1:${String(client)}`);
    writeFileSync(join(place.folder, 'patroni.json'), settings);
  }
  processes.giveAway();
  const cluster = new Cluster(processes, commands, places, ports);
  try {
    await cluster.open();
    return cluster;
  } catch (failure) {
    const said = cluster.said();
    await cluster.stop();
    throw new Error(`The cluster did not start: ${String(failure)}\n${said}`);
  }
};
