/** Logging: JSON lines without personal data: no addresses, queries, headers or bodies. */
import { randomBytes } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config.js';

/** Makes the id of a request for the log and for failed replies; unique over several servers. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** The path alone: queries may hold what people typed. */
const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** Makes the logger's options: quiet in development, one line for each request in production. */
export const loggerOf = ({ logLevel, nodeEnv }: Config): NonNullable<FastifyServerOptions['logger']> => {
  const level = logLevel ?? (nodeEnv === 'production' ? 'info' : 'warn');
  if (level === 'silent') return false;
  const err = ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' });
  return { level, base: null, serializers: { err } };
};

/** Writes one line for each answered request, where Fastify would write two with addresses in them. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line comes with the answer.
  }

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, log } = request;
    const ms = Math.round(reply.elapsedTime);
    log.info({ method, path: pathOf(url), status: reply.statusCode, ms }, 'answered');
  }
}
