/** What is new for a person, and what they want to be told. */
import {
  NotificationChannel,
  type NotificationChoice,
  type Notifications,
  NotificationType,
} from '../../../src/api/contract/notifications.schema.js';
import type { Sql } from '../../db/database.js';
import type { MessageChannel } from '../../db/outbox-tables.js';
import { findChoices, findNotifications, markRead, writeChoices } from '../../repositories/notification.js';

/** News of people; made by createNotifications. */
export interface NotificationService {
  list(userId: string): Promise<Notifications>;
  /** Marks some as read, or without ids all. */
  read(userId: string, ids: readonly string[] | undefined): Promise<void>;
  choose(userId: string, choice: NotificationChoice): Promise<void>;
}

const types = NotificationType.anyOf.map((type) => type.const);
const channels = NotificationChannel.anyOf.map((channel) => channel.const);

/** What the service needs beside the database. */
export interface NotificationParts {
  /** What may carry messages, beside the bell. */
  channels: readonly MessageChannel[];
  /** The key that browsers subscribe to push messages with. */
  pushKey?: string | undefined;
  now?: () => number;
}

/** SMS are for what one waits for: homes. */
const toldBySms: readonly NotificationType[] = ['match', 'cut', 'gone'];

/** Makes the service over a database. */
export const createNotifications = (
  database: Sql,
  { channels: open, pushKey, now = Date.now }: NotificationParts,
): NotificationService => {
  const choosable = types.flatMap((type) =>
    channels
      .filter((channel) => channel === 'bell' || open.includes(channel))
      .filter((channel) => channel !== 'sms' || toldBySms.includes(type))
      .map((channel) => ({ type, channel })),
  );
  return {
    async list(userId) {
      const chosen = await findChoices(database, userId);
      const choices = choosable.map(({ type, channel }) => {
        const isUnusual = chosen.some((each) => each.type === type && each.channel === channel);
        return { type, channel, isOn: (channel !== 'sms') !== isUnusual };
      });
      return { ...(await findNotifications(database, userId)), choices, ...(pushKey && { pushKey }) };
    },
    read: (userId, ids) => markRead(database, userId, ids, new Date(now())),
    choose: (userId, choice) => writeChoices(database, userId, [choice]),
  };
};
