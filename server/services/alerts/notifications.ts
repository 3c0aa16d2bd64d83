/** What is new for a person, and what they want to be told. */
import {
  type NotificationChoice,
  NotificationChannel,
  type Notifications,
  NotificationType,
} from '../../../src/api/contract/notifications.schema.js';
import type { Sql } from '../../db/database.js';
import {
  findNotifications,
  findRefusedNews,
  markRead,
  writeChoice,
} from '../../repositories/notification.js';

/** News of people; made by createNotifications. */
export interface NotificationService {
  list(userId: string): Promise<Notifications>;
  /** Marks some as read, or without ids all. */
  read(userId: string, ids: readonly string[] | undefined): Promise<void>;
  choose(userId: string, choice: NotificationChoice): Promise<void>;
}

const types = NotificationType.anyOf.map((type) => type.const);
const channels = NotificationChannel.anyOf.map((channel) => channel.const);

/** What may be chosen: everything is told on the bell, and what a search found by mail too. */
const choosable = types.flatMap((type) =>
  channels.filter((channel) => channel === 'bell' || type === 'match').map((channel) => ({ type, channel })),
);

/** Makes the service over a database. */
export const createNotifications = (database: Sql, now: () => number = Date.now): NotificationService => ({
  async list(userId) {
    const refused = await findRefusedNews(database, userId);
    const choices = choosable.map(({ type, channel }) => ({
      ...{ type, channel },
      isOn: !refused.some((each) => each.type === type && each.channel === channel),
    }));
    return { ...(await findNotifications(database, userId)), choices };
  },
  read: (userId, ids) => markRead(database, userId, ids, new Date(now())),
  choose: (userId, choice) => writeChoice(database, userId, choice),
});
