/** Signing in and out over HTTP (S-410 to S-413, S-417, G-06, G-18). */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { changePassword, logOut, sendOtp, signIn, verifyOtp } from '../../src/api/contract/accounts.js';
import {
  PasswordBody,
  SendOtpBody,
  SignInBody,
  VerifyOtpBody,
} from '../../src/api/contract/accounts.schema.js';
import {
  endAllSessions,
  endSession,
  listSessions,
  resetPassword,
} from '../../src/api/contract/accounts-security.js';
import { ResetPasswordBody, Sessions } from '../../src/api/contract/accounts-security.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { otpLength } from '../../src/model/rules/validate/contact-fields.js';
import { ServiceError } from '../services/service-error.js';
import type { SignInPlace } from '../services/sign-in.js';
import type { AccountParts } from './account-parts.js';
import { Digits, digitsOf } from './loose-fields.js';
import type { TypedApp } from './typed-app.js';

const response = { 200: MessageReply };
const loginDone = { message: messageOf('loginDone') };
const loggedOut = { message: messageOf('loggedOut') };

const LooseSendOtp = Type.Object({ ...SendOtpBody.properties, phoneNumber: Digits });
const LooseVerifyOtp = Type.Object({
  ...VerifyOtpBody.properties,
  phoneNumber: Digits,
  phone: Digits,
  otp: Digits,
});

const registerSignInRoutes = (app: TypedApp, { services, auth }: AccountParts): void => {
  const placeOf = (request: FastifyRequest): SignInPlace => ({
    address: request.ip,
    device: auth.deviceOf(request),
  });

  app.route({
    method: signIn.method,
    url: signIn.path,
    schema: { body: Type.Partial(SignInBody), response },
    handler: async (request, reply) => {
      const userId = await services.signIn.byPassword(request.body, placeOf(request));
      await auth.signIn(request, reply, userId, 'password');
      return loginDone;
    },
  });

  app.route({
    method: sendOtp.method,
    url: sendOtp.path,
    schema: { body: Type.Partial(LooseSendOtp), response },
    handler: async (request) => {
      const { phoneNumber, ...rest } = request.body;
      await services.otp.send({ ...rest, phoneNumber: digitsOf(phoneNumber) }, placeOf(request));
      return { message: messageOf('otpSent') };
    },
  });

  app.route({
    method: verifyOtp.method,
    url: verifyOtp.path,
    schema: { body: Type.Partial(LooseVerifyOtp), response },
    handler: async (request, reply) => {
      const { phoneNumber, phone, otp, ...rest } = request.body;
      const form = { ...rest, phoneNumber: digitsOf(phoneNumber ?? phone), otp: digitsOf(otp, otpLength) };
      const before = await auth.currentUser(request, reply);
      const by = { ...placeOf(request), userId: before?.userId };
      const userId = await services.otp.verify(form, by);
      await auth.signIn(request, reply, userId, 'otp');
      return loginDone;
    },
  });

  app.route({
    method: logOut.method,
    url: logOut.path,
    schema: { response },
    handler: async (request, reply) => {
      await auth.signOut(request, reply);
      return loggedOut;
    },
  });
};

const registerPasswords = (app: TypedApp, { services, auth }: AccountParts): void => {
  app.route({
    method: changePassword.method,
    url: changePassword.path,
    schema: { body: Type.Partial(PasswordBody), response },
    handler: async (request, reply) => {
      await services.signIn.changePassword(await auth.requireUser(request, reply), request.body);
      return { message: messageOf('passwordChanged') };
    },
  });

  app.route({
    method: resetPassword.method,
    url: resetPassword.path,
    schema: { body: Type.Partial(ResetPasswordBody), response },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      if (!who.isProved)
        throw new ServiceError('forbidden', 'Sign in by OTP first, then choose a new password.');
      await services.signIn.changePassword(who, request.body);
      return { message: messageOf('passwordChanged') };
    },
  });
};

const registerSessions = (app: TypedApp, { services, auth }: AccountParts): void => {
  app.route({
    method: listSessions.method,
    url: listSessions.path,
    schema: { response: { 200: Sessions } },
    handler: async (request, reply) => {
      const { userId, sessionId } = await auth.requireUser(request, reply);
      const sessions = await services.sessions.list(userId);
      return {
        sessions: sessions.map(({ createdAt, seenAt, ...session }) => ({
          ...session,
          current: session.id === sessionId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: seenAt.toISOString(),
        })),
      };
    },
  });

  app.route({
    method: endSession.method,
    url: endSession.path,
    schema: { params: Type.Object({ id: Type.String({ maxLength: 40 }) }), response },
    handler: async (request, reply) => {
      const { userId, sessionId } = await auth.requireUser(request, reply);
      if (request.params.id === sessionId) await auth.signOut(request, reply);
      else if (!(await services.sessions.endOne(userId, request.params.id)))
        throw new ServiceError('not-found', 'This session has ended already');
      return loggedOut;
    },
  });

  app.route({
    method: endAllSessions.method,
    url: endAllSessions.path,
    schema: { response },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await services.sessions.endAll(userId);
      await auth.signOut(request, reply);
      return loggedOut;
    },
  });
};

/** Registers the calls. */
export const registerSignIn = (app: TypedApp, parts: AccountParts): void => {
  registerSignInRoutes(app, parts);
  registerPasswords(app, parts);
  registerSessions(app, parts);
};
