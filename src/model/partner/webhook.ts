/** A person's webhook: where leads are told, its secret and its deliveries; loaded only by the page /partners. */
import { createStore, sample } from 'effector';
import {
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  rotateWebhookSecret,
  setWebhook,
  testWebhook,
} from '../../api/contract/webhooks.js';
import type { Webhook, WebhookBody } from '../../api/contract/webhooks.schema.js';
import { serverMessage } from '../../api/errors.js';
import { createStepUp } from '../account/step-up.js';
import { createFetched } from '../requests/fetched.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { signedOut } from '../session/session.js';

export type { Webhook, WebhookDelivery } from '../../api/contract/webhooks.schema.js';

const explain = (failure: unknown): string => serverMessage(failure) ?? authMessages.serverError;

/** The webhook of the person. */
export const ownWebhook = createFetched((api) => api.call(getWebhook, {}));
/** Its last deliveries. */
export const webhookDeliveries = createFetched(
  async (api) => (await api.call(listWebhookDeliveries, {})).deliveries,
);

/** Sets where leads are told. */
export const webhookForm = createForm({
  fields: ['url'],
  check: () => ({}),
  send: (api, body: WebhookBody): Promise<Webhook> => api.call(setWebhook, { body }),
  explain,
});
/** Makes another secret. */
export const webhookSecretForm = createForm({
  fields: [],
  check: () => ({}),
  send: (api, _: undefined): Promise<Webhook> => api.call(rotateWebhookSecret, {}),
  explain,
});
/** Sends an example. */
export const webhookTestForm = createForm({
  fields: [],
  check: () => ({}),
  send: (api, _: undefined) => api.call(testWebhook, {}),
  explain,
});
/** Ends the webhook. */
export const webhookEndForm = createForm({
  fields: [],
  check: () => ({}),
  send: (api, _: undefined) => api.call(deleteWebhook, {}),
  explain,
});

/** Ask the person to sign in again before leads go elsewhere. */
export const webhookStepUp = createStepUp(webhookForm);
export const webhookSecretStepUp = createStepUp(webhookSecretForm);

const none: Webhook = { url: '', createdAt: '', oldSecretUntil: '' };

/** Holds the webhook, of an empty address where there is none; null until it is loaded. */
export const $webhook = ownWebhook.$value
  .on([webhookForm.sendFx.doneData, webhookSecretForm.sendFx.doneData], (_, changed) => changed)
  .on(webhookEndForm.sendFx.done, () => none)
  .reset(signedOut);

/** Holds a secret that was just made: the server tells it once. */
export const $webhookSecret = createStore('')
  .on(
    [webhookForm.sendFx.doneData, webhookSecretForm.sendFx.doneData],
    (known, { secret }) => secret ?? known,
  )
  .reset(webhookEndForm.sendFx.done, ownWebhook.requested, signedOut);

webhookDeliveries.$value.reset(webhookEndForm.sendFx.done, signedOut);
sample({ clock: webhookTestForm.sendFx.done, fn: () => undefined, target: webhookDeliveries.requested });
