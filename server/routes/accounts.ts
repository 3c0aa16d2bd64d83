/** Registering, the profile and whether somebody is signed in, over HTTP (S-414 to S-418). */
import { Type } from 'typebox';
import {
  accountHeader,
  checkAuth,
  getProfile,
  register,
  updateProfile,
} from '../../src/api/contract/accounts.js';
import { AuthState, Profile, ProfileBody, RegisterBody } from '../../src/api/contract/accounts.schema.js';
import { deleteAccount, exportOwnData, undoAccountChange } from '../../src/api/contract/accounts-security.js';
import { DeleteAccountBody, UndoChangeBody } from '../../src/api/contract/accounts-security.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { AccountParts } from './account-parts.js';
import { Digits, digitsOf, isYes, YesOrNo } from './loose-fields.js';
import { languageChosen } from '../http/page-preferences.js';
import { isOwnPage } from '../http/cross-site.js';
import { partnerKeyOf } from '../http/partner-call.js';
import { digestOf } from '../services/digest.js';
import type { TypedApp } from './typed-app.js';

const SavedProfile = Type.Object({ ...Profile.properties, message: Type.String() });

const LooseProfile = Type.Object({ ...ProfileBody.properties, phone: Digits });
const LooseRegistration = Type.Object({ ...RegisterBody.properties, phone: Digits, agreement: YesOrNo });

const registerProfile = (app: TypedApp, { services, auth }: AccountParts): void => {
  app.route({
    method: getProfile.method,
    url: getProfile.path,
    schema: { response: { 200: Profile } },
    handler: async (request, reply) => services.accounts.profile(await auth.requireUser(request, reply)),
  });

  app.route({
    method: updateProfile.method,
    url: updateProfile.path,
    // All fields are optional here, so that missing ones are refused with the literal texts and not by the schema.
    schema: { body: Type.Partial(LooseProfile), response: { 200: SavedProfile } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await services.limits.take('profile', { account: who.userId });
      const { body } = request;
      const form = { ...body, phone: digitsOf(body.phone) };
      const confirm = () => services.signIn.confirmRecent(who, body.currentPassword);
      const profile = await services.accounts.saveProfile(who, form, confirm);
      return { ...profile, message: messageOf('profileSaved') };
    },
  });
};

const registerUndoing = (app: TypedApp, { services }: AccountParts): void => {
  app.route({
    method: undoAccountChange.method,
    url: undoAccountChange.path,
    schema: { body: UndoChangeBody, response: { 200: MessageReply } },
    handler: async (request) => {
      await services.limits.take('undo', { address: request.ip });
      await services.changes.undo(request.body.token);
      return { message: messageOf('undoDone') };
    },
  });
};

const registerLeaving = (app: TypedApp, { services, auth }: AccountParts): void => {
  app.route({
    method: exportOwnData.method,
    url: exportOwnData.path,
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      void reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return services.ownData(userId);
    },
  });

  app.route({
    method: deleteAccount.method,
    url: deleteAccount.path,
    schema: { body: Type.Optional(DeleteAccountBody), response: { 200: MessageReply } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      const body = request.body as DeleteAccountBody | undefined;
      const account = await services.signIn.confirm(who, body?.currentPassword);
      await services.deleteAccount(account.id);
      await auth.signOut(request, reply);
      return { message: 'Your account was deleted' };
    },
  });
};

/** Registers the calls. */
export const registerAccounts = (app: TypedApp, parts: AccountParts): void => {
  const { services, auth } = parts;
  app.route({
    method: register.method,
    url: register.path,
    schema: { body: Type.Partial(LooseRegistration), response: { 201: MessageReply } },
    handler: async (request, reply) => {
      const { body } = request;
      const form = { ...body, phone: digitsOf(body.phone), agreement: isYes(body.agreement) };
      const language = languageChosen(request.headers.cookie) ?? '';
      const from = { address: request.ip, device: auth.deviceOf(request), language };
      const userId = await services.accounts.register(form, from);
      if (isOwnPage(request)) await auth.signIn(request, reply, userId, 'password');
      else auth.keepDevice(request, reply);
      return reply.code(201).send({ message: messageOf('registrationDone') });
    },
  });

  app.route({
    method: checkAuth.method,
    url: checkAuth.path,
    schema: { response: { 200: AuthState } },
    handler: async (request, reply) => {
      const user = await auth.currentUser(request, reply);
      if (partnerKeyOf(request) === undefined)
        void reply.header(accountHeader, user ? digestOf(`offline ${user.userId}`).slice(0, 16) : '');
      return { authenticated: user !== undefined };
    },
  });

  registerProfile(app, parts);
  registerUndoing(app, parts);
  registerLeaving(app, parts);
};
