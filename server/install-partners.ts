/** Puts partners into the app: the checks of their pages' calls, their routes, and their counts between requests. */
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import type { InstalledAccounts } from './install-accounts.js';
import { installPartnerDoor } from './http/partner-door.js';
import { installPartnerRedaction } from './http/partner-redaction.js';
import { isSecure } from './http/session-door.js';
import { registerPrivate } from './routes/account-parts.js';
import { createPartnerContact, type PartnerContact } from './routes/partner-contact.js';
import { registerPartnerTokens, registerPartnerWindows } from './routes/partner-tokens.js';
import { registerPartnerKeys, registerPartnerPage } from './routes/partners.js';
import type { TypedApp } from './routes/typed-app.js';
import { createOwnListings } from './services/own-listings.js';
import { createPartnerCounters, type PartnerCounters } from './services/partner-counters.js';
import { createPartnerKeys, type PartnerKeys } from './services/partner-keys.js';
import { createPartnerTokens, type PartnerTokens } from './services/partner-tokens.js';
import { createShortLimit } from './services/short-limit.js';
import { createSignInProofs, type SignInProofs } from './services/sign-in-proofs.js';
import { createTicketContents, type TicketContents } from './services/ticket-contents.js';

/** The services of partners. */
export interface InstalledPartners {
  keys: PartnerKeys;
  counters: PartnerCounters;
  tokens: PartnerTokens;
  proofs: SignInProofs;
  contents: TicketContents;
  contact: PartnerContact;
  site: string;
  dailyCoins: number;
  isSecure: boolean;
}

/** Milliseconds between two writes of the counts. */
const flushEvery = 5000;
const minute = 60_000;
/** Calls one visitor may make under one key in a minute; tests share an address. */
const mostCalls = { normal: 300, test: 30_000 } as const;

const writeCounts = (app: TypedApp, counters: PartnerCounters): void => {
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
};

/** Installs the checks; comes before any that look at origins or cookies. */
export const installPartners = (app: TypedApp, config: Config, database: Database): InstalledPartners => {
  const { publicUrl: site, partnerDailyCoins: dailyCoins } = config;
  const caps = { reads: config.partnerDailyReads, contacts: config.partnerDailyContacts };
  const counters = createPartnerCounters(database.sql, caps);
  const keys = createPartnerKeys(database.sql);
  const tokens = createPartnerTokens(database.sql);
  const limit = createShortLimit(mostCalls[config.rateLimits], minute);
  installPartnerDoor(app, { keys, counters, limit, tokens, site });
  installPartnerRedaction(app);
  writeCounts(app, counters);
  return {
    keys,
    counters,
    tokens,
    proofs: createSignInProofs(database.sql),
    contents: createTicketContents(database.sql, {
      tokens,
      own: createOwnListings(database.sql, { publicUrl: site, listingDays: config.listingDays }),
    }),
    contact: createPartnerContact({ tokens, counters, dailyCoins }),
    site,
    dailyCoins,
    isSecure: isSecure(config),
  };
};

/** Registers the routes, once people can be told apart. */
export const registerPartners = async (
  app: TypedApp,
  partners: InstalledPartners,
  { door, services }: InstalledAccounts,
): Promise<void> => {
  const parts = { ...partners, door, limits: services.limits };
  registerPartnerPage(app, parts);
  await registerPrivate(app, (inner) => {
    registerPartnerKeys(inner, parts);
    registerPartnerTokens(inner, parts);
    registerPartnerWindows(inner, parts);
  });
};
