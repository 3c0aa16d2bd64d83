/** Puts posting into the app: forms with files, the routes, and the sweeping of what nobody finished. */
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import type { InstalledAccounts } from './install-accounts.js';
import { createInbox } from './media/inbox.js';
import { openMediaStore } from './media/store.js';
import { createBulk } from './import/bulk.js';
import { registerPrivate } from './routes/account-parts.js';
import { registerBulk } from './routes/bulk.js';
import { registerPosting } from './routes/posting.js';
import type { TypedApp } from './routes/typed-app.js';
import type { Services } from './services.js';
import { createPosting } from './services/posting/posting.js';
import { createUploads } from './services/uploads.js';

/** Milliseconds between two sweeps, and how long a file may stand half sent. */
const sweepEvery = 3_600_000;
const stalledAfter = 6 * 3_600_000;

/** Installs posting. */
export const installPosting = async (
  app: TypedApp,
  config: Config,
  database: Database,
  { accounts, services }: { accounts: InstalledAccounts; services: Services },
): Promise<void> => {
  const inbox = createInbox(join(config.dataDir, 'inbox'));
  const store = openMediaStore(config);
  const uploads = createUploads(database.sql, store);
  const posting = createPosting({
    database: database.sql,
    uploads,
    limits: accounts.services.limits,
    settings: config,
    onSaved: services.places.forget,
  });

  const sweep = (age: number): void => {
    Promise.all([inbox.sweep(age), store.sweep(age), uploads.sweep()]).catch((failure: unknown) =>
      app.log.error({ err: failure }, 'sweeping files failed'),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    // The embedded database has one server only, so what is older than this process is nobody's.
    sweep(config.databaseUrl === undefined ? process.uptime() * 1000 : stalledAfter);
    timer = setInterval(sweep, sweepEvery, stalledAfter).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  const bulk = createBulk({ sql: database.sql, writer: services.writer, settings: config });
  await registerPrivate(app, (inner) => {
    void inner.register(multipart);
    registerPosting(inner, { ...accounts, posting, uploads, inbox, publicUrl: config.publicUrl });
    registerBulk(inner, { ...accounts, bulk, inbox });
  });
};
