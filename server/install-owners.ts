/** Puts owners' tools into the app: their calls, and the work between requests. */
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import type { SessionDoor } from './http/session-door.js';
import { registerPrivate } from './routes/account-parts.js';
import { registerOwnListings } from './routes/own-listings.js';
import type { TypedApp } from './routes/typed-app.js';
import { createEmailSender } from './services/email.js';
import { createExpiryNotices } from './services/expiry-notices.js';
import { createOwnListings } from './services/own-listings.js';
import { createSmsSender, hasExpirySms } from './services/sms.js';

/** What owners' tools need of the rest. */
export interface OwnerParts {
  config: Config;
  database: Database;
  door: SessionDoor;
  /** Told after each change of what the public sees. */
  onChange: () => void;
}

/** Milliseconds between looking for listings that leave soon, and between emptying bins. */
const tellEvery = 10 * 60_000;
const emptyEvery = 3_600_000;

/** Runs work now and again in a server that listens; never twice at once, and never keeping the process alive. */
const workEvery = (app: TypedApp, name: string, pause: number, work: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= work()
      .catch((failure: unknown) => app.log.error({ err: failure }, `${name} failed`))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, pause).unref();
    run();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};

/** Installs everything of owners' tools. */
export const installOwners = async (app: TypedApp, parts: OwnerParts): Promise<void> => {
  const { config, database, door, onChange } = parts;
  const { brand, publicUrl, listingDays } = config;
  const own = createOwnListings(database.sql, { publicUrl, listingDays, onChange });
  const tell = createExpiryNotices(database.sql, {
    sms: hasExpirySms(config) ? createSmsSender(config, database.sql) : undefined,
    email: createEmailSender(config),
    brand,
    publicUrl,
    listingDays,
    onFailure: (failure) => app.log.error({ err: failure }, 'a notice was not sent'),
  });
  workEvery(app, 'telling owners', tellEvery, tell);
  workEvery(app, 'emptying bins', emptyEvery, () => own.emptyBins());
  await registerPrivate(app, (inner) => registerOwnListings(inner, { door, own }));
};
