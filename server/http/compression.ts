/** Which encoding of a text a client takes. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../services/response-cache.js';

const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Tells whether a client takes an encoding. */
export const takesEncoding = (request: FastifyRequest, encoding: string): boolean =>
  takes(request.headers['accept-encoding'] ?? '', encoding);

/** Chooses the encoding that a client takes, and says in the reply that others get another. */
export const chooseEncoding = (request: FastifyRequest, reply: FastifyReply): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  const encoding = (['br', 'gzip'] as const).find((each) => takes(accepted, each));
  if (encoding) void reply.header('content-encoding', encoding);
  return encoding ?? 'identity';
};
