/** Media over HTTP: demo pictures and stored files, the same for everybody and for ever. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DemoPictures } from '../media/demo-pictures.js';
import { type PictureWidth, pictureWidths } from '../media/drawing-messages.js';
import type { MediaStore, StoredFile } from '../media/store.js';

/** What the media routes read from. */
export interface MediaParts {
  store: MediaStore;
  pictures: DemoPictures;
}

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
};

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', message: 'File not found' });

/** Reads a single byte range; anything else is answered with the whole file, as the standard allows. */
const rangeOf = (asked: string | undefined, size: number): { start: number; end: number } | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
};

const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  type: string,
): FastifyReply => {
  reply.headers(headers).type(type);
  const range = rangeOf(request.headers.range, file.size);
  if (!range) return reply.header('content-length', file.size).send(file.read());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.read(range));
};

const widthOf = (text: string | undefined): PictureWidth | undefined =>
  pictureWidths.find((width) => String(width) === text);

/** Registers GET /media/demo/:scene/:seed-:size.webp and GET /media/* for stored files. */
export const registerMedia = (app: FastifyInstance, { store, pictures }: MediaParts): void => {
  app.get<{ Params: { scene: string; file: string } }>('/media/demo/:scene/:file', async (request, reply) => {
    const { scene, file: name } = request.params;
    const [, seed, size] = /^([a-z0-9-]{1,80})-(\d+)\.webp$/.exec(name) ?? [];
    const width = widthOf(size);
    if (seed === undefined || width === undefined || !/^[a-z-]{1,20}$/.test(scene)) return notFound(reply);
    const file = await pictures.find(`demo/${scene}/${seed}`, width);
    return file ? sendFile(request, reply, file, 'image/webp') : notFound(reply);
  });

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    const type = contentTypes[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''];
    const file = type === undefined ? undefined : await store.get(key);
    return file && type ? sendFile(request, reply, file, type) : notFound(reply);
  });
};
