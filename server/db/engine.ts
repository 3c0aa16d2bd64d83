/** What both engines give: pools of connections, and what is known of them. */
import type { PostgresPool } from 'kysely';
import type { PoolMeter } from './pool-meter.js';

/** What never breaks down in this process: a server elsewhere is connected to again. */
export const neverLost = new Promise<never>(() => undefined);

/** An engine that runs, or will soon: until then statements wait. */
export interface Engine {
  /** Rejects when it cannot be opened. */
  readonly opened: Promise<void>;
  /** For writes, and for reads that must see the latest writes. */
  readonly main: PostgresPool;
  /** For searches, so that slow ones keep nobody from signing in or posting. */
  readonly search: PostgresPool;
  /** The separate search store, where there is one: to write it, and for searches. */
  readonly searchStore?: { readonly main: PostgresPool; readonly search: PostgresPool };
  /** Resolves with the reason when the engine in this process has broken down. */
  readonly lost: Promise<Error>;
  /** Milliseconds the engine in this process has been idle; undefined for PostgreSQL, which has an autovacuum. */
  readonly idleTime: (() => number) | undefined;
  readonly meters: readonly PoolMeter[];
  /** Whether other processes may write, too. */
  readonly isShared: boolean;
  /** To be called when all pools have ended. */
  readonly leave: () => void;
}
