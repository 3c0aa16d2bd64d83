/** The session cookie: reads, sets and clears it (G-11). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Config } from '../config.js';
import { proofHeader } from '../../src/api/contract/partner-windows.js';
import { createDeviceCookie, type DeviceCookie } from './device-cookie.js';
import { partnerCallOf, partnerKeyOf } from './partner-call.js';
import type { ListingActor } from '../services/listing-actor.js';
import { ServiceError } from '../services/service-error.js';
import type { PartnerTokens } from '../services/partner-tokens.js';
import type { SignInProofs } from '../services/sign-in-proofs.js';
import type { SessionMethod, Sessions, SignedIn } from '../services/sessions.js';

/** Tells whether cookies carry Secure: with an https address, and always in production. */
export const isSecure = (config: Config): boolean =>
  config.publicUrl.startsWith('https:') || config.nodeEnv === 'production';

/** Returns the name of the session cookie. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-housing' : 'housing');

/** Sessions of requests; made by createSessionAuth. */
export interface SessionAuth extends DeviceCookie {
  /** Returns who is signed in, or undefined. */
  currentUser(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined>;
  /** Returns who is signed in; refuses with 401 when nobody is (G-28). */
  requireUser(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn>;
  /** Returns whose listings a request is about: the person's own, or those of the agency that the session works for. */
  requireOwner(request: FastifyRequest, reply: FastifyReply): Promise<ListingActor>;
  /** Signs a person in with a new session. */
  signIn(request: FastifyRequest, reply: FastifyReply, userId: string, method: SessionMethod): Promise<void>;
  /** Ends the session on the server and in the browser. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const secretForm = /^[\w-]{43}$/;

const secretIn = (request: FastifyRequest, name: string): string | undefined => {
  // A session of our own site does not count on a partner's page.
  if (partnerKeyOf(request) !== undefined) return undefined;
  const value = request.cookies[name];
  return value !== undefined && secretForm.test(value) ? value : undefined;
};

/** The device, browser name and earlier cookie that a session is opened from. */
const fromOf = ({ headers }: FastifyRequest, previous: string | undefined, device: string) => {
  const userAgent = headers['user-agent'];
  return { device, ...(userAgent && { userAgent }), ...(previous && { previous }) };
};

/** Ends the session, and the person's grants on partner pages with it. */
const endEverywhere = async (secret: string, sessions: Sessions, tokens: PartnerTokens): Promise<void> => {
  const who = await sessions.read(secret);
  if (who) await tokens.endAll(who.userId);
  await sessions.end(secret);
};

/** The services that sessions need. */
export interface SessionAuthDeps {
  tokens: PartnerTokens;
  proofs: SignInProofs;
}

/** Makes the sessions of requests. */
export const createSessionAuth = (
  config: Config,
  sessions: Sessions,
  { tokens, proofs }: SessionAuthDeps,
): SessionAuth => {
  const name = cookieName(config);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
  const device = createDeviceCookie(`${name}-device`, options);
  const secretOf = (request: FastifyRequest): string | undefined => secretIn(request, name);
  const setSessionCookie = (reply: FastifyReply, secret: string, life: number): void =>
    void reply.setCookie(name, secret, { ...options, maxAge: Math.floor(life / 1000) });

  const currentUser: SessionAuth['currentUser'] = async (request, reply) => {
    const person = partnerCallOf(request)?.person;
    if (person)
      return {
        userId: person.userId,
        sessionId: person.grantId,
        isProved: false,
        isRecent: false,
        isRecentAtDesk: false,
      };
    const secret = secretOf(request);
    const found = secret === undefined ? undefined : await sessions.read(secret);
    if (secret !== undefined && found?.renewed) setSessionCookie(reply, secret, found.renewed);
    return found;
  };
  const requireUser: SessionAuth['requireUser'] = async (request, reply) => {
    const found = await currentUser(request, reply);
    if (!found) throw new ServiceError('login-required', messageOf('loginFirst'));
    return found;
  };
  return {
    currentUser,
    ...device,
    requireUser,
    async requireOwner(request, reply) {
      const { userId, agency } = await requireUser(request, reply);
      // Whoever was removed while filling in a form must not post it under the own name and number.
      if (agency?.isMember === false) throw new ServiceError('forbidden', messageOf('agencyNotMember'));
      return { userId: agency?.id ?? userId, actorId: userId };
    },
    async signIn(request, reply, userId, method) {
      const from = fromOf(request, secretOf(request), device.deviceOf(request));
      const { secret, life } = await sessions.open(userId, method, from);
      setSessionCookie(reply, secret, life);
      device.keepDevice(request, reply);
      if (request.headers[proofHeader] !== undefined)
        void reply.header(proofHeader, await proofs.give(userId));
    },
    async signOut(request, reply) {
      const person = partnerCallOf(request)?.person;
      if (person) return tokens.end(person.grantId);
      const secret = secretOf(request);
      if (secret !== undefined) await endEverywhere(secret, sessions, tokens);
      void reply.clearCookie(name, options);
    },
  };
};
