/** Signing in on partner pages over HTTP: the window's approval, the page's tokens, and tickets for personal details. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createTicket,
  openPartnerToken,
  refreshPartnerToken,
} from '../../src/api/contract/partner-tokens.js';
import {
  NewTicketBody,
  PartnerPending,
  PartnerRefreshBody,
  PartnerToken,
  PartnerTokenBody,
  TicketReply,
} from '../../src/api/contract/partner-tokens.schema.js';
import { type PartnerUse, partnerUses } from '../../src/api/contract/partner-uses.js';
import {
  approveContact,
  approveSignIn,
  describeSignIn,
  readTicket,
} from '../../src/api/contract/partner-windows.js';
import {
  ApproveContactBody,
  ApprovedSignIn,
  ApproveSignInBody,
  ReadTicketBody,
  SignInWindow,
  SignInWindowQuery,
  TicketContent,
} from '../../src/api/contract/partner-windows.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { isOwnScript } from '../http/cross-site.js';
import { partnerCallOf, requireUse } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { PartnerApprovals } from '../services/partner-approvals.js';
import { remedyOf, checkPartnerKey, type PartnerKeys } from '../services/partner-keys.js';
import type { GivenToken, PartnerPlace, PartnerTokens } from '../services/partner-tokens.js';
import type { RateLimits } from '../services/rate-limits.js';
import { ServiceError } from '../services/service-error.js';
import type { SignInProofs } from '../services/sign-in-proofs.js';
import type { TicketContents } from '../services/ticket-contents.js';
import type { TypedApp } from './typed-app.js';

/** What these routes need. */
export interface PartnerTokenParts {
  keys: PartnerKeys;
  tokens: PartnerTokens;
  proofs: SignInProofs;
  contents: TicketContents;
  approvals: Pick<PartnerApprovals, 'approve'>;
  auth: SessionAuth;
  limits: RateLimits;
  site: string;
  dailyCoins: number;
  /** Whether cookies carry Secure; partitioned cookies must. */
  isSecure: boolean;
}

/** What a ticket's details are for; the own profile belongs to being signed in. */
const ticketUses: Readonly<Partial<Record<NewTicketBody['subject'], PartnerUse>>> = {
  viewers: 'managing',
  contact: 'reaching',
};

const cookieName = '__Host-housing-partner';

const placeOf = (request: FastifyRequest): PartnerPlace => {
  const call = partnerCallOf(request);
  if (call?.origin === undefined)
    throw new ServiceError('forbidden', 'This call is made by a page, under its partner key.');
  return { partner: call.partner, origin: call.origin };
};

/** Requires X-Housing, which only a listed page may send: browsers send cookies with forms of any page, too. */
const refuseForged = ({ headers }: FastifyRequest): void => {
  const mode = headers['sec-fetch-mode'];
  if (headers['x-housing'] === undefined || (mode !== undefined && mode !== 'cors' && mode !== 'same-origin'))
    throw new ServiceError('forbidden', 'This call is made by the widgets only.');
};

/** Registers what pages call under their key. */
export const registerPartnerTokens = (app: TypedApp, parts: PartnerTokenParts): void => {
  const { tokens, contents, auth, limits, isSecure } = parts;
  const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const;
  const answer = (reply: FastifyReply, given: GivenToken): PartnerToken => {
    if (isSecure)
      void reply.setCookie(cookieName, given.cookie, { ...cookie, maxAge: given.cookieLife / 1000 });
    return given.token;
  };

  app.route({
    method: openPartnerToken.method,
    url: openPartnerToken.path,
    schema: { body: PartnerTokenBody, response: { 200: PartnerToken, 202: PartnerPending } },
    handler: async (request, reply) => {
      refuseForged(request);
      await limits.take('partner-token', { address: request.ip });
      const given = await tokens.open(placeOf(request), request.body.verifier, request.body.code);
      return 'pending' in given ? reply.code(202).send(given) : answer(reply, given);
    },
  });

  app.route({
    method: refreshPartnerToken.method,
    url: refreshPartnerToken.path,
    schema: { body: PartnerRefreshBody, response: { 200: PartnerToken } },
    handler: async (request, reply) => {
      refuseForged(request);
      await limits.take('partner-token', { address: request.ip });
      const kept = request.cookies[cookieName];
      const given = { ...request.body, ...(kept !== undefined && { cookie: kept }) };
      return answer(reply, await tokens.refresh(placeOf(request), given));
    },
  });

  app.route({
    method: createTicket.method,
    url: createTicket.path,
    schema: { body: NewTicketBody, response: { 200: TicketReply } },
    handler: async (request, reply) => {
      placeOf(request);
      const { userId, sessionId } = await auth.requireUser(request, reply);
      const use = ticketUses[request.body.subject];
      if (use) requireUse(partnerCallOf(request)?.person, use);
      return { ticket: await tokens.ticket(sessionId, await contents.aboutOf(userId, request.body)) };
    },
  });
};

const needPlace = async (
  { keys, site }: PartnerTokenParts,
  key: string,
  origin: string,
): Promise<PartnerPlace> => {
  const partner = await keys.find(key);
  const standing = checkPartnerKey(partner, origin, site);
  if (!partner || standing !== 'ok') throw new ServiceError('forbidden', remedyOf(standing, origin, site));
  return { partner, origin };
};

const refuseOthers = (request: FastifyRequest): void => {
  if (partnerCallOf(request) || !isOwnScript(request))
    throw new ServiceError('forbidden', 'This call was made from another site.');
};

/** Refuses a redirect that leads away from the asking origin. */
const refuseElsewhere = ({ delivery, returnTo, origin }: ApproveSignInBody): void => {
  if (delivery !== 'redirect') return;
  if (returnTo !== undefined && URL.canParse(returnTo) && new URL(returnTo).origin === origin) return;
  const message = 'returnTo must be a page of the origin that asks.';
  throw new ServiceError('invalid', message, { returnTo: message });
};

/** Registers what our own windows and frames call. */
export const registerPartnerWindows = (app: TypedApp, parts: PartnerTokenParts): void => {
  const { tokens, proofs, contents, auth, limits, dailyCoins } = parts;

  app.route({
    method: describeSignIn.method,
    url: describeSignIn.path,
    schema: { querystring: SignInWindowQuery, response: { 200: SignInWindow } },
    handler: async (request, reply) => {
      const { partner, origin } = await needPlace(parts, request.query.key, request.query.origin);
      const who = await auth.currentUser(request, reply);
      return { name: partner.name, origin, dailyCoins, person: await contents.greet(who?.userId) };
    },
  });

  app.route({
    method: approveSignIn.method,
    url: approveSignIn.path,
    schema: { body: ApproveSignInBody, response: { 200: ApprovedSignIn } },
    handler: async (request, reply) => {
      refuseOthers(request);
      const { key, origin, challenge, delivery, uses = [...partnerUses], proof } = request.body;
      const place = await needPlace(parts, key, origin);
      refuseElsewhere(request.body);
      const userId =
        (await auth.currentUser(request, reply))?.userId ?? (proof && (await proofs.take(proof)));
      if (!userId) throw new ServiceError('login-required', messageOf('loginFirst'));
      await limits.take('partner-approve', { account: userId });
      return tokens.approve({ ...place, userId, challenge, delivery, uses });
    },
  });

  app.route({
    method: readTicket.method,
    url: readTicket.path,
    schema: { body: ReadTicketBody, response: { 200: TicketContent } },
    handler: async (request, reply) => {
      refuseOthers(request);
      await limits.take('partner-token', { address: request.ip });
      const who = await auth.currentUser(request, reply);
      return contents.read(request.body, who?.userId);
    },
  });

  app.route({
    method: approveContact.method,
    url: approveContact.path,
    schema: { body: ApproveContactBody, response: { 200: MessageReply } },
    handler: async (request) => {
      refuseOthers(request);
      await limits.take('partner-token', { address: request.ip });
      await parts.approvals.approve(request.body.approval);
      return { message: 'Allowed once' };
    },
  });
};
