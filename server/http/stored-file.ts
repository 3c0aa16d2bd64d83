/** Sends stored files, whole or one range of bytes; caches may keep them for ever. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../media/store.js';

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
};

/** Replies 404, not to be cached: the file may be stored later. */
export const fileNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found', message: 'File not found' });

/** Reads a single byte range; undefined for anything else, which RFC 9110 lets us answer with the whole file. */
const rangeOf = (asked: string | undefined, size: number): { start: number; end: number } | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
};

/** Sends a file under its content type. */
export const sendStoredFile = (
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
