/** Which proxies may say for whom they call: the limits by address count by what they say. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.js';

/** Makes Fastify's rule. A count says that nobody reaches the server but through so many proxies; addresses prove it. */
export const trustOf = (proxies: Config['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

/** Warns once when a proxy names visitors and is not believed: everybody would share its limits. */
export const warnOfUnknownProxy = (app: FastifyInstance, proxies: Config['trustProxy']): void => {
  if (proxies !== false) return;
  let isSaid = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    app.log.warn(
      'A proxy names its visitors in X-Forwarded-For and is not believed, so limits by address count for all of them together. Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
    );
  });
};
