/** Serves the videos of three demo listings, which scripts/demo-videos.mjs has encoded beside this file. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { fileNotFound, sendStoredFile } from '../server/http/stored-file.js';
import { demoWalks } from './market/walks.js';

/** Registers GET /media/demo/video/:file. */
export const registerDemoVideos = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>('/media/demo/video/:file', async (request, reply) => {
    const listing = request.params.file.replace(/\.mp4$/, '');
    if (!Object.hasOwn(demoWalks, listing)) return fileNotFound(reply);
    const path = fileURLToPath(new URL(`videos/${listing}.mp4`, import.meta.url));
    const { size } = await stat(path);
    return sendStoredFile(
      request,
      reply,
      { size, read: (range) => createReadStream(path, range) },
      'video/mp4',
    );
  });
};
