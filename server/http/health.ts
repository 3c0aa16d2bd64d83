/** Health checks and metrics for the operator's monitoring. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { ServiceError } from '../services/service-error.js';
import { createLiveness } from './liveness.js';

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

const isSame = (given: string, token: string): boolean =>
  given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token));

const mayRead = (request: FastifyRequest, token: string | undefined): boolean =>
  token ? isSame(request.headers.authorization ?? '', `Bearer ${token}`) : isLoopback(request.ip);

const meter = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
};

/** What the checks and the metrics read. */
export interface HealthParts {
  metrics: Registry;
  /** Bearer token of the metrics; without it only this machine may read them. */
  metricsToken: string | undefined;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
}

/** Installs /healthz, /readyz and /metrics. */
export const installHealth = (app: FastifyInstance, { metrics, metricsToken, ping }: HealthParts): void => {
  meter(app, metrics);
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
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ServiceError('forbidden', 'Metrics are not public.');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};
