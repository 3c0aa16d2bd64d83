/** Web push: a few words to the browsers that a person chose, sealed for each, through the services of their makers. */
import type { PushSubscription as WebPushSubscription, RequestOptions } from 'web-push';
import type { Config } from '../../config.js';
import type { Sql } from '../../db/database.js';
import { deletePushSubscription, listPushSubscriptions } from '../../repositories/push-subscription.js';

/** What a browser shows; it tells of nobody, and of no home. */
export interface PushMessage {
  title: string;
  body: string;
  /** The path that a press leads to. */
  path: string;
}

/** Sends to all browsers of a person. */
export interface PushSender {
  /** Returns why nothing was sent, or nothing; throws when a service of a browser's maker refuses for the moment. */
  send(push: { userId: string; message: PushMessage; id: string }): Promise<string | undefined>;
}

/** The keys by which the services of browsers' makers know this server (VAPID), and whom they write to. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** mailto: or https: address. */
  subject: string;
}

/** Thrown with the answer of a browser's maker. */
class PushRefusedError extends Error {
  constructor(readonly statusCode: number) {
    super(`A push service answered ${String(statusCode)}.`);
  }
}

/** Seconds that a service keeps a message for a browser that is off. */
const keptFor = 12 * 3600;
const patience = 10_000;
/** The answers that say that a browser has gone. */
const gone = [404, 410];
/** Stands for a browser whose service gave no answer; the others are told all the same. */
const unreached = 599;

/** Makes the sender; its code is loaded with the first message. */
export const createPushSender = (
  database: Sql,
  vapidDetails: PushKeys,
  fetcher: typeof fetch = fetch,
): PushSender => {
  const load = async () => (await import('web-push')).default;
  /** Sends to one browser; returns the status of the answer, and throws where there was none, or a key is not one. */
  const push = async (
    subscription: WebPushSubscription,
    message: PushMessage,
    options: RequestOptions,
  ): Promise<number> => {
    const text = JSON.stringify(message);
    const { endpoint, headers, body, method } = (await load()).generateRequestDetails(
      subscription,
      text,
      options,
    );
    const reply = await fetcher(endpoint, {
      ...{ method, headers: headers as Record<string, string>, redirect: 'error' },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patience),
    });
    return reply.status;
  };

  return {
    async send({ userId, message, id }) {
      const browsers = await listPushSubscriptions(database, userId);
      if (browsers.length === 0) return 'no browser left';
      // A browser that shows two of one topic shows the later: a repeated try does not double.
      const topic = id.replaceAll(/[^\w-]/g, '').slice(0, 32);
      const options: RequestOptions = { vapidDetails, TTL: keptFor, urgency: 'normal', topic };
      const refused: number[] = [];
      for (const { sessionId, ...subscription } of browsers) {
        const status = await push(subscription, message, options).catch(() => unreached);
        if (gone.includes(status)) await deletePushSubscription(database, sessionId);
        else if (status >= 300) refused.push(status);
      }
      const [first] = refused;
      // Where one browser took it, it was told.
      if (first !== undefined && refused.length === browsers.length) throw new PushRefusedError(first);
      return undefined;
    },
  };
};

/** Returns the keys of a configuration; undefined where nothing is pushed. */
export const pushKeysOf = ({
  vapidPublicKey: publicKey,
  vapidPrivateKey: privateKey,
  vapidSubject,
  publicUrl,
}: Config): PushKeys | undefined => {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined)
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together. Set both, or neither.');
  return { publicKey, privateKey, subject: vapidSubject ?? publicUrl };
};
