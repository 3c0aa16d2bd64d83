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
import { subscribePush, unsubscribePush } from '../../src/api/contract/push.js';
import { NewPushSubscription } from '../../src/api/contract/push.schema.js';
import type { PushSubscriptions } from '../services/push-subscriptions.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { TypedApp } from './typed-app.js';

/** What the routes of the bell work with. */
export interface NotificationParts {
  auth: SessionAuth;
  limits: RateLimits;
  notifications: NotificationService;
  push: PushSubscriptions;
}

/** Registers what browsers call that want to be told. */
export const registerPush = (app: TypedApp, { auth, limits, push }: NotificationParts): void => {
  app.route({
    method: subscribePush.method,
    url: subscribePush.path,
    schema: { body: NewPushSubscription, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      await limits.take('save-search', { account: who.userId });
      await push.add(who, request.body);
      return { success: true };
    },
  });

  app.route({
    method: unsubscribePush.method,
    url: unsubscribePush.path,
    schema: { response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      await push.remove((await auth.requireUser(request, reply)).sessionId);
      return { success: true };
    },
  });
};

/** Registers the calls of the bell. */
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
