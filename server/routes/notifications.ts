/** The bell over HTTP. */
import {
  chooseNotifications,
  listNotifications,
  readNotifications,
} from '../../src/api/contract/notifications.js';
import { NotificationChoice, Notifications, ReadMarks } from '../../src/api/contract/notifications.schema.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { NotificationService } from '../services/alerts/notifications.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { TypedApp } from './typed-app.js';

/** What the routes of the bell work with. */
export interface NotificationParts {
  auth: SessionAuth;
  limits: RateLimits;
  notifications: NotificationService;
}

/** Registers the calls. */
export const registerNotifications = (
  app: TypedApp,
  { auth, limits, notifications }: NotificationParts,
): void => {
  app.route({
    method: listNotifications.method,
    url: listNotifications.path,
    schema: { response: { 200: Notifications } },
    handler: async (request, reply) => notifications.list((await auth.requireUser(request, reply)).userId),
  });

  app.route({
    method: readNotifications.method,
    url: readNotifications.path,
    schema: { body: ReadMarks, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await limits.take('save-search', { account: userId });
      await notifications.read(userId, request.body.ids);
      return { success: true };
    },
  });

  app.route({
    method: chooseNotifications.method,
    url: chooseNotifications.path,
    schema: { body: NotificationChoice, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await limits.take('save-search', { account: userId });
      await notifications.choose(userId, request.body);
      return { success: true };
    },
  });
};
