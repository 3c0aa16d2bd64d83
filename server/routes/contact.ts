/** Reaching owners over HTTP (S-402, S-404, S-405). */
import { Type } from 'typebox';
import {
  addView,
  getOwner,
  giveContactConsent,
  listContacts,
  sendSms,
} from '../../src/api/contract/contact.js';
import {
  AddViewBody,
  Owner,
  PaidContacts,
  RevealQuery,
  SendSmsBody,
  SendSmsQuery,
} from '../../src/api/contract/contact.schema.js';
import { listConsents, withdrawContactConsent } from '../../src/api/contract/consents.js';
import { Consents } from '../../src/api/contract/consents.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { languageChosen } from '../http/page-preferences.js';
import { isOwnScript } from '../http/cross-site.js';
import { partnerCallOf } from '../http/partner-call.js';
import { ServiceError } from '../services/service-error.js';
import { type AccountParts, keyOf } from './account-parts.js';
import type { PartnerContact } from './partner-contact.js';
import type { TypedApp } from './typed-app.js';

/** What the routes of contact work with. */
export interface ContactRouteParts extends AccountParts {
  partners: PartnerContact;
}

const response = { 200: MessageReply };
const OwnerPath = Type.Object({ userId: Type.String({ maxLength: 64 }) });

const registerPaid = (app: TypedApp, { services, auth, partners }: ContactRouteParts): void => {
  app.route({
    method: getOwner.method,
    url: getOwner.path,
    // A HEAD route of its own would spend coins for nothing.
    exposeHeadRoute: false,
    schema: { params: OwnerPath, querystring: RevealQuery, response: { 200: Owner } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      if (!partnerCallOf(request) && !isOwnScript(request))
        throw new ServiceError('forbidden', 'This call was made from another site.');
      const partnerSpending = await partners.begin(request);
      const caller = { userId, address: request.ip, key: keyOf(request), partnerSpending };
      const details = await services.contact.reveal(caller, request.params.userId, request.query);
      await partners.done(request);
      return partners.hide(request, request.params.userId, details);
    },
  });

  app.route({
    method: sendSms.method,
    url: sendSms.path,
    schema: { querystring: SendSmsQuery, body: SendSmsBody, response },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      const partnerSpending = await partners.begin(request);
      const caller = { userId, address: request.ip, key: keyOf(request), partnerSpending };
      const answer = await services.messages.send(caller, request.body, request.query.surface);
      await partners.done(request);
      services.deliverMessages();
      return answer;
    },
  });
};

/** Registers the calls. */
export const registerContact = (app: TypedApp, parts: ContactRouteParts): void => {
  const { services, auth } = parts;
  registerPaid(app, parts);

  app.route({
    method: addView.method,
    url: addView.path,
    schema: { body: AddViewBody, response },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await services.contact.addView(userId, request.body);
      return { message: messageOf('viewRecorded') };
    },
  });

  app.route({
    method: listContacts.method,
    url: listContacts.path,
    schema: { response: { 200: PaidContacts } },
    handler: async (request, reply) =>
      services.contact.contacts((await auth.requireUser(request, reply)).userId),
  });

  app.route({
    method: giveContactConsent.method,
    url: giveContactConsent.path,
    schema: { response },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await services.consents.giveContact(userId, languageChosen(request.headers.cookie) ?? '');
      return { message: 'Consent recorded' };
    },
  });

  app.route({
    method: withdrawContactConsent.method,
    url: withdrawContactConsent.path,
    schema: { response },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await services.consents.withdrawContact(userId, languageChosen(request.headers.cookie) ?? '');
      return { message: 'Consent withdrawn' };
    },
  });

  app.route({
    method: listConsents.method,
    url: listConsents.path,
    schema: { response: { 200: Consents } },
    handler: async (request, reply) =>
      services.consents.list((await auth.requireUser(request, reply)).userId),
  });
};
