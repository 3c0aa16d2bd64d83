/** Signing in with Google over HTTP: by redirect, or with a token the client holds (G-05). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { googleStartPath, signInWithGoogle } from '../../src/api/contract/accounts-security.js';
import { GoogleBody, GoogleStartQuery } from '../../src/api/contract/accounts-security.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Config } from '../config.js';
import { languageChosen } from '../http/page-preferences.js';
import { isSecure } from '../http/session-auth.js';
import { googleCallbackPath, type GoogleFlow, type GoogleProvider } from '../services/google-provider.js';
import { ServiceError } from '../services/service-error.js';
import type { AccountParts } from './account-parts.js';
import type { TypedApp } from './typed-app.js';

/** What the cookie keeps during the redirect: the flow, the chosen user type, and the return path. */
interface SavedFlow extends GoogleFlow {
  usertype?: string;
  back: string;
}

const flowCookie = 'housing-google';
const flowSeconds = 600;
const CallbackQuery = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 4096 })),
  state: Type.Optional(Type.String({ maxLength: 200 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
});

/** Returns the path when it is one of this site; the profile for anything that browsers may read as another host. */
export const ownPath = (path = ''): string =>
  /^\/(?![/\\])[^\\]*$/.test(path) && Array.from(path).every((sign) => sign >= ' ' && sign !== '\u007f')
    ? path
    : '/profile';

const write = (flow: SavedFlow): string => Buffer.from(JSON.stringify(flow)).toString('base64url');
const read = (text: string | undefined): SavedFlow | undefined => {
  try {
    return text ? (JSON.parse(Buffer.from(text, 'base64url').toString()) as SavedFlow) : undefined;
  } catch {
    return undefined;
  }
};

type Failure = 'failed' | 'cancelled' | 'exists';

const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ServiceError && /^(conflict|sign-in-again)$/.test(thrown.code) ? 'exists' : 'failed';

/** What the routes need beside the parts of accounts; without a provider there is no Google. */
export interface GoogleParts extends AccountParts {
  config: Config;
  provider: GoogleProvider | undefined;
}

const registerRedirect = (app: TypedApp, parts: GoogleParts, provider: GoogleProvider): void => {
  const { services, auth, config } = parts;
  const options = {
    path: '/api/v1/google',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  } as const;
  const leave = (reply: FastifyReply, failure: Failure) =>
    reply.redirect(`/login?error=google-${failure}`, 303);

  app.get(googleStartPath, { schema: { querystring: GoogleStartQuery } }, async (request, reply) => {
    const { usertype, return: back } = request.query;
    try {
      const { flow, address } = await provider.begin();
      const kept: SavedFlow = { ...flow, back: ownPath(back), ...(usertype && { usertype }) };
      void reply.setCookie(flowCookie, write(kept), { ...options, maxAge: flowSeconds });
      return await reply.redirect(address, 303);
    } catch (failure) {
      request.log.error({ err: failure }, 'the identity issuer does not answer');
      return leave(reply, 'failed');
    }
  });

  const enter = async (request: FastifyRequest, reply: FastifyReply, code: string, flow: SavedFlow) => {
    const person = await provider.finish(code, flow);
    const signedIn = await auth.currentUser(request, reply);
    const language = languageChosen(request.headers.cookie) ?? '';
    const from = { usertype: flow.usertype, signedInAs: signedIn, language };
    const userId = await services.google.enter(person, from);
    await auth.signIn(request, reply, userId, 'google');
  };

  app.get(googleCallbackPath, { schema: { querystring: CallbackQuery } }, async (request, reply) => {
    const { code, state, error } = request.query;
    const flow = read(request.cookies[flowCookie]);
    void reply.clearCookie(flowCookie, options);
    if (error !== undefined) return leave(reply, 'cancelled');
    // The state binds the reply to the browser that asked, so that a link cannot sign a visitor in to a foreign account.
    if (!flow || code === undefined || state !== flow.state) return leave(reply, 'failed');
    try {
      await enter(request, reply, code, flow);
      return await reply.redirect(ownPath(flow.back), 303);
    } catch (failure) {
      request.log.warn({ err: failure }, 'a sign-in by redirect failed');
      return leave(reply, failureOf(failure));
    }
  });
};

/** Registers the calls; without a configured client the token is refused and the redirect is not there. */
export const registerGoogle = (app: TypedApp, parts: GoogleParts): void => {
  const { services, auth, provider } = parts;
  if (provider) registerRedirect(app, parts, provider);

  app.route({
    method: signInWithGoogle.method,
    url: signInWithGoogle.path,
    schema: { body: GoogleBody, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      if (!provider) throw new ServiceError('not-found', 'Signing in with Google is not set up here.');
      await services.limits.take('sign-in', { address: request.ip });
      const { credential, usertype } = request.body;
      const person = await provider.read(credential).catch(() => {
        throw new ServiceError('bad-credentials', messageOf('credentialsInvalid'));
      });
      const signedIn = await auth.currentUser(request, reply);
      const language = languageChosen(request.headers.cookie) ?? '';
      const userId = await services.google.enter(person, { usertype, signedInAs: signedIn, language });
      await auth.signIn(request, reply, userId, 'google');
      return { message: messageOf('loginDone') };
    },
  });
};
