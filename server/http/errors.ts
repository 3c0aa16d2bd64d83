/** Turns every failure into { code, message }, without internals (docs/architecture.md). */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';
import { ServiceError, UnfinishedAccountError } from '../services/service-error.js';
import { RateLimitError } from '../services/rate-limit-error.js';
import { schemaErrorReply } from './schema-error-reply.js';

const statuses: Record<ErrorReply['code'], number> = {
  invalid: 400,
  'login-required': 401,
  'bad-credentials': 401,
  'not-enough-coins': 402,
  forbidden: 403,
  'insufficient-scope': 403,
  'confirm-first': 403,
  'sign-in-again': 403,
  'phone-unverified': 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  'account-unfinished': 409,
  'changed-elsewhere': 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
};

const codeOf = (status: number): ErrorReply['code'] => {
  const found = Object.entries(statuses).find(([, known]) => known === status)?.[0];
  return (found as ErrorReply['code'] | undefined) ?? (status < 500 ? 'invalid' : 'internal');
};

/** Connections that the database or the bucket refused or closed: the client may retry soon. */
const isOutage = (thrown: unknown): boolean =>
  (thrown as { syscall?: string }).syscall === 'connect' ||
  /^(ECONN|EPIPE|EBUCKET|57P|08)/.test((thrown as { code?: string }).code ?? '') ||
  /database thread has ended|^Connection terminated|^Client .*not queryable/.test((thrown as Error).message);

/** A statement took longer than it may, or no connection was free in time. */
const isTooLate = (thrown: unknown): boolean =>
  ['57014', '53300'].includes((thrown as { code?: string }).code ?? '');

/** The disk is full, or the quota on it; 53100 in PostgreSQL. */
const isDiskFull = (thrown: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes((thrown as { code?: string }).code ?? '');

/** A text with a character that PostgreSQL cannot store, such as NUL. */
const isUnstorable = (thrown: unknown): boolean => (thrown as { code?: string }).code === '22021';

const replyOf = (thrown: FastifyError | ServiceError): { status: number; body: ErrorReply } => {
  if (thrown instanceof ServiceError) {
    const { code, message, fields } = thrown;
    const ticket = thrown instanceof UnfinishedAccountError ? { ticket: thrown.ticket } : {};
    return { status: statuses[code], body: { code, message, ...(fields && { fields }), ...ticket } };
  }
  if (thrown.validation) return { status: 400, body: schemaErrorReply(thrown.validation) };
  if (isOutage(thrown))
    return {
      status: 503,
      body: { code: 'unavailable', message: 'The market is not reachable. Try again shortly.' },
    };
  if (isTooLate(thrown))
    return {
      status: 503,
      body: { code: 'unavailable', message: 'This took too long and was ended. Try again shortly.' },
    };
  if (isDiskFull(thrown))
    return {
      status: 507,
      body: { code: 'unavailable', message: 'The market has no room left to keep this. Try again later.' },
    };
  if (isUnstorable(thrown))
    return { status: 400, body: { code: 'invalid', message: 'The request holds a sign that is no text.' } };
  const status = thrown.statusCode ?? 500;
  if (status >= 500)
    return {
      status: 500,
      body: { code: 'internal', message: 'Something went wrong on our side. Try again.' },
    };
  return { status, body: { code: codeOf(status), message: thrown.message } };
};

/** Tells whether the client went, or was closed, in the middle of its request: nothing of ours failed then. */
const isCutShort = ({ raw }: FastifyRequest): boolean =>
  (raw.destroyed && !raw.complete) || raw.socket.destroyed;

/** Says when to come again, to pages of any origin too: a refused widget must know how long to be quiet. */
const tellWait = (reply: FastifyReply, { wait }: RateLimitError): void => {
  void reply.header('retry-after', String(wait));
  if (reply.hasHeader('access-control-allow-origin')) return;
  void reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'Retry-After');
};

/** A person who opens a page reads a sentence, and no JSON. */
const isForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/^\/(?:api|embed|internal|media)\//.test(url) &&
  /text\/html/.test(headers.accept ?? '');

const answerError = (
  thrown: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (isCutShort(request))
    return reply.code(400).send({ code: 'invalid', message: 'The request ended in the middle.' });
  const { status, body } = replyOf(thrown);
  if (status >= 500) {
    request.log.error({ err: thrown }, 'request failed');
    // With the id that a user reports, the operator finds the line in the log.
    void reply.header('x-request-id', request.id);
  }
  if (status === 503) void reply.header('retry-after', '5');
  if (thrown instanceof RateLimitError) tellWait(reply, thrown);
  if (isForPage(request))
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${body.message}\n`);
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

/** Installs the error replies. */
export const installErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};
