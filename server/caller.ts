/**
 * For whom statements run: how long each may take, and whether somebody still waits for them. Jobs, imports and commands
 * have no caller and no limits.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a statement may take, in milliseconds. */
export interface StatementLimits {
  /** Of a search. */
  readonly search: number;
  /** Of any other statement. */
  readonly statement: number;
  /** Until a connection is free. */
  readonly wait: number;
}

/** The caller of statements. */
export interface Caller {
  readonly limits: StatementLimits;
  /** Aborted when the client went. */
  readonly client?: AbortSignal | undefined;
  /** Aborted when nobody waits for the work under way: its statements are cancelled. */
  readonly signal?: AbortSignal | undefined;
}

const callers = new AsyncLocalStorage<Caller | undefined>();

/** Finds the caller of what runs now; undefined for work of the server itself. */
export const currentCaller = (): Caller | undefined => callers.getStore();

/** Runs work for a caller; undefined is the server itself. */
export const runFor = <T>(caller: Caller | undefined, work: () => T): T => callers.run(caller, work);

/** Work that several callers may wait for; made by shareWork. */
export interface SharedWork {
  /** Whether all who waited went; nobody can join any more. */
  isGivenUp(): boolean;
  /** Counts the current caller among those who wait. */
  join(): void;
  /** Runs the work; its statements are cancelled when all who joined went. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes work for the current caller, which others may join. */
export const shareWork = (): SharedWork => {
  const controller = new AbortController();
  let waiting = 0;
  const leave = (): void => {
    waiting -= 1;
    if (waiting === 0) controller.abort();
  };
  const join = (): void => {
    waiting += 1;
    const caller = currentCaller();
    const signal = caller?.signal ?? caller?.client;
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  };
  join();
  return {
    join,
    isGivenUp: () => controller.signal.aborted,
    run: (work) => {
      const caller = currentCaller();
      return runFor(caller && { ...caller, signal: controller.signal }, work);
    },
  };
};
