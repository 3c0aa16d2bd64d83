/** Puts the server together from its parts, without listening. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  type FastifySchema,
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
} from 'fastify';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { installCors } from './http/cors.js';
import { installCrawlerFiles } from './http/crawlers.js';
import { installErrors } from './http/errors.js';
import { installEmbedVersions } from './http/embed-versions.js';
import { installETags } from './http/etag.js';
import { installHealth } from './http/health.js';
import { installFirstContent } from './http/first-content.js';
import { installHostPage } from './http/host-page.js';
import { loggerOf, newRequestId, RequestLog } from './http/logging.js';
import { withoutPartnerPrefix } from './http/partner-call.js';
import { installPartnerWindows } from './http/partner-windows-pages.js';
import { installQueryTidying } from './http/query.js';
import { installSecurityHeaders } from './http/security-headers.js';
import { installStaticFiles } from './http/static-files.js';
import { demoPicturesOf, loadContent, withAbsoluteAddresses } from './content/load.js';
import { loadPages, picturesOfPages } from './content/pages.js';
import { type InstalledAccounts, installAccounts } from './install-accounts.js';
import { installOwners } from './install-owners.js';
import { installPosting } from './install-posting.js';
import { installPartners, registerPartners } from './install-partners.js';
import { type MediaStore, openMediaStore } from './media/store.js';
import { registerContent } from './routes/content.js';
import { registerImport } from './routes/import.js';
import { installInternalGuard } from './routes/internal-guard.js';
import { registerOperator } from './routes/internal-operator.js';
import { registerListings } from './routes/listings.js';
import { registerMarket } from './routes/market.js';
import { registerMedia } from './routes/media.js';
import { registerPostingHints } from './routes/posting-hints.js';
import { registerVisits } from './routes/visits.js';
import type { TypedApp } from './routes/typed-app.js';
import { createServices, type Services } from './services.js';

/** The app and the services behind it. */
export interface Server {
  app: TypedApp;
  services: Services;
  /** Who asks, and the services of accounts. */
  accounts: InstalledAccounts;
  /** The stored files. */
  media: MediaStore;
  /** Keys of the pictures that the operator's content and pages show, drawn where no file is stored (`demo/tower/a-1`). */
  drawnPictures: readonly string[];
  /** Every route as `METHOD path`. */
  routes: readonly string[];
}

/** What makes functions of the routes' schemas. */
export interface SchemaCompilers {
  validator: FastifySchemaCompiler<FastifySchema>;
  serializer: FastifySerializerCompiler<FastifySchema>;
}

/** Registers the routes of every part; a new part adds one line. */
const registerRoutes = (app: TypedApp, services: Services): void => {
  registerListings(app, services.listings);
  registerMarket(app, services);
  registerVisits(app, services.visits);
  registerPostingHints(app, services.hints);
};

const takeCompilers = (app: TypedApp, compilers?: SchemaCompilers): void => {
  if (!compilers) return;
  app.setValidatorCompiler(compilers.validator);
  app.setSerializerCompiler(compilers.serializer);
};

/** Fastify with what it must know before the first hook. */
const newApp = (config: Config): TypedApp =>
  fastify({
    logger: loggerOf(config),
    trustProxy: config.trustProxy,
    bodyLimit: 1_048_576,
    logController: new RequestLog(),
    genReqId: newRequestId,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    rewriteUrl: withoutPartnerPrefix,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>();

/** Builds the app over an open database; with the schema compilers of an earlier one, where several share a process. */
export const buildApp = async (
  config: Config,
  database: Database,
  compilers?: SchemaCompilers,
): Promise<Server> => {
  const app = newApp(config);
  takeCompilers(app, compilers);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((name) => `${name} ${url}`));
  });
  const services = createServices(config, database);
  installErrors(app);
  installSecurityHeaders(app, config.publicUrl);
  const partners = installPartners(app, config, database);
  installCors(app);
  installQueryTidying(app);
  installETags(app);
  installHealth(app, config, database);
  // First of all that begins with listening: commands look for the note as soon as the server answers.
  const guard = installInternalGuard(app, config.dataDir);
  const accounts = await installAccounts(app, config, database, partners);
  await registerPartners(app, partners, accounts);
  installPartnerWindows(app, config, partners.keys);
  await installPosting(app, config, database, { accounts, services });
  registerRoutes(app, services);
  await installOwners(app, { config, database, door: accounts.door, onChange: services.places.forget });
  const content = loadContent(config.contentDir);
  registerContent(app, withAbsoluteAddresses(content, config.publicUrl), config.contentDir);
  const pages = loadPages(config.webDir);
  const media = openMediaStore(config);
  registerMedia(app, media);
  registerOperator(app, guard, { config, sql: database.sql });
  registerImport(app, guard, { sql: database.sql, writer: services.writer });
  await installStaticFiles(app, config.webDir);
  await installEmbedVersions(app, config.webDir, media);
  installCrawlerFiles(app, config, { database, pages });
  const first = await installFirstContent(app, config.webDir);
  installHostPage(app, { config, listings: services.listings, pages }, first);
  return {
    ...{ app, services, accounts, media, routes },
    drawnPictures: [...demoPicturesOf(content), ...picturesOfPages(pages)],
  };
};
