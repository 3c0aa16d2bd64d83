/** What the routes of accounts share. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionDoor } from '../http/session-door.js';
import type { AccountServices } from '../account-services.js';
import type { TypedApp } from './typed-app.js';

/** What an account's route works with. */
export interface AccountParts {
  services: AccountServices;
  door: SessionDoor;
}

/** Answers the Idempotency-Key of a request. */
export const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  return Array.isArray(key) ? key.join(',') : key;
};

const neverKept = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const vary = [reply.getHeader('vary'), 'Cookie'].filter(Boolean).join(', ');
  void reply.header('cache-control', 'no-store').header('vary', vary);
};

/**
 * Calls without a body may still say that it is JSON (S-410): an empty one is none. Plain text is taken nowhere, since
 * pages of other sites may send it without asking first.
 */
const takeOnlyJson = (inner: FastifyInstance): void => {
  const parse = inner.getDefaultJsonParser('error', 'error');
  inner.removeContentTypeParser(['application/json', 'text/plain']);
  inner.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
};

/** Registers routes whose answers are one person's: no cache keeps them. */
export const registerPrivate = async (app: TypedApp, register: (inner: TypedApp) => void): Promise<void> => {
  await app.register(async (inner: FastifyInstance) => {
    inner.addHook('onRequest', neverKept);
    takeOnlyJson(inner);
    register(inner);
  });
};
