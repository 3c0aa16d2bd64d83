/** Takes the operator's commands from this machine while the server runs. */
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { OperatorCommand } from '../services/operator-commands.js';
import { ServiceError } from '../services/service-error.js';
import type { InternalGuard } from './internal-guard.js';

/** Registers POST /internal/operator behind the guard of commands. */
export const registerOperator = (
  app: FastifyInstance,
  guard: InternalGuard,
  operate: (command: OperatorCommand) => Promise<unknown>,
): void => {
  app.post('/internal/operator', { onRequest: guard }, async (request, reply) => {
    if (!Value.Check(OperatorCommand, request.body))
      throw new ServiceError(
        'invalid',
        'This command is not known, or something of it is missing. `npm run operator -- --help` lists them.',
      );
    return reply.header('cache-control', 'no-store').send(await operate(request.body));
  });
};
