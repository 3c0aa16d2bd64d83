/** Sends answers of the cache: compressed once for all, and not at all to a client that has them. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../services/response-cache.js';
import { chooseEncoding } from './compression.js';
import { isKnown } from './etag.js';

/** Names a question by the call, the kind and the checked query, whatever the order of its parameters. */
export const questionOf = (name: string, ...parts: readonly (string | object)[]): string =>
  [
    name,
    ...parts.map((part) =>
      typeof part === 'string'
        ? part
        : JSON.stringify(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))),
    ),
  ].join(' ');

/** Sends an answer; its type and other headers are set before. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, body }: Pick<CachedResponse<unknown>, 'tag' | 'body'>,
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request, reply);
  void reply.header('etag', tag);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
  const isSame = reply.statusCode === 200 && isKnown(request.headers['if-none-match'], tag);
  if (!isSame) return reply.send(await body(encoding));
  return reply.code(304).removeHeader('content-encoding').removeHeader('content-type').send();
};
