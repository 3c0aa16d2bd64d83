/** The main thread's side of the database thread: numbers the statements and resolves each one's promise. */
import { Worker } from 'node:worker_threads';
import type { OpenRequest, QueryFailure, QueryReply, QueryRequest } from './pglite-messages.js';

/** A statement the database refused; `code` is PostgreSQL's SQLSTATE. */
export class QueryError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(failure: QueryFailure) {
    super(failure.message);
    this.name = 'QueryError';
    this.code = failure.code;
    this.constraint = failure.constraint;
  }
}

interface Waiting {
  resolve: (reply: QueryReply) => void;
  reject: (error: Error) => void;
}

const compiled = !import.meta.url.endsWith('.ts');

/** A worker does not inherit the TypeScript loader of its parent, so from sources it registers one first. */
const startWorker = (request: OpenRequest): Worker => {
  if (compiled) return new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: request });
  const source = new URL('./pglite-worker.ts', import.meta.url).href;
  const bootstrap = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(bootstrap, { eval: true, workerData: request });
};

/** One PGlite in a thread of its own; it keeps the process alive only while a reply is due. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #broken: Error | undefined;
  #isClosing = false;
  #lose = (_reason: Error): void => undefined;

  /** Resolves with the reason when the thread has ended without being closed: nothing is answered any more. */
  readonly lost = new Promise<Error>((resolve) => {
    this.#lose = resolve;
  });

  private constructor(request: OpenRequest) {
    this.#worker = startWorker(request);
    this.#worker.on('message', (reply: QueryReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The database thread has ended.')));
  }

  /** Starts the thread and waits until the database answers. */
  static async open(request: OpenRequest): Promise<PgliteThread> {
    const thread = new PgliteThread(request);
    await thread.#answerTo(0);
    return thread;
  }

  /** Runs one statement. */
  query(sql: string, params: readonly unknown[]): Promise<QueryReply> {
    const id = ++this.#lastId;
    const answer = this.#answerTo(id);
    if (!this.#broken) this.#worker.postMessage({ id, sql, params } satisfies QueryRequest);
    return answer;
  }

  /** Whether a statement runs or waits. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Closes the database and ends the thread. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#broken) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.ref();
    this.#worker.postMessage('close');
    await ended;
  }

  #answerTo(id: number): Promise<QueryReply> {
    if (this.#broken) return Promise.reject(this.#broken);
    this.#worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #settle(reply: QueryReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (reply.error) waiting?.reject(new QueryError(reply.error));
    else waiting?.resolve(reply);
  }

  #fail(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (!this.#isClosing) this.#lose(error);
  }
}
