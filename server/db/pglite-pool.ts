/** The pools that let Kysely's PostgreSQL dialect use PGlite, which has one session (docs/decisions/0229). */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { OpenRequest } from './pglite-messages.js';
import { PgliteThread } from './pglite-thread.js';

const verb = /^\s*(insert|update|delete|merge)\b/i;

const commandOf = (sql: string): PostgresQueryResult<unknown>['command'] =>
  (verb.exec(sql)?.[1]?.toUpperCase() ?? 'SELECT') as PostgresQueryResult<unknown>['command'];

const begins = /^\s*(?:begin|start\s+transaction)\b/i;

/**
 * Users the session is lent to at once: while a statement of one runs, that of the other lies in the database's thread already, which
 * else would stand still until this thread hands it the next. Those who wait in a queue here may still leave.
 */
export const mostLent = 2;

/** Goes on with what has waited. */
type Resume = () => void;

/**
 * Lends the one session, to a single user from the beginning of a transaction to its end. Itself it is the pool of all but searches,
 * which have a queue of their own; the queues are served in turn.
 */
export class PglitePool implements PostgresPool {
  /** For searches: many of them keep nobody from signing in or posting. */
  readonly searches: PostgresPool = {
    connect: () => this.#connect(this.#waitingSearches),
    end: () => Promise.resolve(),
  };

  readonly #thread: PgliteThread;
  readonly #waiting: Resume[] = [];
  readonly #waitingSearches: Resume[] = [];
  #isSearchNext = false;
  #lent = 0;
  #transaction: Promise<void> | undefined;
  #onIdle: Resume | undefined;
  #usedAt = performance.now();

  private constructor(thread: PgliteThread) {
    this.#thread = thread;
  }

  /** Opens the database. */
  static async open(request: OpenRequest): Promise<PglitePool> {
    return new PglitePool(await PgliteThread.open(request));
  }

  /** Resolves with the reason when the database has broken down. */
  get lost(): Promise<Error> {
    return this.#thread.lost;
  }

  /** Milliseconds since the last statement ended; 0 while one runs or waits. */
  idleTime(): number {
    return this.#thread.isBusy ? 0 : performance.now() - this.#usedAt;
  }

  connect(): Promise<PostgresPoolClient> {
    return this.#connect(this.#waiting);
  }

  async end(): Promise<void> {
    if (this.#lent > 0)
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    await this.#thread.close();
  }

  async #connect(queue: Resume[]): Promise<PostgresPoolClient> {
    if (this.#lent === mostLent) await new Promise<void>((resolve) => queue.push(resolve));
    else this.#lent += 1;
    let endTransaction: (() => void) | undefined;
    const query = async (text: string, params: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
      while (this.#transaction && !endTransaction) await this.#transaction;
      if (begins.test(text)) endTransaction = this.#beginTransaction();
      return this.#run(text, params);
    };
    const release = (): void => {
      endTransaction?.();
      this.#lendToNext();
    };
    return { query, release } as PostgresPoolClient;
  }

  /** Keeps the statements of others back until what it returns is called. */
  #beginTransaction(): () => void {
    let end = (): void => undefined;
    this.#transaction = new Promise((resolve) => {
      end = resolve;
    });
    return () => {
      this.#transaction = undefined;
      end();
    };
  }

  #lendToNext(): void {
    const [first, second] = this.#isSearchNext
      ? [this.#waitingSearches, this.#waiting]
      : [this.#waiting, this.#waitingSearches];
    const queue = first.length > 0 ? first : second;
    this.#isSearchNext = queue === this.#waiting;
    const next = queue.shift();
    if (next) next();
    else this.#lent -= 1;
    if (this.#lent === 0) this.#onIdle?.();
  }

  async #run(text: string, params: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const { rows = [], affected } = await this.#thread.query(text, params);
    this.#usedAt = performance.now();
    return { command: commandOf(text), rowCount: affected ?? rows.length, rows };
  }
}
