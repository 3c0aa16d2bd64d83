/** Media over HTTP: the stored files. */
import type { FastifyInstance } from 'fastify';
import { fileNotFound, sendStoredFile } from '../http/stored-file.js';
import type { MediaStore } from '../media/store.js';

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    webp: 'image/webp',
    jpg: 'image/jpeg',
    png: 'image/png',
    mp4: 'video/mp4',
    webm: 'video/webm',
    mov: 'video/quicktime',
  }),
);

/** Registers GET /media/* for stored files. */
export const registerMedia = (app: FastifyInstance, store: Pick<MediaStore, 'get'>): void => {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const type = contentTypes.get(/\.([a-z0-9]+)$/.exec(key)?.[1] ?? '');
    const file = type === undefined ? undefined : await store.get(key);
    return file && type ? sendStoredFile(request, reply, file, type) : fileNotFound(reply);
  });
};
