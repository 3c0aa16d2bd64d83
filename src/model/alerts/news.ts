/** What is new for the signed-in person: the bell. */
import { attach, createEvent, createStore, sample } from 'effector';
import {
  chooseNotifications,
  listNotifications,
  readNotifications,
} from '../../api/contract/notifications.js';
import type { Notification, NotificationChoice } from '../../api/contract/notifications.schema.js';
import { subscribePush, unsubscribePush } from '../../api/contract/push.js';
import type { NewPushSubscription } from '../../api/contract/push.schema.js';
import { $api } from '../connection/api-client.js';
import { searchMessages } from '../rules/messages/searches.js';
import { $isLoggedIn, checkAuthFx, logFailureFx } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';

/** One piece of news, as the wire has it. */
export type News = Notification;

// Events
/** A view appeared that tells what is new, or it is time to look again. */
export const newsRequested = createEvent();
/** The person has seen the list. */
export const newsRead = createEvent();
export const newsChosen = createEvent<NotificationChoice>();

// Effects
const loadNewsFx = attach({ source: $api, effect: (api) => api.call(listNotifications, {}) });
const readNewsFx = attach({
  source: $api,
  effect: (api, ids: string[]) => api.call(readNotifications, { body: { ids } }),
});
const chooseNewsFx = attach({
  source: $api,
  effect: (api, body: NotificationChoice) => api.call(chooseNotifications, { body }),
});

/** Has the person told of news in this browser. */
export const subscribePushFx = attach({
  source: $api,
  effect: (api, body: NewPushSubscription) => api.call(subscribePush, { body }),
});
export const unsubscribePushFx = attach({ source: $api, effect: (api) => api.call(unsubscribePush, {}) });

// Stores
const $isWanted = createStore(false).on(newsRequested, () => true);

/** Holds what is new, the newest first; null before it is known, and when nobody is signed in. */
export const $news = createStore<readonly Notification[] | null>(null)
  .on(loadNewsFx.doneData, (_, { notifications }) => notifications)
  .reset($isLoggedIn);

/** Holds how many news were not read. */
export const $unread = createStore(0)
  .on(loadNewsFx.doneData, (_, { unread }) => unread)
  .on(readNewsFx, (unread, ids) => Math.max(0, unread - ids.length))
  .reset($isLoggedIn);

/** Holds what the person wants to be told. */
export const $newsChoices = createStore<readonly NotificationChoice[]>([])
  .on(loadNewsFx.doneData, (_, { choices }) => choices)
  .on(newsChosen, (choices, chosen) =>
    choices.map((each) => (each.type === chosen.type && each.channel === chosen.channel ? chosen : each)),
  );

/** Holds the key that browsers subscribe to push messages with; '' where none are sent. */
export const $pushKey = createStore('')
  .on(loadNewsFx.doneData, (_, { pushKey = '' }) => pushKey)
  .reset($isLoggedIn);

/** Tells whether loading failed. */
export const $hasNewsFailed = createStore(false)
  .on(loadNewsFx, () => false)
  .on(loadNewsFx.fail, () => true);

// Wiring
sample({
  clock: [newsRequested, checkAuthFx.doneData],
  source: { isWanted: $isWanted, isLoggedIn: $isLoggedIn },
  filter: ({ isWanted, isLoggedIn }) => isWanted && isLoggedIn,
  fn: () => undefined,
  target: loadNewsFx,
});
// What was shown is read; what came meanwhile is not.
sample({
  clock: newsRead,
  source: $news,
  filter: (news) => news?.some(({ isRead }) => !isRead) ?? false,
  fn: (news) => (news ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id),
  target: readNewsFx,
});
sample({ clock: newsChosen, target: chooseNewsFx });
sample({ clock: chooseNewsFx.fail, fn: () => undefined, target: loadNewsFx });
sample({
  clock: chooseNewsFx.fail,
  fn: () => ({ tone: 'error' as const, text: searchMessages.searchSaveFailed, id: 'news' }),
  target: toastRequested,
});
sample({ clock: [loadNewsFx.failData, readNewsFx.failData], target: logFailureFx });
