/** Media over HTTP: the stored files. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileNotFound, sendStoredFile } from '../http/stored-file.js';
import { avifKeyOf } from '../media/picture-files.js';
import type { MediaStore, StoredFile } from '../media/store.js';

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    webp: 'image/webp',
    avif: 'image/avif',
    jpg: 'image/jpeg',
    png: 'image/png',
    mp4: 'video/mp4',
    webm: 'video/webm',
    mov: 'video/quicktime',
    pdf: 'application/pdf',
  }),
);

/** Finds the AVIF file beside a photo's WebP file, for a browser that takes it; caches are told that it is chosen. */
const findAvif = async (
  store: Pick<MediaStore, 'get'>,
  key: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<StoredFile | undefined> => {
  const avifKey = avifKeyOf(key);
  if (avifKey === undefined) return undefined;
  void reply.header('vary', 'Accept');
  return request.headers.accept?.includes('image/avif') ? store.get(avifKey) : undefined;
};

/** Registers GET /media/* for stored files. */
export const registerMedia = (app: FastifyInstance, store: Pick<MediaStore, 'get'>): void => {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const type = contentTypes.get(/\.([a-z0-9]+)$/.exec(key)?.[1] ?? '');
    const avif = type === undefined ? undefined : await findAvif(store, key, { request, reply });
    if (avif) return sendStoredFile(request, reply, avif, 'image/avif');
    const file = type === undefined ? undefined : await store.get(key);
    // A stranger's document is saved, and never opened as a page of this origin.
    if (type === 'application/pdf')
      void reply.header('content-disposition', 'attachment; filename="brochure.pdf"');
    return file && type ? sendStoredFile(request, reply, file, type) : fileNotFound(reply);
  });
};
