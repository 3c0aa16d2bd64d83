/** The built marketplace as a person starts it: its own process, its own data, a free port. Shared by a run's suites. */
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { type ServerProcess, startServerProcess } from './server-process.js';
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

/** Reads the demo passwords out of what the server said. */
export const passwordsIn = (said: string): Record<string, string> =>
  Object.fromEntries(
    [...said.matchAll(/^ +(\S+@demo\.example) +(\S+)$/gm)].map(([, email, password]) => [email, password]),
  );

interface Running {
  readonly server: ServerProcess;
  readonly marketplace: Marketplace;
}

/** Sets whether the server keeps this process alive; between two suites it does not. */
const holdUp = (child: ChildProcess, does: boolean): void => {
  for (const handle of [child, child.stdout, child.stderr] as (ChildProcess | Socket | null)[])
    if (does) handle?.ref();
    else handle?.unref();
};

let isDrawn = false;

const start = async (): Promise<Running> => {
  const server = await startServerProcess({}, isDrawn ? undefined : putStandIns);
  holdUp(server.child, false);
  const { url, dataFolder, said } = server;
  return { server, marketplace: { url, dataFolder, passwords: passwordsIn(said) } };
};

const stop = async ({ server }: Running): Promise<void> => {
  holdUp(server.child, true);
  await server.end();
};

const market = shared(start, stop, 120_000);

/**
 * Starts the marketplace with its demo data, or answers the one that already runs. While working on a journey,
 * MARKETPLACE_URL may name one that was started by hand, MARKETPLACE_PASSWORDS its demo accounts' as JSON. With
 * `drawn` everything has its own pictures, which are drawn when asked for; without, plain ones that cost nothing, but
 * for one.
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

/** Releases the marketplace. */
export const closeMarketplace = (): void => {
  if (!process.env.MARKETPLACE_URL) market.leave();
};
