/** Checks every call from a partner's page: key, origin, what may be called, how often; and answers its preflight. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPartnerPage } from '../../src/api/contract/partner-page.js';
import { networkOf } from '../services/digest.js';
import type { PartnerCount, PartnerCounters } from '../services/partner-counters.js';
import { type PartnerKeys, remedyOf, checkPartnerKey } from '../services/partner-keys.js';
import { ServiceError } from '../services/service-error.js';
import type { PartnerTokens } from '../services/partner-tokens.js';
import type { InMemoryRateLimit } from '../services/in-memory-rate-limit.js';
import { notePartnerCall, partnerCallOf, partnerKeyOf, requireUse } from './partner-call.js';
import { type PartnerRule, partnerRuleOf } from './partner-rules.js';

/** What the checks work with. */
export interface PartnerAuthDeps {
  keys: PartnerKeys;
  counters: PartnerCounters;
  /** What one address may do under one key: calls in a minute, and reads in a day that count for the key. */
  limits: { calls: InMemoryRateLimit; reads: InMemoryRateLimit };
  tokens: PartnerTokens;
  /** Our own address, for remedies. */
  site: string;
}

const exposed = 'X-Total-Count, Link, X-Total-Relation, ETag, Date, Retry-After, X-Request-Id';
const taken = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Housing';
const publicLife = 'public, max-age=60, stale-while-revalidate=600';

const isPreflight = (request: FastifyRequest): boolean =>
  request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;

/**
 * Returns the page that calls. Browsers name no origin in reads of one's own: a widget in a frame of ours is known by the
 * address of the frame, which only a browser's own headers vouch for, as they do for an origin.
 */
const originOf = ({ headers }: FastifyRequest): string | undefined => {
  const { origin, referer = '', 'sec-fetch-site': from } = headers;
  if (origin !== undefined || from !== 'same-origin' || !URL.canParse(referer)) return origin;
  const page = new URL(referer);
  return page.pathname.startsWith('/embed/iframe/') ? page.origin : undefined;
};

const methodOf = (request: FastifyRequest): string =>
  isPreflight(request) ? String(request.headers['access-control-request-method']) : request.method;

/** Allows any origin for public reads, so that one cached copy serves all; else the exact origin of the page. */
const allowOrigin = (
  reply: FastifyReply,
  rule: PartnerRule,
  method: string,
  origin: string | undefined,
): void => {
  void reply.header('access-control-expose-headers', exposed);
  if (rule.access === 'anyone' && (method === 'GET' || method === 'HEAD'))
    void reply.header('access-control-allow-origin', '*');
  else {
    void reply.header('vary', 'Origin');
    if (origin !== undefined) void reply.header('access-control-allow-origin', origin);
    if (rule.access === 'ticket') void reply.header('access-control-allow-credentials', 'true');
  }
};

const answerPreflight = (reply: FastifyReply, method: string, origin: string | undefined): FastifyReply =>
  reply
    .code(204)
    .header('access-control-allow-origin', origin ?? '')
    .header('access-control-allow-methods', method)
    .header('access-control-allow-headers', taken)
    .header('access-control-max-age', '7200')
    .header('vary', 'Origin, Access-Control-Request-Headers')
    .send();

/** Ignores a bearer without an Origin header: the token is bound to the origin that a browser sends. */
const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1];

const countOf = (path: string): PartnerCount | undefined => {
  if (path.startsWith('/api/v3/properties/')) return 'searches';
  if (path.startsWith('/api/v3/property/')) return 'opens';
  return path.startsWith(getPartnerPage.path) ? 'loads' : undefined;
};

const isMissing = (widgets: readonly string[] | undefined, rule: PartnerRule): boolean =>
  widgets !== undefined && rule.widgets !== undefined && !rule.widgets.some((each) => widgets.includes(each));

/** Finds the rule; refuses calls that are for our own site only. */
const requireRule = (method: string, url: string): PartnerRule => {
  const rule = partnerRuleOf(method, url);
  if (rule) return rule;
  throw new ServiceError('forbidden', 'This call is made on our own site only, not under a partner key.');
};

/** Whose calls are counted together. */
const callerOf = (key: string, { ip }: FastifyRequest): string => `${key} ${networkOf(ip)}`;

const installCachingAndCounts = (
  app: FastifyInstance,
  { counters, limits }: Pick<PartnerAuthDeps, 'counters' | 'limits'>,
): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const call = partnerCallOf(request);
    if (!call || (reply.statusCode !== 200 && reply.statusCode !== 304)) return payload;
    const rule = partnerRuleOf(request.method, request.url);
    const isRead = rule?.access === 'anyone' && request.method === 'GET';
    if (isRead && !request.url.startsWith(getPartnerPage.path))
      void reply.header('cache-control', publicLife);
    return payload;
  });

  app.addHook('preHandler', async (request) => {
    const call = partnerCallOf(request);
    const what = request.method === 'GET' ? countOf(request.url) : undefined;
    // A page's call says its origin. One without comes from no page, and takes nothing of the day of the pages.
    if (!call || call.origin === undefined || what === undefined) return;
    limits.reads.take(callerOf(call.partner.key, request));
    await counters.count(call.partner.key, what);
  });
};

/** Installs the checks; registered before any other that looks at origins or cookies. */
export const registerPartnerAuth = (
  app: FastifyInstance,
  { keys, counters, limits, tokens, site }: PartnerAuthDeps,
): void => {
  app.addHook('onRequest', async (request, reply) => {
    const key = partnerKeyOf(request);
    if (key === undefined) return;
    const origin = originOf(request);
    const method = methodOf(request);
    const rule = requireRule(method, request.url);
    // This call answers every page: it tells a page why the others are refused.
    const tellsStanding = request.url.startsWith(getPartnerPage.path);
    const partner = await keys.find(key);
    const standing = checkPartnerKey(partner, origin, site);
    if (!partner || standing !== 'ok') {
      if (tellsStanding) return void reply.header('access-control-allow-origin', '*');
      throw new ServiceError('forbidden', remedyOf(standing, origin, site));
    }
    notePartnerCall(request, { partner, origin });
    if (isPreflight(request)) {
      const widgets = partner.settings.widgets;
      if (isMissing(widgets, rule))
        throw new ServiceError('forbidden', 'This key may not be used for this widget.');
      if (rule.access === 'ticket') void reply.header('access-control-allow-credentials', 'true');
      return answerPreflight(reply, method, origin);
    }
    allowOrigin(reply, rule, method, origin);
    if (isMissing(partner.settings.widgets, rule))
      throw new ServiceError('forbidden', 'This key may not be used for this widget.');
    limits.calls.take(callerOf(key, request));
    const bearer = bearerOf(request);
    if (rule.access !== 'person' || bearer === undefined || origin === undefined) return;
    const person = await tokens.read({ partner, origin }, bearer);
    if (!person) return;
    if (rule.use) requireUse(person, rule.use);
    notePartnerCall(request, { partner, origin, person });
  });
  installCachingAndCounts(app, { counters, limits });
};
