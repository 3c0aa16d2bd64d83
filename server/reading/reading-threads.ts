/**
 * Reads files of strangers in threads of their own, so that no file holds up a request: each may take so long and so much
 * memory, and one that takes more is ended with its thread. The threads are the process's: they start with the first file
 * and keep nothing alive while they have nothing to do.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '../import/read/raw-row.js';
import type { ReadUpload, Upload } from '../import/upload.js';
import { createLanes } from '../media/lanes.js';
import { UnfitFile } from '../media/unfit-file.js';
import type { VideoFacts } from '../media/video/video-facts.js';
import type { ReadingReply, ReadingRequest, Readings } from './reading-messages.js';

/** What one file may cost. */
export interface ReadingLimits {
  /** Milliseconds. */
  readonly longest: number;
  /** Megabytes that the thread's own values may take. */
  readonly mostMemory: number;
}

const usual: ReadingLimits = { longest: 30_000, mostMemory: 256 };

/** A file that took more than one may: the thread that read it has been ended. */
class TooDear extends Error {}

const compiled = !import.meta.url.endsWith('.ts');

/** A worker does not inherit the TypeScript loader of its parent, so from sources it registers one first. */
const startWorker = (mostMemory: number): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 32 };
  if (compiled) return new Worker(new URL('./reading-worker.js', import.meta.url), { resourceLimits });
  const source = new URL('./reading-worker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(start, { eval: true, resourceLimits });
};

/** Waits for the answer of a thread; rejects when it ends, or has not answered in time. */
const replyOf = (worker: Worker, request: ReadingRequest, longest: number): Promise<ReadingReply> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new TooDear())), longest);
    const onMessage = (reply: ReadingReply): void => settle(() => resolve(reply));
    const onError = (error: Error & { code?: string }): void =>
      settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooDear() : error));
    const onExit = (): void => settle(() => reject(new Error('A reading thread has ended.')));
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });

/** Reads files apart from the requests; made by createReading. */
export interface Reading {
  /** Reads a video and cleans its file in place; throws UnfitFile. */
  video(path: string, start: Uint8Array): Promise<VideoFacts>;
  /** Reads an upload; throws UnfitFile or UnreadableFile. */
  table(upload: Upload): Promise<ReadUpload>;
}

/** Files that are read at once; each may take a core. */
const atOnce = 2;

/** Makes the threads. */
export const createReading = ({ longest, mostMemory }: ReadingLimits = usual): Reading => {
  const lanes = createLanes(atOnce);
  const idle: Worker[] = [];

  const begin = (): Worker => {
    const worker = startWorker(mostMemory);
    // What goes wrong when nobody waits for an answer ends the thread and nothing else.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  const askThread = async (request: ReadingRequest): Promise<ReadingReply> => {
    const worker = idle.pop() ?? begin();
    worker.ref();
    try {
      const reply = await replyOf(worker, request, longest);
      worker.unref();
      idle.push(worker);
      return reply;
    } catch (thrown) {
      await worker.terminate();
      throw thrown;
    }
  };

  const read = <K extends keyof Readings>(kind: K, ask: Readings[K]['ask']): Promise<Readings[K]['answer']> =>
    lanes.run(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'housing-reading-'));
      try {
        const reply = await askThread({ kind, ask, folder });
        if ('answer' in reply) return reply.answer as Readings[K]['answer'];
        if ('unfit' in reply) throw new UnfitFile(reply.unfit);
        if ('unreadable' in reply) throw new UnreadableFile(reply.unreadable);
        throw Object.assign(new Error(reply.failure), { code: reply.code });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });

  return {
    video: (path, start) =>
      read('video', { path, start }).catch((thrown: unknown) => {
        throw thrown instanceof TooDear ? new UnfitFile('videoInvalid') : thrown;
      }),
    table: (upload) =>
      read('table', upload).catch((thrown: unknown) => {
        throw thrown instanceof TooDear
          ? new UnreadableFile(
              'The file takes too much time or memory to be read. Save it again, or send it in parts.',
            )
          : thrown;
      }),
  };
};

let ofProcess: Reading | undefined;

/** Gives the threads of the process. */
export const reading = (): Reading => (ofProcess ??= createReading());
