/**
 * Runs work on untrusted files in threads with limits of time and memory (docs/decisions/0061). Threads start with the
 * first request, run one request at a time, and do not keep the process alive while idle.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from './concurrency-limit.js';
import type { WorkerReply, WorkerRequest } from './worker-messages.js';

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
  if (compiled) return new Worker(file, { resourceLimits });
  const source = file.href.replace(/\.js$/, '.ts');
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(start, { eval: true, resourceLimits });
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
    // An error while no request runs ends only the thread.
    worker.on('error', () => undefined);
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
      const folder = await mkdtemp(join(tmpdir(), 'housing-work-'));
      try {
        const reply = await askWorker({ ask, folder });
        if ('failure' in reply) throw Object.assign(new Error(reply.failure.message), reply.failure);
        return reply.answer as Answer;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
};
