/** Webhooks: leads of a person's own listings, told to a server of theirs until it has taken them (S-773). */
import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '../../src/api/contract/webhooks.schema.js';
import type { Sql } from '../db/database.js';
import {
  countDeliveriesSince,
  deleteWebhookOf,
  type DueDelivery,
  findDeliveries,
  findWebhook,
  insertDelivery,
  noteTry,
  rotateSecret,
  type StoredWebhook,
  takeDueDelivery,
  upsertWebhook,
} from '../repositories/webhook.js';
import { RateLimitError } from './rate-limit-error.js';
import { ServiceError } from './service-error.js';
import { faultOfAddress, type WebhookSender } from './webhook-sender.js';

/** Webhooks; made by createWebhooks. */
export interface Webhooks {
  find(ownerId: string): Promise<Webhook>;
  /** Sets the address; the answer of the first time holds the secret. */
  set(ownerId: string, url: string): Promise<Webhook>;
  end(ownerId: string): Promise<void>;
  rotate(ownerId: string): Promise<Webhook>;
  /** Puts an example on its way. */
  test(ownerId: string): Promise<void>;
  deliveries(ownerId: string): Promise<WebhookDelivery[]>;
  /** Sends what is due. */
  deliver(): Promise<void>;
}

/** What the service needs beside the database. */
export interface WebhookParts {
  send: WebhookSender;
  /** Our own address, for links. */
  site: string;
  now?: () => number;
}

const minute = 60_000;
const hour = 60 * minute;
/** How long after each try the next one follows; with the last the sixth comes within 24 hours. */
const pauses = [minute, 10 * minute, hour, 4 * hour, 18 * hour] as const;
const mostTries = pauses.length + 1;
/** For how long the secret before signs too. */
const oldLife = 24 * hour;
/** Examples in an hour. */
const mostTests = 20;
/** Deliveries in one run of the job, and how many are on their way at once, each to another owner's server. */
const mostInRun = 400;
const mostOnTheWay = 8;

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

const secretsOf = (
  { secret, oldSecret, oldUntil }: Omit<StoredWebhook, 'url' | 'createdAt'>,
  now: number,
) => [secret, ...(oldSecret !== null && oldUntil !== null && oldUntil.getTime() > now ? [oldSecret] : [])];

const shown = (stored: StoredWebhook | undefined, now: number): Webhook => ({
  url: stored?.url ?? '',
  createdAt: stored?.createdAt.toISOString() ?? '',
  oldSecretUntil: stored?.oldUntil && stored.oldUntil.getTime() > now ? stored.oldUntil.toISOString() : '',
});

/** What is told: the listing and where the visitor was, and who they are is read at the link, signed in. */
const bodyOf = ({ id, type, at, listingId, propertyId, kind, origin }: DueDelivery, site: string): string =>
  JSON.stringify({
    id,
    type,
    at: at.toISOString(),
    listing: listingId === null ? null : { id: listingId, propertyId, kind },
    page: origin,
    responses: listingId === null ? `${site}/manage` : `${site}/v-response?id=${listingId}`,
  });

/** Says in few words how a try ended. */
const failureOf = (failure: unknown): string => {
  const { code, name, message } = failure as Partial<NodeJS.ErrnoException>;
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer within 10 seconds';
  return (code ?? message ?? 'failed').slice(0, 120);
};

/** Makes the function that sends one delivery, notes how that ended, and tells whether it was taken. */
const createSending =
  (database: Sql, { send, site, now = Date.now }: WebhookParts) =>
  async (due: DueDelivery): Promise<boolean> => {
    const isLast = due.tries >= mostTries;
    const text = { url: due.url, body: bodyOf(due, site), secrets: secretsOf(due, now()) };
    try {
      const status = await send(text, now());
      const isTaken = status >= 200 && status < 300;
      await noteTry(database, due.id, {
        answer: String(status),
        isLast,
        ...(isTaken && { sentAt: now() }),
      });
      return isTaken;
    } catch (failure) {
      await noteTry(database, due.id, { answer: failureOf(failure), isLast });
      return false;
    }
  };

/** Makes the function that sends what is due: in turn to one owner's server, at the same time to those of others. */
const createDelivering = (database: Sql, parts: WebhookParts) => {
  const { now = Date.now } = parts;
  const sendOne = createSending(database, parts);
  const nextTry = (tries: number): number => now() + (pauses[tries - 1] ?? oldLife);
  return async (): Promise<void> => {
    // Owners whose server is being asked, and those whose server failed: the rest of theirs waits for the next run.
    const except = new Set<string>();
    const onTheWay = new Set<Promise<void>>();
    let freed = 0;
    const sendFor = async (due: DueDelivery): Promise<void> => {
      except.add(due.ownerId);
      if (!(await sendOne(due))) return;
      except.delete(due.ownerId);
      freed += 1;
    };
    for (let count = 0; count < mostInRun; count += 1) {
      const before = freed;
      const due = await takeDueDelivery(database, { now: now(), except: [...except], nextTry });
      // An owner who was left out by this look may have become free while it was taken.
      if (!due && freed !== before) continue;
      if (!due && onTheWay.size === 0) return;
      if (due) {
        const sending = sendFor(due).finally(() => onTheWay.delete(sending));
        // Its failure is told by the waiting below; until then it is nobody's.
        sending.catch(() => undefined);
        onTheWay.add(sending);
      }
      if (!due || onTheWay.size === mostOnTheWay) await Promise.race(onTheWay);
    }
    await Promise.all(onTheWay);
  };
};

/** Makes the service over a database. */
export const createWebhooks = (database: Sql, parts: WebhookParts): Webhooks => {
  const { now = Date.now } = parts;
  const own = async (ownerId: string): Promise<StoredWebhook> => {
    const found = await findWebhook(database, ownerId);
    if (!found) throw new ServiceError('not-found', 'You have no webhook.');
    return found;
  };
  return {
    find: async (ownerId) => shown(await findWebhook(database, ownerId), now()),

    async set(ownerId, given) {
      const url = given.trim();
      const fault = faultOfAddress(url);
      if (fault) throw new ServiceError('invalid', fault, { url: fault });
      const isNew = !(await findWebhook(database, ownerId));
      const secret = newSecret();
      await upsertWebhook(database, ownerId, { url, secret }, now());
      const stored = await own(ownerId);
      return { ...shown(stored, now()), ...(isNew && stored.secret === secret && { secret }) };
    },

    async end(ownerId) {
      if (!(await deleteWebhookOf(database, ownerId)))
        throw new ServiceError('not-found', 'You have no webhook.');
    },

    async rotate(ownerId) {
      await own(ownerId);
      const secret = newSecret();
      await rotateSecret(database, ownerId, secret, now() + oldLife);
      return { ...shown(await own(ownerId), now()), secret };
    },

    async test(ownerId) {
      await own(ownerId);
      if ((await countDeliveriesSince(database, ownerId, 'test', now() - hour)) >= mostTests)
        throw new RateLimitError(hour, `You can send ${mostTests} examples in an hour.`);
      await insertDelivery(
        database,
        { ownerId, type: 'test', listingId: undefined, origin: undefined },
        now(),
      );
    },

    deliveries: (ownerId) => findDeliveries(database, ownerId),

    deliver: createDelivering(database, parts),
  };
};
