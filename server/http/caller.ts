/** Says for whom the statements of a request run, so that they end in time, and searches when their client goes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { type Caller, runFor, type StatementLimits } from '../caller.js';

const callers = new WeakMap<FastifyRequest, Caller>();

/** What a client asked for is given up when it goes; what it writes is not. */
const clientOf = ({ method }: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** Installs it; registered before whatever asks the database. */
export const installCallers = (app: FastifyInstance, config: Config): void => {
  const limits: StatementLimits = {
    search: config.databaseSearchTimeout,
    statement: config.databaseStatementTimeout,
    wait: config.databaseWait,
  };
  app.addHook('onRequest', (request, reply, done) => {
    const caller = { limits, client: clientOf(request, reply) };
    callers.set(request, caller);
    runFor(caller, done);
  });
  // A body arrives by the connection, which knows no request.
  app.addHook('preValidation', (request, _reply, done) => {
    runFor(callers.get(request), done);
  });
};
