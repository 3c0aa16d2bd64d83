/** Coins asked back for contacts, over HTTP. */
import { askContactRefund, listContactRefunds } from '../../src/api/contract/contact-refunds.js';
import {
  ContactRefund,
  ContactRefunds as RefundList,
  NewContactRefund,
} from '../../src/api/contract/contact-refunds.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { ContactRefunds } from '../services/contact-refunds.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface ContactRefundParts {
  auth: SessionAuth;
  contactRefunds: ContactRefunds;
}

/** Registers the calls. */
export const registerContactRefunds = (app: TypedApp, { auth, contactRefunds }: ContactRefundParts): void => {
  app.route({
    method: askContactRefund.method,
    url: askContactRefund.path,
    schema: { body: NewContactRefund, response: { 200: ContactRefund } },
    handler: async (request, reply) =>
      contactRefunds.ask((await auth.requireUser(request, reply)).userId, request.body),
  });

  app.route({
    method: listContactRefunds.method,
    url: listContactRefunds.path,
    schema: { response: { 200: RefundList } },
    handler: async (request, reply) => contactRefunds.list((await auth.requireUser(request, reply)).userId),
  });
};
