/** Makes every service of a server once, each from what it needs. */
import { join } from 'node:path';
import { buildMarketServices } from './build-market-services.js';
import type { Config } from './config.js';
import { loadPages, type StaticPages } from './content/pages.js';
import { type Database, pingDatabase } from './db/database.js';
import type { MessageChannel } from './db/outbox-tables.js';
import { createBulk } from './import/bulk.js';
import { createInbox } from './media/inbox.js';
import { openMediaStore } from './media/open-store.js';
import { openPayments } from './payments/open-payments.js';
import { deleteAccount } from './repositories/account.js';
import { linkActs } from './repositories/audit.js';
import { deleteExpired } from './repositories/expired.js';
import { findOwnData } from './repositories/own-data.js';
import { createAccountChanges } from './services/account-changes.js';
import { createAgencies } from './services/agencies.js';
import { createAddressLimits } from './services/address-limits.js';
import { createAlertServices } from './services/alerts/alert-services.js';
import { type AlertLinks, createAlertLinks } from './services/alerts/links.js';
import { createAccounts } from './services/accounts.js';
import { createCoinOrders } from './services/coin-orders.js';
import { createCoins } from './services/coins.js';
import type { OnSend } from './services/counted-sender.js';
import { createContactRefunds } from './services/contact-refunds.js';
import { createConsents } from './services/consents.js';
import { createContact } from './services/contact.js';
import { createDesk } from './services/desk.js';
import { createDeskMoney } from './services/desk-money.js';
import { createDeskPeople } from './services/desk-people.js';
import { createSettingsDesk } from './services/desk-settings.js';
import { createExpiryNotices } from './services/expiry-notices.js';
import { createGoogleAccounts } from './services/google-accounts.js';
import { googleProviderOf } from './services/google-provider.js';
import { createListingChecks } from './services/listing-checks/listing-checks.js';
import { sellerOf } from './services/invoices.js';
import { createMessengers, type Messengers } from './services/messengers.js';
import { createMarketSettings, type MarketSettings } from './services/market-settings.js';
import { createMessages } from './services/messages.js';
import { runOperator } from './services/operator.js';
import type { OperatorCommand } from './services/operator-commands.js';
import { createOtp } from './services/otp.js';
import { createComposers } from './services/outbox/composers.js';
import { createOutbox, type Outbox } from './services/outbox/outbox.js';
import { pushKeysOf } from './services/outbox/push.js';
import { createOwnListings, type OwnListings } from './services/own-listings.js';
import { createPartnerActs } from './services/partner-acts.js';
import { createPartnerApprovals } from './services/partner-approvals.js';
import { createPartnerCounters } from './services/partner-counters.js';
import { createPartnerKeys } from './services/partner-keys.js';
import { createPartnerTokens } from './services/partner-tokens.js';
import { createPlaces, type Places } from './services/places.js';
import { createPushSubscriptions } from './services/push-subscriptions.js';
import { createPosting } from './services/posting/posting.js';
import { RateLimitError } from './services/rate-limit-error.js';
import { createRateLimits, type RateLimits } from './services/rate-limits.js';
import { sweepProposedPlaces } from './services/proposed-places.js';
import { createProjectServices } from './services/project-services.js';
import { createRegistrationProof } from './services/registration-proof.js';
import { createReports } from './services/reports.js';
import { createFamily } from './services/family.js';
import { createSaved } from './services/saved.js';
import { createSessions } from './services/sessions.js';
import { createSignIn } from './services/sign-in.js';
import { createSignInProofs } from './services/sign-in-proofs.js';
import { canSendSms, type SmsSender } from './services/sms.js';
import { createTicketContents } from './services/ticket-contents.js';
import { createUploads } from './services/uploads.js';
import { createVacuum } from './services/vacuum.js';
import { createWelcome } from './services/welcome.js';
import { createWebhookSender } from './services/webhook-sender.js';
import { createWebhooks } from './services/webhooks.js';

/** Parts that a test or the log replaces. */
export interface ServiceOptions {
  sms?: SmsSender;
  now?: () => number;
  /** Called for each SMS and e-mail with whether a gateway took it. */
  onSend?: OnSend;
  /** Called for each message that is given up. */
  onGivenUp?: (channel: MessageChannel) => void;
  /** Called when a gateway refuses a message; never with a phone number or a name. */
  onFailure?: (failure: unknown, what: string) => void;
}

/** What all parts are made from. */
interface Base extends Messengers {
  config: Config;
  settings: MarketSettings;
  database: Database;
  now: () => number;
  onFailure: (failure: unknown, what: string) => void;
  outbox: Outbox;
}

const accountServices = (base: Base, limits: RateLimits) => {
  const { config, sms, cap, now, onFailure, outbox, settings } = base;
  const { sql } = base.database;
  const { brand, dailyContacts, dailyMessages, requirePhone } = config;
  const onSmsFailure = (failure: unknown): void => {
    if (!(failure instanceof RateLimitError)) onFailure(failure, 'an SMS was not sent');
  };
  const sessions = createSessions(sql, now);
  const welcome = createWelcome(sql, config, now);
  const { prices, packs } = settings;
  const sending = { sms, cap, limits, brand, now, onFailure: onSmsFailure };
  const otp = createOtp(sql, { ...sending, welcome });
  const messages = createMessages(sql, { cap, limits, now, prices, dailyMessages, requirePhone });
  const changes = createAccountChanges(sql, {
    ...{ bySms: canSendSms(config, 'change'), publicUrl: config.publicUrl, now, onMessage: outbox.kick },
  });
  return {
    limits,
    sessions,
    accounts: createAccounts(sql, {
      ...{ welcome, changes, requirePhone, now },
      proof: createRegistrationProof({ limits, otp }),
    }),
    changes,
    signIn: createSignIn(sql, { limits, sessions, welcome, now }),
    otp,
    google: createGoogleAccounts(sql, welcome, now),
    googleProvider: googleProviderOf(config),
    coins: createCoins(sql, {
      prices,
      requirePhone,
      packs,
      now,
    }),
    contactRefunds: createContactRefunds(sql, now),
    consents: createConsents(sql, now),
    contact: createContact(sql, { limits, prices, dailyContacts, requirePhone, now }),
    messages,
    /** Starts to send the waiting messages; the caller does not wait. */
    deliverMessages: outbox.kick,
    /** Resolves when no message is being sent. */
    settled: () => Promise.all([outbox.settled(), otp.settled()]),
    /** Returns everything that is stored about a person. */
    ownData: (userId: string): Promise<Record<string, unknown>> => findOwnData(sql, userId),
    /** Deletes a person's account with its listings, coins and sessions. */
    deleteAccount: (userId: string): Promise<void> => deleteAccount(sql, userId),
    /** Removes expired sessions, codes and limits. */
    tidy: (): Promise<void> => deleteExpired(sql, now()),
  };
};

const ownerServices = ({ config, database: { sql }, outbox, now }: Base, own: OwnListings) => ({
  own,
  outbox,
  /** Tells owners whose listings leave the market soon. */
  tellOwners: createExpiryNotices(sql, {
    bySms: canSendSms(config, 'expiry'),
    listingDays: config.listingDays,
    now,
  }),
});

/** What carries messages to people, and what they are told by it. */
const messageServices = (
  { config, database: { sql }, now, onFailure, email }: Base,
  places: Places,
  links: AlertLinks,
) => {
  // A browser is told by the service worker of the site.
  const pushKey = config.offline ? pushKeysOf(config)?.publicKey : undefined;
  const channels: MessageChannel[] = [
    ...(email ? ['email' as const] : []),
    ...(canSendSms(config, 'alert') ? ['sms' as const] : []),
    ...(pushKey ? ['push' as const] : []),
  ];
  return {
    ...createAlertServices(sql, { places, links, channels, pushKey, now, onFailure }),
    push: createPushSubscriptions(sql, { isOffered: pushKey !== undefined, hosts: config.pushHosts, now }),
  };
};

const partnerServices = ({ config, database: { sql }, settings, now }: Base, own: OwnListings) => {
  const caps = { reads: config.partnerDailyReads, contacts: config.partnerDailyContacts };
  const tokens = createPartnerTokens(sql);
  const keys = createPartnerKeys(sql);
  const approvals = createPartnerApprovals(sql, {
    keys,
    prices: settings.prices,
    dailyCoins: config.partnerDailyCoins,
  });
  return {
    webhooks: createWebhooks(sql, { send: createWebhookSender(), site: config.publicUrl, now }),
    partners: {
      keys,
      acts: createPartnerActs(sql, keys, { cap: config.partnerDailyActs, now }),
      approvals,
      counters: createPartnerCounters(sql, caps),
      tokens,
      proofs: createSignInProofs(sql),
      contents: createTicketContents(sql, { tokens, own, approvals }),
    },
  };
};

const postingServices = ({ config, database: { sql } }: Base, limits: RateLimits, places: Places) => {
  const inbox = createInbox(join(config.dataDir, 'inbox'));
  const media = openMediaStore(config);
  const uploads = createUploads(sql, media);
  return {
    inbox,
    media,
    uploads,
    posting: createPosting({
      ...{ database: sql, uploads, limits, onPosted: places.notePosted, onSaved: places.forget },
      checks: createListingChecks(config),
      tourHosts: config.tourHosts,
    }),
  };
};

const siteServices = ({ config, database, outbox }: Base, places: Places): Site => ({
  pages: loadPages(config.webDir),
  ping: () => pingDatabase(database.sql),
  vacuum: createVacuum(database),
  async operate(command) {
    const result = await runOperator(database.sql, config, command);
    // A command may have changed what the public sees, and have written to the owner of a listing.
    places.forget();
    if ('listing' in command) outbox.kick();
    return result;
  },
});

const sellingServices = ({ config, database: { sql }, now, onFailure, settings }: Base) => {
  const { provider, test } = openPayments(config, sql);
  return {
    coinOrders: createCoinOrders(sql, {
      ...{ payments: provider, packs: settings.packs, seller: sellerOf(config) },
      ...{ publicUrl: config.publicUrl, now, onFailure },
    }),
    moneyDesk: createDeskMoney(sql, { payments: provider, now }),
    /** The other side of payments that are tried out. */
    testPayments: test,
  };
};

interface Site {
  pages: StaticPages;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  /** Vacuums one table of the embedded engine when nobody asks it anything. */
  vacuum: () => Promise<void>;
  operate: (command: OperatorCommand) => Promise<unknown>;
}

/** Makes the services over an open database. */
export const buildServices = (config: Config, database: Database, options: ServiceOptions = {}) => {
  const { now = Date.now, onFailure = () => undefined, onGivenUp = () => undefined } = options;
  const { sql } = database;
  const settings = createMarketSettings(sql, config, now);
  const messengers = createMessengers(config, sql, options);
  const links = createAlertLinks(sql);
  const { brand } = config;
  const outbox = createOutbox(sql, {
    ...{ ...messengers, now, onGivenUp },
    composers: createComposers(sql, { brand, publicUrl: config.publicUrl, links, now }),
    onFailure: (failure) => {
      if (!(failure instanceof RateLimitError)) onFailure(failure, 'a message was not sent');
    },
  });
  const base: Base = { config, database, settings, ...messengers, now, onFailure, outbox };
  const { publicUrl, listingDays, requirePhone } = config;
  const places = createPlaces(() => database.readSql);
  const limits = createRateLimits(sql, config, now);
  const own = createOwnListings(sql, { publicUrl, listingDays, requirePhone, onChange: places.forget });
  const market = buildMarketServices(base, places);
  return {
    ...market,
    ...accountServices(base, limits),
    ...ownerServices(base, own),
    ...partnerServices(base, own),
    ...postingServices(base, limits, places),
    desk: createDesk(sql, {
      imageOf: (key) => `${publicUrl}/media/${key}-400.webp`,
      ...{ now, onChange: places.forget, onMessage: outbox.kick },
    }),
    operatorsDesk: createDeskPeople(sql, {
      ...{ welcome: createWelcome(sql, config, now), now, onChange: places.forget },
    }),
    ...createProjectServices(database, { publicUrl, now }),
    /** Confirms names of places that enough people use, and deletes those that nobody does. */
    sweepPlaces: () => sweepProposedPlaces(sql, now()),
    /** Links what operators did into the chain of their record. */
    linkRecord: () => linkActs(sql),
    agencies: createAgencies(sql, { publicUrl, links, onMessage: outbox.kick, now }),
    saved: createSaved(sql, places, now),
    family: createFamily(sql, now),
    ...messageServices(base, places, links),
    /** What the market shows and what coins cost, and what operators set of it. */
    settings,
    settingsDesk: createSettingsDesk(sql, settings),
    reports: createReports(sql, { now, onReview: places.forget }),
    bulk: createBulk({ sql, writer: market.writer, settings: config }),
    /** What an import of the operator writes to. */
    imports: { sql, writer: market.writer },
    ...sellingServices(base),
    ...siteServices(base, places),
    ...createAddressLimits(config),
  };
};

/** Every service of a server. */
export type Services = ReturnType<typeof buildServices>;
