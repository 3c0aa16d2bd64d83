/** Keeps other sites from acting with a person's cookie (docs/decisions/0005). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { register, sendOtp, signIn, verifyOtp } from '../../src/api/contract/accounts.js';
import { signInWithGoogle } from '../../src/api/contract/accounts-security.js';
import type { Config } from '../config.js';
import { ServiceError } from '../services/service-error.js';
import { isPublicCall } from './cors.js';
import { partnerKeyOf } from './partner-call.js';
import { cookieName } from './session-auth.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that open a session: another site must not sign a visitor in to an account that it chose. */
const openingPaths = new Set(
  [signIn, verifyOtp, signInWithGoogle, register, sendOtp].map(({ path }) => path),
);

const isOwnOrigin = (origin: string, request: FastifyRequest, publicOrigin: string): boolean =>
  origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);

/** Browsers send Origin with every unsafe method; without Origin and Sec-Fetch-Site the client is no browser. */
const isFromOwnPage = (request: FastifyRequest, publicOrigin: string): boolean => {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || isOwnOrigin(origin, request, publicOrigin);
};

/**
 * Tells whether a GET that spends coins was made by a script of our own page, or by no browser at all. Browsers name the
 * site with every request; programs may name the mode alone.
 */
export const isOwnScript = ({ headers }: FastifyRequest): boolean => {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (purpose !== undefined) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || (site === 'same-origin' && headers['sec-fetch-mode'] !== 'navigate');
};

/** Tells whether a page of ours made an unsafe call: browsers name it, and other sites were refused before. */
export const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin';

/** Installs the check on every unsafe call that comes with a session or opens one. */
export const installCrossSiteChecks = (app: FastifyInstance, config: Config): void => {
  const publicOrigin = new URL(config.publicUrl).origin;
  const name = cookieName(config);
  app.addHook('onRequest', async (request) => {
    const { method } = request;
    // By the route that was found, however its address was written: with a slash at its end, or signs in disguise.
    const path = request.routeOptions.url ?? request.url;
    if (safeMethods.has(method) || isPublicCall(method, path)) return;
    // Under a partner's key cookies are ignored, so there is nothing to abuse.
    if (partnerKeyOf(request) !== undefined) return;
    if (request.cookies[name] === undefined && !openingPaths.has(path)) return;
    if (!isFromOwnPage(request, publicOrigin))
      throw new ServiceError('forbidden', 'This call was made from another site.');
  });
};
