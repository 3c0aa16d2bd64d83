/** Browsers that people want to be told in: only those that a known service pushes to, as the server writes to its address. */
import type { NewPushSubscription } from '../../src/api/contract/push.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { deletePushSubscription, upsertPushSubscription } from '../repositories/push-subscription.js';
import { ServiceError } from './service-error.js';

/** Subscriptions; made by createPushSubscriptions. */
export interface PushSubscriptions {
  /** Notes the browser of a session; refuses where nothing is pushed, and an address of no known service. */
  add(whose: { userId: string; sessionId: string }, subscription: NewPushSubscription): Promise<void>;
  remove(sessionId: string): Promise<void>;
}

/** Tells whether an address is of one of the hosts; one that begins with a dot stands for all below it. */
export const isPushHost = (endpoint: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
};

/** Bytes of the keys that messages are sealed with: a point of P-256 as it stands, and a secret. */
const keyBytes = { p256dh: 65, auth: 16 } as const;

/** Refuses keys that nothing could be sealed with, by their name. */
const checkKeys = (keys: NewPushSubscription['keys']): void => {
  for (const name of ['p256dh', 'auth'] as const) {
    const bytes = Buffer.from(keys[name], 'base64url');
    if (bytes.length === keyBytes[name] && (name === 'auth' || bytes[0] === 4)) continue;
    const message = messageOf('pushKeys');
    throw new ServiceError('invalid', `keys.${name}: ${message}`, { [`keys.${name}`]: message });
  }
};

/** Makes the service over a database. */
export const createPushSubscriptions = (
  database: Sql,
  { isOffered, hosts, now }: { isOffered: boolean; hosts: readonly string[]; now: () => number },
): PushSubscriptions => ({
  async add({ userId, sessionId }, { endpoint, keys, language = 'en' }) {
    const message = messageOf(isOffered ? 'pushService' : 'pushOff');
    if (!isOffered || !isPushHost(endpoint, hosts))
      throw new ServiceError('invalid', message, { endpoint: message });
    checkKeys(keys);
    await upsertPushSubscription(database, { userId, sessionId, endpoint, keys, language }, now());
  },
  remove: (sessionId) => deletePushSubscription(database, sessionId),
});
