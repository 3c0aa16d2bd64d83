/** The worker's side of a pool: a worker file calls this once. */
import { parentPort } from 'node:worker_threads';
import { nextStep, type WorkerFailure, type WorkerReply, type WorkerRequest } from './worker-messages.js';

const failureOf = (thrown: unknown): WorkerFailure =>
  thrown instanceof Error
    ? {
        ...Object.fromEntries(Object.entries(thrown)),
        name: thrown.name,
        message: thrown.message,
        stack: thrown.stack,
      }
    : { message: String(thrown) };

/** Replies to each request of the pool with what `work` makes of it. */
export const answerRequests = (work: (ask: never) => Promise<unknown>): void => {
  if (!parentPort) throw new Error('This file runs as a worker thread only.');
  const port = parentPort;
  const replyTo = async ({ ask, folder }: WorkerRequest): Promise<WorkerReply> => {
    // A thread has its own copy of the environment, so this sets only its own temporary folder.
    process.env.TMPDIR = folder;
    try {
      return { answer: await work(ask as never) };
    } catch (thrown) {
      return { failure: failureOf(thrown) };
    }
  };
  port.on('message', (request: WorkerRequest) => {
    void replyTo(request).then((reply) => port.postMessage(reply));
  });
};

/** Replies to each request of a stream with the next item of what `work` makes of the first one. */
export const answerSteps = (work: (ask: never) => AsyncIterable<unknown>): void => {
  let items: AsyncIterator<unknown> | undefined;
  answerRequests((ask: unknown) => {
    if (items === undefined || ask !== nextStep) items = work(ask as never)[Symbol.asyncIterator]();
    return items.next();
  });
};
