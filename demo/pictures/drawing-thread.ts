/** The main thread's side of the drawing thread, which starts with the first picture. */
import { Worker } from 'node:worker_threads';
import type { SizedPicture } from '../../server/media/picture-files.js';
import type { Sides } from './stage.js';
import type { DrawingReply, DrawingRequest } from './drawing-messages.js';

/** Draws pictures, one at a time; made by createDrawingThread. */
export interface Drawing {
  draw(scene: string, seed: string, sides?: Sides): Promise<SizedPicture>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (picture: SizedPicture) => void;
  reject: (error: Error) => void;
}

const compiled = !import.meta.url.endsWith('.ts');

/** A worker does not inherit the TypeScript loader of its parent, so from sources it registers one first. */
const startWorker = (): Worker => {
  if (compiled) return new Worker(new URL('./drawing-worker.js', import.meta.url));
  const source = new URL('./drawing-worker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(start, { eval: true });
};

/** Makes the drawing thread; a thread that died is replaced at the next picture. */
export const createDrawingThread = (): Drawing => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const settle = (reply: DrawingReply): void => {
    const one = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker?.unref();
    if (reply.drawn) one?.resolve(reply.drawn);
    else one?.reject(new Error(reply.error ?? 'The drawing thread sent nothing.'));
  };

  const fail = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const running = (): Worker => {
    if (worker) return worker;
    const started = startWorker();
    started.on('message', settle);
    started.on('error', fail);
    started.on('exit', () => {
      if (worker === started) fail(new Error('The drawing thread has ended.'));
    });
    worker = started;
    return started;
  };

  return {
    draw: (scene, seed, sides) => {
      const thread = running();
      const id = ++lastId;
      thread.ref();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, scene, seed, sides } satisfies DrawingRequest);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
};
