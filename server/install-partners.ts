/** Puts partners into the app: the checks of their pages' calls, their routes, and their counts between requests. */
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { installPartnerDoor } from './http/partner-door.js';
import type { SessionDoor } from './http/session-door.js';
import { registerPrivate } from './routes/account-parts.js';
import { type PartnerParts, registerPartnerKeys, registerPartnerPage } from './routes/partners.js';
import type { TypedApp } from './routes/typed-app.js';
import { createPartnerCounters } from './services/partner-counters.js';
import { createPartnerKeys } from './services/partner-keys.js';
import { createShortLimit } from './services/short-limit.js';

/** The services of partners, without the door of people's sessions. */
export type InstalledPartners = Omit<PartnerParts, 'door'>;

/** Milliseconds between two writes of the counts. */
const flushEvery = 5000;
const minute = 60_000;
/** Calls one visitor may make under one key in a minute; tests share an address. */
const mostCalls = { normal: 300, test: 30_000 } as const;

/** Installs the checks; comes before any that look at origins or cookies. */
export const installPartners = (app: TypedApp, config: Config, database: Database): InstalledPartners => {
  const caps = { reads: config.partnerDailyReads, contacts: config.partnerDailyContacts };
  const counters = createPartnerCounters(database.sql, caps);
  const keys = createPartnerKeys(database.sql);
  const limit = createShortLimit(mostCalls[config.rateLimits], minute);
  const site = config.publicUrl;
  installPartnerDoor(app, { keys, counters, limit, site });
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    counters.flush().catch((failure: unknown) => app.log.error({ err: failure }, 'counts were not written'));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(flush, flushEvery).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await counters.flush();
  });
  return { keys, counters, site };
};

/** Registers the routes, once people can be told apart. */
export const registerPartners = async (
  app: TypedApp,
  partners: InstalledPartners,
  door: SessionDoor,
): Promise<void> => {
  const parts = { ...partners, door };
  registerPartnerPage(app, parts);
  await registerPrivate(app, (inner) => registerPartnerKeys(inner, parts));
};
