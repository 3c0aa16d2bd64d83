/** Lets any page read the market: public calls only, and never with credentials (docs/decisions/0001). */
import type { FastifyInstance } from 'fastify';
import { partnerKeyOf } from './partner-call.js';
import { partnerRuleOf } from './partner-rules.js';

const exposed = 'X-Total-Count, Link, X-Total-Relation, ETag, Date, Retry-After, X-Request-Id';

/** Tells whether any origin may make a call: reads of the market, and counting a visit (S-409). */
export const isPublicCall = (method: string, url: string): boolean =>
  partnerRuleOf(method, url)?.access === 'anyone';

/** Installs the headers and the answer to preflights. */
export const installCors = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    // Partner pages have rules of their own (partner-auth.ts).
    if (partnerKeyOf(request) !== undefined) return;
    const wanted = request.headers['access-control-request-method'];
    const isPreflight = request.method === 'OPTIONS' && wanted !== undefined;
    if (!isPublicCall(isPreflight ? wanted : request.method, request.url)) return;
    void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', exposed);
    if (!isPreflight) return;
    await reply
      .code(204)
      .header('access-control-allow-methods', 'GET, PUT')
      .header('access-control-allow-headers', 'Content-Type, Idempotency-Key, If-None-Match')
      .header('access-control-max-age', '86400')
      .send();
  });
};
