/** A person's webhook over HTTP, on our own site alone. */
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import {
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  rotateWebhookSecret,
  setWebhook,
  testWebhook,
} from '../../src/api/contract/webhooks.js';
import { Webhook, WebhookBody, WebhookDeliveries } from '../../src/api/contract/webhooks.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { SignIn } from '../services/sign-in.js';
import type { Webhooks } from '../services/webhooks.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface WebhookRouteParts {
  auth: SessionAuth;
  webhooks: Webhooks;
  signIn: Pick<SignIn, 'confirmRecent'>;
}

/** Registers the calls; where leads go and what signs them is changed after a recent sign-in alone. */
export const registerWebhooks = (app: TypedApp, { auth, webhooks, signIn }: WebhookRouteParts): void => {
  app.route({
    method: getWebhook.method,
    url: getWebhook.path,
    schema: { response: { 200: Webhook } },
    handler: async (request, reply) => webhooks.find((await auth.requireUser(request, reply)).userId),
  });

  app.route({
    method: setWebhook.method,
    url: setWebhook.path,
    schema: { body: WebhookBody, response: { 200: Webhook } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await signIn.confirmRecent(who, undefined);
      return webhooks.set(who.userId, request.body.url);
    },
  });

  app.route({
    method: deleteWebhook.method,
    url: deleteWebhook.path,
    schema: { response: { 200: MessageReply } },
    handler: async (request, reply) => {
      await webhooks.end((await auth.requireUser(request, reply)).userId);
      return { message: 'The webhook was ended.' };
    },
  });

  app.route({
    method: rotateWebhookSecret.method,
    url: rotateWebhookSecret.path,
    schema: { response: { 200: Webhook } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await signIn.confirmRecent(who, undefined);
      return webhooks.rotate(who.userId);
    },
  });

  app.route({
    method: testWebhook.method,
    url: testWebhook.path,
    schema: { response: { 200: MessageReply } },
    handler: async (request, reply) => {
      await webhooks.test((await auth.requireUser(request, reply)).userId);
      return { message: 'An example is on its way.' };
    },
  });

  app.route({
    method: listWebhookDeliveries.method,
    url: listWebhookDeliveries.path,
    schema: { response: { 200: WebhookDeliveries } },
    handler: async (request, reply) => ({
      deliveries: await webhooks.deliveries((await auth.requireUser(request, reply)).userId),
    }),
  });
};
