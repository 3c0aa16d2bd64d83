/** Registers all routes in order: checks come before the routes they protect. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { Registry } from 'prom-client';
import type { Services } from './build-services.js';
import type { Config } from './config.js';
import { withAbsoluteAddresses } from './content/load.js';
import { installAddressLimit } from './http/address-limit.js';
import { installCallers } from './http/caller.js';
import { installCors } from './http/cors.js';
import { installCrawlerFiles } from './http/crawlers.js';
import { installCrossSiteChecks } from './http/cross-site.js';
import { installDeveloperFiles } from './http/developer-files.js';
import { installEmbedIframe } from './http/embed-iframe.js';
import { installEmbedRender } from './http/embed-render.js';
import { filesOfResults, installEmbedVersions, versionOfBuild } from './http/embed-versions.js';
import { installErrors } from './http/errors.js';
import { installETags } from './http/etag.js';
import { installEventLoopWatch } from './http/event-loop.js';
import { installServerRendering } from './http/server-rendering.js';
import { installHealth } from './http/health.js';
import { installHostPage } from './http/host-page.js';
import { installMetrics } from './http/metrics.js';
import { registerPartnerAuth } from './http/partner-auth.js';
import { installPartnerRedaction } from './http/partner-redaction.js';
import { installInstalledSite } from './http/installed-site.js';
import { installPartnerWindows } from './http/partner-windows-pages.js';
import { installOEmbed } from './http/oembed.js';
import { registerQr } from './http/qr.js';
import { installQueryTidying } from './http/query.js';
import { installSecurityHeaders } from './http/security-headers.js';
import { createSessionAuth, isSecure, type SessionAuth } from './http/session-auth.js';
import { installStaticFiles } from './http/static-files.js';
import { installWordPressPlugin } from './http/wordpress-plugin.js';
import { registerPrivate } from './routes/account-parts.js';
import { registerAccounts } from './routes/accounts.js';
import { registerBulk } from './routes/bulk.js';
import { registerCoinOrders } from './routes/coin-orders.js';
import { registerCoins } from './routes/coins.js';
import { registerContactRefunds } from './routes/contact-refunds.js';
import { registerContact } from './routes/contact.js';
import { registerContent } from './routes/content.js';
import { registerDesk } from './routes/desk.js';
import { registerDeskMoney } from './routes/desk-money.js';
import { registerDeskPeople } from './routes/desk-people.js';
import { registerGoogle } from './routes/google.js';
import { registerImport } from './routes/import.js';
import { installInternalGuard, type InternalGuard } from './routes/internal-guard.js';
import { registerOperator } from './routes/internal-operator.js';
import { registerListings } from './routes/listings.js';
import { registerMap } from './routes/map.js';
import { registerMarket } from './routes/market.js';
import { registerMarketSettings } from './routes/market-settings.js';
import { registerMapTiles } from './routes/map-tiles.js';
import { registerMapPictures } from './routes/map-pictures.js';
import { registerMedia } from './routes/media.js';
import { registerNotifications, registerPush } from './routes/notifications.js';
import { registerOpenApi } from './routes/openapi.js';
import { registerOwnListings } from './routes/own-listings.js';
import { createPartnerContact } from './routes/partner-contact.js';
import { registerOwnPartnerActs, registerPartnerActs } from './routes/partner-acts.js';
import { registerPartnerTokens, registerPartnerWindows } from './routes/partner-tokens.js';
import { registerPartnerDays, registerPartnerKeys, registerPartnerPage } from './routes/partners.js';
import { registerFirstCards } from './routes/first-cards.js';
import { registerPlacePages } from './routes/place-pages.js';
import { registerPosting } from './routes/posting.js';
import { registerOwnPage, registerPersonPages } from './routes/people.js';
import { registerDeskProjects, registerProjectPages, registerProjects } from './routes/projects.js';
import { registerAgencies } from './routes/agencies.js';
import { registerAsking } from './routes/asking.js';
import { registerStations } from './routes/stations.js';
import { registerPostingHints } from './routes/posting-hints.js';
import { registerReports } from './routes/reports.js';
import { registerFamily } from './routes/family.js';
import { registerSaved } from './routes/saved.js';
import { registerSearches } from './routes/searches.js';
import { registerSignIn } from './routes/sign-in.js';
import type { TypedApp } from './routes/typed-app.js';
import { registerVisits } from './routes/visits.js';
import { registerWebhooks } from './routes/webhooks.js';

/** What the routes need. */
export interface RouteParts {
  config: Config;
  services: Services;
  metrics: Registry;
}

/** Headers and checks of every call; those of partners' pages come before any that look at origins or cookies. */
const installChecks = async (app: TypedApp, { config, services, metrics }: RouteParts): Promise<void> => {
  const { keys, counters, tokens } = services.partners;
  installErrors(app);
  installCallers(app, config);
  installSecurityHeaders(app, config.publicUrl);
  installMetrics(app, {
    registry: metrics,
    token: config.metricsToken,
    port: config.metricsPort,
    dataDir: config.dataDir,
    cache: services.cache,
  });
  installEventLoopWatch(app, { registry: metrics, mostDelay: config.mostEventLoopDelay });
  installAddressLimit(app, services.addressLimit);
  const limits = services.partnerLimits;
  registerPartnerAuth(app, { keys, counters, limits, tokens, site: config.publicUrl });
  installPartnerRedaction(app);
  installCors(app);
  installQueryTidying(app);
  installETags(app);
  installHealth(app, services.ping);
  await app.register(cookie);
  installCrossSiteChecks(app, config);
};

/** The calls of people: of an account, of a partner, of an owner. */
const registerPersonal = async (app: TypedApp, parts: RouteParts, auth: SessionAuth): Promise<void> => {
  const { config, services } = parts;
  const { partnerDailyCoins: dailyCoins, publicUrl: site } = config;
  const { limits, signIn } = services;
  const partners = { ...services.partners, auth, limits, signIn, site, dailyCoins };
  const account = { services, auth };
  registerPartnerPage(app, partners);
  registerPartnerActs(app, partners);
  await registerPrivate(app, (inner) => {
    registerAccounts(inner, account);
    registerSignIn(inner, account);
    registerCoins(inner, account);
    registerContact(inner, { ...account, partners: createPartnerContact(partners) });
    registerGoogle(inner, { ...account, config, provider: services.googleProvider });
    registerPartnerKeys(inner, partners);
    registerPartnerDays(inner, partners);
    registerOwnPartnerActs(inner, partners);
    registerWebhooks(inner, { auth, signIn, webhooks: services.webhooks });
    registerPartnerTokens(inner, { ...partners, isSecure: isSecure(config) });
    registerPartnerWindows(inner, { ...partners, isSecure: isSecure(config) });
    registerOwnListings(inner, { auth, own: services.own });
    registerDesk(inner, { auth, desk: services.desk });
    registerDeskPeople(inner, { auth, desk: services.operatorsDesk });
    registerDeskMoney(inner, { auth, desk: services.moneyDesk });
    registerMarketSettings(inner, { auth, desk: services.settingsDesk });
    registerDeskProjects(inner, { auth, desk: services.projectsDesk });
    registerProjects(inner, { auth, limits, projects: services.projects });
    registerAgencies(inner, { ...services, auth });
    registerOwnPage(inner, { auth, limits, people: services.personPages });
    registerReports(inner, { auth, limits, reports: services.reports });
    registerFamily(inner, { auth, limits, family: services.family });
    registerSaved(inner, { auth, limits, saved: services.saved });
    const { notifications, push } = services;
    registerNotifications(inner, { auth, limits, notifications, push });
    registerPush(inner, { auth, limits, notifications, push });
    registerContactRefunds(inner, { ...services, auth });
    registerCoinOrders(inner, { ...services, auth });
  });
  await registerPrivate(app, (inner) => {
    registerSearches(inner, { ...services, auth });
  });
  // Multipart only here: browsers send such forms from other sites without a preflight.
  await registerPrivate(app, (inner) => {
    void inner.register(multipart);
    registerPosting(inner, { ...account, ...services, publicUrl: config.publicUrl });
    registerBulk(inner, { ...account, ...services });
  });
};

/** The calls that answer the same to everybody. */
const registerPublic = (app: TypedApp, { config, services }: RouteParts): void => {
  registerListings(app, services);
  registerMarket(app, services);
  registerMap(app, services);
  registerStations(app, services.stations);
  registerAsking(app, services.asking);
  registerPlacePages(app, services);
  registerProjectPages(app, services.projectPages);
  registerPersonPages(app, services.personPages);
  registerVisits(app, services.visits);
  registerPostingHints(app, services.hints);
  registerContent(app, {
    content: async () => withAbsoluteAddresses(await services.settings.content(), config.publicUrl),
    contentDir: config.contentDir,
    projects: services.projectPages,
  });
  registerMedia(app, services.media);
  registerQr(app, { publicUrl: config.publicUrl, ...services.projectPages });
  registerMapPictures(app);
  registerMapTiles(app, config.mapTiles);
  registerOpenApi(app, config);
};

/** The calls of commands on this machine. */
const registerInternal = (app: TypedApp, { services }: RouteParts, guard: InternalGuard): void => {
  registerOperator(app, guard, services.operate);
  registerImport(app, guard, { market: services.imports, inbox: services.inbox });
};

/** The site: files, pages, and last of all the page that answers whatever no route took. */
const registerSite = async (app: TypedApp, { config, services }: RouteParts): Promise<void> => {
  const { listings, media, partners, cache, settings } = services;
  installPartnerWindows(app, config, partners.keys);
  await installStaticFiles(app, config.webDir);
  await installEmbedVersions(app, config.webDir, media);
  installInstalledSite(app, config);
  installCrawlerFiles(app, config, services);
  installDeveloperFiles(app, config);
  const first = await installServerRendering(app, config.webDir);
  installOEmbed(app, { config, listings }, first);
  const calls = services.partnerLimits.calls;
  installEmbedIframe(app, config, partners.keys);
  installWordPressPlugin(app, config, partners.keys);
  const files = await filesOfResults(config.webDir);
  installEmbedRender(app, { config, keys: partners.keys, listings, cache, limit: calls, files }, first);
  const build = await versionOfBuild(config.webDir);
  registerFirstCards(app, { config, listings, cache, rendering: first, build });
  installHostPage(app, { ...services, config, prices: settings.prices }, first);
};

/** Registers everything. */
export const registerRoutes = async (app: TypedApp, parts: RouteParts): Promise<void> => {
  const { config, services } = parts;
  await installChecks(app, parts);
  // The first onListen hook: commands look for its files as soon as the server answers.
  const guard = installInternalGuard(app, config.dataDir);
  await registerPersonal(app, parts, createSessionAuth(config, services.sessions, services.partners));
  registerPublic(app, parts);
  registerInternal(app, parts, guard);
  await registerSite(app, parts);
};
