/** Partner keys over HTTP: managing them on our site, and what a partner's page may read of its key. */
import { Type } from 'typebox';
import { getPartnerPage } from '../../src/api/contract/partner-page.js';
import { PartnerPage } from '../../src/api/contract/partner-page.schema.js';
import {
  createPartnerKey,
  deletePartnerKey,
  listPartnerDays,
  listPartnerKeys,
  updatePartnerKey,
} from '../../src/api/contract/partners.js';
import {
  NewPartnerKey,
  PartnerDays,
  PartnerDaysQuery,
  PartnerKey,
  PartnerKeyChange,
  PartnerKeys as PartnerKeyList,
} from '../../src/api/contract/partners.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { partnerCallOf, partnerKeyOf } from '../http/partner-call.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { PartnerCounters } from '../services/partner-counters.js';
import { partnerPageOf, type PartnerKeys } from '../services/partner-keys.js';
import { ServiceError } from '../services/service-error.js';
import type { SignIn } from '../services/sign-in.js';
import type { TypedApp } from './typed-app.js';

/** What the routes of partners work with. */
export interface PartnerParts {
  keys: PartnerKeys;
  counters: PartnerCounters;
  auth: SessionAuth;
  signIn: Pick<SignIn, 'confirmRecent'>;
  site: string;
}

const KeyPath = Type.Object({ key: Type.String({ maxLength: 80 }) });
const usualDays = 30;

/** Registers the calls of the partner on our own site. */
export const registerPartnerKeys = (app: TypedApp, { keys, auth, signIn }: PartnerParts): void => {
  app.route({
    method: listPartnerKeys.method,
    url: listPartnerKeys.path,
    schema: { response: { 200: PartnerKeyList } },
    handler: async (request, reply) => ({
      keys: await keys.list((await auth.requireUser(request, reply)).userId),
    }),
  });

  app.route({
    method: createPartnerKey.method,
    url: createPartnerKey.path,
    schema: { body: NewPartnerKey, response: { 201: PartnerKey } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await signIn.confirmRecent(who, undefined);
      return reply.code(201).send(await keys.create(who.userId, request.body));
    },
  });

  app.route({
    method: updatePartnerKey.method,
    url: updatePartnerKey.path,
    schema: { params: KeyPath, body: PartnerKeyChange, response: { 200: PartnerKey } },
    handler: async (request, reply) =>
      keys.change((await auth.requireUser(request, reply)).userId, request.params.key, request.body),
  });

  app.route({
    method: deletePartnerKey.method,
    url: deletePartnerKey.path,
    schema: { params: KeyPath, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      await keys.revoke((await auth.requireUser(request, reply)).userId, request.params.key);
      return { message: 'The key was ended.' };
    },
  });
};

/** Registers what the partner may know of the days under a key. */
export const registerPartnerDays = (app: TypedApp, { keys, counters, auth }: PartnerParts): void => {
  app.route({
    method: listPartnerDays.method,
    url: listPartnerDays.path,
    schema: { params: KeyPath, querystring: PartnerDaysQuery, response: { 200: PartnerDays } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await counters.flush();
      return { days: await keys.days(userId, request.params.key, request.query.days ?? usualDays) };
    },
  });
};

/** Registers what a partner's page asks about itself. */
export const registerPartnerPage = (app: TypedApp, { keys, site }: PartnerParts): void => {
  app.route({
    method: getPartnerPage.method,
    url: getPartnerPage.path,
    exposeHeadRoute: false,
    schema: { response: { 200: PartnerPage } },
    handler: async (request, reply) => {
      const key = partnerKeyOf(request);
      if (key === undefined)
        throw new ServiceError(
          'not-found',
          'This call is made under a partner key: /embed/api/{key}/api/v3/partner-page.',
        );
      void reply.header('cache-control', 'no-store').header('vary', 'Origin');
      const origin = partnerCallOf(request)?.origin ?? request.headers.origin;
      return partnerPageOf(await keys.find(key), origin, site);
    },
  });
};
