/** What the routes of accounts share. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionAuth } from '../http/session-auth.js';
import type { AccountChanges } from '../services/account-changes.js';
import type { Accounts } from '../services/accounts.js';
import type { Coins } from '../services/coins.js';
import type { ConsentLog } from '../services/consents.js';
import type { Contact } from '../services/contact.js';
import type { GoogleAccounts } from '../services/google-accounts.js';
import type { Messages } from '../services/messages.js';
import type { Otp } from '../services/otp.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { Sessions } from '../services/sessions.js';
import type { SignIn } from '../services/sign-in.js';
import type { TypedApp } from './typed-app.js';

/** Everything the routes of accounts may call. */
export interface AccountServices {
  accounts: Accounts;
  changes: AccountChanges;
  signIn: SignIn;
  otp: Otp;
  google: GoogleAccounts;
  sessions: Sessions;
  limits: RateLimits;
  coins: Coins;
  contact: Contact;
  consents: ConsentLog;
  messages: Messages;
  /** Starts to send the waiting messages; the caller does not wait. */
  deliverMessages(): void;
  /** Returns everything that is stored about a person. */
  ownData(userId: string): Promise<Record<string, unknown>>;
  /** Deletes a person's account with its listings, coins and sessions. */
  deleteAccount(userId: string): Promise<void>;
}

/** What the routes of accounts need. */
export interface AccountParts {
  services: AccountServices;
  auth: SessionAuth;
}

/** Returns the Idempotency-Key of a request. */
export const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  return Array.isArray(key) ? key.join(',') : key;
};

const neverKept = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const vary = [reply.getHeader('vary'), 'Cookie'].filter(Boolean).join(', ');
  void reply.header('cache-control', 'no-store').header('vary', vary);
};

/**
 * Accepts an empty body with a JSON content type (S-410). Plain text is refused everywhere, because browsers send it
 * from other sites without a preflight.
 */
const takeOnlyJson = (inner: FastifyInstance): void => {
  const parse = inner.getDefaultJsonParser('error', 'error');
  inner.removeContentTypeParser(['application/json', 'text/plain']);
  inner.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') done(null, undefined);
    else void parse(request, text, done);
  });
};

/** Registers routes whose answers are one person's: no cache keeps them. */
export const registerPrivate = async (app: TypedApp, register: (inner: TypedApp) => void): Promise<void> => {
  await app.register(async (inner: FastifyInstance) => {
    inner.addHook('onRequest', neverKept);
    takeOnlyJson(inner);
    register(inner);
  });
};
