/** Health checks for the operator's monitoring. */
import type { FastifyInstance } from 'fastify';
import { ServiceError } from '../services/service-error.js';
import { createLiveness } from './liveness.js';

/** Installs /healthz and /readyz; `ping` rejects when the database does not answer. */
export const installHealth = (app: FastifyInstance, ping: () => Promise<void>): void => {
  const isAlive = createLiveness(ping);
  app.get('/healthz', { logLevel: 'warn' }, async () => {
    if (!isAlive()) throw new ServiceError('unavailable', 'The database has given no answer for a minute.');
    return { status: 'alive' };
  });
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    await ping().catch(() => {
      throw new ServiceError('unavailable', 'The database does not answer.');
    });
    return { status: 'ready' };
  });
};
