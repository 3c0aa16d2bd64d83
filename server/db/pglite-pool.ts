/** The pool that lets Kysely's PostgreSQL dialect use PGlite: exactly one connection. */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { OpenRequest } from './pglite-messages.js';
import { PgliteThread } from './pglite-thread.js';

const verb = /^\s*(insert|update|delete|merge)\b/i;

const commandOf = (sql: string): PostgresQueryResult<unknown>['command'] =>
  (verb.exec(sql)?.[1]?.toUpperCase() ?? 'SELECT') as PostgresQueryResult<unknown>['command'];

/** Lends the one connection to one user at a time, in the order they asked, so that transactions never mix. */
export class PglitePool implements PostgresPool {
  readonly #thread: PgliteThread;
  #lastTurn: Promise<void> = Promise.resolve();
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

  async connect(): Promise<PostgresPoolClient> {
    const turn = this.#lastTurn;
    let release = (): void => undefined;
    this.#lastTurn = new Promise((resolve) => {
      release = resolve;
    });
    await turn;
    return { query: this.#query, release } as PostgresPoolClient;
  }

  async end(): Promise<void> {
    await this.#lastTurn;
    await this.#thread.close();
  }

  readonly #query = async (
    sql: string,
    params: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown>> => {
    const { rows = [], affected } = await this.#thread.query(sql, params);
    this.#usedAt = performance.now();
    return { command: commandOf(sql), rowCount: affected ?? rows.length, rows };
  };
}
