/**
 * Runs work on untrusted files in threads with limits of time and memory (docs/decisions/0061). Threads start with the
 * first request, run one request at a time, and do not keep the process alive while idle.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from './concurrency-limit.js';
import { nextStep, type WorkerReply, type WorkerRequest } from './worker-messages.js';

/** The limits of one request. */
export interface WorkLimits {
  /** Milliseconds. */
  readonly longest: number;
  /** Megabytes of the thread's heap. */
  readonly mostMemory: number;
  /** Requests that run at once; each may take a core. */
  readonly atOnce: number;
}

/** The limits of one uploaded file. */
export const fileLimits: WorkLimits = { longest: 30_000, mostMemory: 256, atOnce: 2 };

/** Thrown past a limit; the thread has been terminated. */
export class WorkLimitError extends Error {}

const compiled = !import.meta.url.endsWith('.ts');

/** A worker does not inherit the TypeScript loader of its parent, so from sources it registers one first. */
const startWorker = (file: URL, mostMemory: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 32 };
  const source = file.href.replace(/\.js$/, '.ts');
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  const worker = compiled
    ? new Worker(file, { resourceLimits })
    : new Worker(start, { eval: true, resourceLimits });
  // An error while no request runs ends only the thread.
  worker.on('error', () => undefined);
  return worker;
};

const newWorkFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'housing-work-'));

/** Returns the answer of a reply, or throws its failure as an Error with the same name, message and fields. */
const answerOf = (reply: WorkerReply): unknown => {
  if ('failure' in reply) throw Object.assign(new Error(reply.failure.message), reply.failure);
  return reply.answer;
};

/** Waits for the reply of a thread; rejects when the thread ends or the time is over. */
const replyOf = (worker: Worker, request: WorkerRequest, longest: number): Promise<WorkerReply> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new WorkLimitError())), longest);
    const onMessage = (reply: WorkerReply): void => settle(() => resolve(reply));
    const onError = (error: Error & { code?: string }): void =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkLimitError() : error));
    const onExit = (): void => settle(() => reject(new Error('A thread has ended.')));
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });

/** Sends a request to a thread; made by createWorkerPool. */
export type AskWorker<Ask, Answer> = (ask: Ask) => Promise<Answer>;

/**
 * Makes the pool of a worker file, which calls `answerRequests`. What its work throws is thrown here as an Error with the
 * same name, message and fields; past a limit it is a WorkLimitError.
 */
export const createWorkerPool = <Ask, Answer>(
  file: URL,
  { longest, mostMemory, atOnce }: WorkLimits,
): AskWorker<Ask, Answer> => {
  const limit = createConcurrencyLimit(atOnce);
  const idle = new Set<Worker>();

  const begin = (): Worker => {
    const worker = startWorker(file, mostMemory);
    worker.once('exit', () => idle.delete(worker));
    return worker;
  };

  const askWorker = async (request: WorkerRequest): Promise<WorkerReply> => {
    const [worker = begin()] = idle;
    idle.delete(worker);
    worker.ref();
    try {
      const reply = await replyOf(worker, request, longest);
      worker.unref();
      idle.add(worker);
      return reply;
    } catch (thrown) {
      await worker.terminate();
      throw thrown;
    }
  };

  return (ask) =>
    limit.run(async () => {
      const folder = await newWorkFolder();
      try {
        return answerOf(await askWorker({ ask, folder })) as Answer;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
};

/** Asks a thread of its own for items; made by createWorkerStream. */
export type AskWorkerStream<Ask, Item> = (ask: Ask) => AsyncGenerator<Item>;

/**
 * Creates a stream of a worker file, which calls `answerSteps`: each piece of work has a thread of its own, which makes one item
 * after the other as they are asked for. The limits hold for each item; failures are those of createWorkerPool.
 */
export const createWorkerStream = <Ask, Item>(
  file: URL,
  { longest, mostMemory }: Pick<WorkLimits, 'longest' | 'mostMemory'>,
): AskWorkerStream<Ask, Item> =>
  async function* (ask): AsyncGenerator<Item> {
    const folder = await newWorkFolder();
    const worker = startWorker(file, mostMemory);
    try {
      for (let step: unknown = ask; ; step = nextStep) {
        const reply = await replyOf(worker, { ask: step, folder }, longest);
        const item = answerOf(reply) as IteratorResult<Item>;
        if (item.done) return;
        yield item.value;
      }
    } finally {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    }
  };
