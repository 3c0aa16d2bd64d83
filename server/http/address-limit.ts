/** How often one address may call in a minute, whatever it asks: far past what people do, far below what a flood does. */
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../services/digest.js';
import type { InMemoryRateLimit } from '../services/in-memory-rate-limit.js';
import { isAlwaysAnswered } from './always-answered.js';

/** Installs the limit before anything that costs more than counting. */
export const installAddressLimit = (app: FastifyInstance, limit: InMemoryRateLimit): void => {
  app.addHook('onRequest', async ({ url, ip }) => {
    if (!isAlwaysAnswered(url)) limit.take(networkOf(ip));
  });
};
