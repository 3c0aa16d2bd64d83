/** Adds an ETag to public answers, and says 304 when the client already has that answer. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const tagOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Tells whether a client has the answer with a tag, by its If-None-Match. */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  header === '*' || (header?.split(',').some((each) => each.trim() === tag) ?? false);

/** Installs ETags on the API's GETs; browsers revalidate each time and often get a 304. */
export const installETags = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPlain = request.method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!isPlain || !request.url.startsWith('/api/v3/')) return payload;
    if (reply.getHeader('cache-control') === 'no-store') return payload;
    const tag = tagOf(payload);
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
};
