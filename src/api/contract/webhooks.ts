/** Calls about a person's webhook, on our own site alone (additive). */
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';
import type { Webhook, WebhookBody, WebhookDeliveries } from './webhooks.schema.js';

/** The person's webhook, without its secret. */
export const getWebhook = endpoint<{ reply: Webhook }>('GET', '/api/v1/webhook', { partner: 'never' });
/** Sets where leads are told; the first time the answer holds the secret that signs them, once. */
export const setWebhook = endpoint<{ body: WebhookBody; reply: Webhook }>('PUT', '/api/v1/webhook', {
  partner: 'never',
});
/** Ends the webhook with all that waits. */
export const deleteWebhook = endpoint<{ reply: MessageReply }>('DELETE', '/api/v1/webhook', {
  partner: 'never',
});
/** Makes another secret and answers it once; the one before signs too for 24 hours. */
export const rotateWebhookSecret = endpoint<{ reply: Webhook }>('POST', '/api/v1/webhook/secret', {
  partner: 'never',
});
/** Sends an example. */
export const testWebhook = endpoint<{ reply: MessageReply }>('POST', '/api/v1/webhook/test', {
  partner: 'never',
});
/** The last 50 deliveries. */
export const listWebhookDeliveries = endpoint<{ reply: WebhookDeliveries }>(
  'GET',
  '/api/v1/webhook/deliveries',
  { partner: 'never' },
);
