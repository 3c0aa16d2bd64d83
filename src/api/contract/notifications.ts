/** Calls about what is new for a person (additive): on our own site alone. */
import { endpoint } from './endpoint.js';
import type { NotificationChoice, Notifications, ReadMarks } from './notifications.schema.js';
import type { SuccessReply } from './replies.schema.js';

const ownSite = { partner: 'never' } as const;

/** Lists what is new, with the number of what was not read, and what the person wants to be told. */
export const listNotifications = endpoint<{ reply: Notifications }>('GET', '/api/v1/notifications', ownSite);

/** Marks news as read. */
export const readNotifications = endpoint<{ body: ReadMarks; reply: SuccessReply }>(
  'POST',
  '/api/v1/notifications/read',
  ownSite,
);

/** Turns news of a type on or off, for the bell or for e-mail. */
export const chooseNotifications = endpoint<{ body: NotificationChoice; reply: SuccessReply }>(
  'PUT',
  '/api/v1/notifications/choices',
  ownSite,
);
