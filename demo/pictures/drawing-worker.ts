/** The drawing thread: draws one scene after the other and makes its files, away from the requests. */
import { parentPort } from 'node:worker_threads';
import { drawScene, type SceneKind } from './draw.js';
import { rasterise } from './rasterise.js';
import type { DrawingReply, DrawingRequest } from './drawing-messages.js';

if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;

const draw = async ({ id, scene, seed, sides }: DrawingRequest): Promise<DrawingReply> => {
  try {
    return { id, drawn: await rasterise(drawScene(scene as SceneKind, seed, { sides })) };
  } catch (thrown) {
    return { id, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
};

port.on('message', (request: DrawingRequest) => {
  void draw(request).then((reply) => port.postMessage(reply));
});
