/** Calls about push messages (additive): on our own site alone, a browser for each session. */
import { endpoint } from './endpoint.js';
import type { NewPushSubscription } from './push.schema.js';
import type { SuccessReply } from './replies.schema.js';

const ownSite = { partner: 'never' } as const;

/** Has the person told of news in this browser, for as long as its session lasts. */
export const subscribePush = endpoint<{ body: NewPushSubscription; reply: SuccessReply }>(
  'PUT',
  '/api/v1/push',
  ownSite,
);

/** Tells nothing any more in this browser. */
export const unsubscribePush = endpoint<{ reply: SuccessReply }>('DELETE', '/api/v1/push', ownSite);
