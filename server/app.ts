/** Puts the server together from its parts, without listening. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  type FastifySchema,
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
} from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { buildServices, type Services } from './build-services.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { measurePools } from './db/pool-metrics.js';
import { loggerOf, newRequestId, RequestLog } from './http/logging.js';
import { withoutPartnerPrefix } from './http/partner-call.js';
import { clientTimeouts, timeoutOptions, watchBodies } from './http/slow-clients.js';
import { createGivenUpCounter, createSendCounter, measureOutbox } from './http/metrics.js';
import { measureSearchStore } from './http/search-metrics.js';
import { trustOf, warnOfUnknownProxy } from './http/trusted-proxies.js';
import { createSerializers, createValidators } from './http/validation.js';
import { createJobs } from './jobs.js';
import { addJobs } from './market-jobs.js';
import { registerRoutes } from './register-routes.js';
import type { TypedApp } from './routes/typed-app.js';
import { measureStart } from './start-steps.js';

/** The app and the services behind it. */
export interface Server {
  app: TypedApp;
  services: Services;
  /** Every route as `METHOD path`. */
  routes: readonly string[];
}

/** Compilers of the routes' schemas: for checking requests and for writing replies. */
export interface SchemaCompilers {
  validator: FastifySchemaCompiler<FastifySchema>;
  serializer: FastifySerializerCompiler<FastifySchema>;
}

/**
 * Bytes of a JSON body: several times the longest form with texts. Reading a megabyte of brackets takes a fifth of a second,
 * in which nobody else is served. Forms with files have limits of their own.
 */
const longestJson = 131_072;

/** Creates Fastify with the options that cannot be changed later. */
const newApp = (config: Config): TypedApp => {
  const app = fastify({
    ...timeoutOptions(clientTimeouts),
    logger: loggerOf(config),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: longestJson,
    logController: new RequestLog(),
    genReqId: newRequestId,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    rewriteUrl: withoutPartnerPrefix,
    schemaController: {
      compilersFactory: { buildValidator: createValidators(), buildSerializer: createSerializers() },
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  watchBodies(app.server, clientTimeouts);
  warnOfUnknownProxy(app, config.trustProxy);
  return app;
};

const takeCompilers = (app: TypedApp, compilers?: SchemaCompilers): void => {
  if (!compilers) return;
  app.setValidatorCompiler(compilers.validator);
  app.setSerializerCompiler(compilers.serializer);
};

/** Starts the jobs when the server listens; closing waits for running jobs and for messages that are being sent. */
const runJobs = (app: TypedApp, config: Config, services: Services, metrics: Registry): void => {
  const jobs = createJobs({ sql: services.imports.sql, log: app.log, metrics });
  addJobs(jobs, config, services);
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    await Promise.all([services.settled(), services.partners.counters.flush()]);
  });
};

/** Builds the app over an open database. `compilers` are those of an earlier app in the same process. */
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
  const telemetry = config.otelExporterOtlpEndpoint;
  if (telemetry !== undefined) {
    const { installTelemetry } = await import('./telemetry.js');
    installTelemetry(app, telemetry, database.meters);
  }
  const onFailure = (failure: unknown, what: string): void => app.log.error({ err: failure }, what);
  const metrics = new Registry();
  measurePools(metrics, database.meters);
  measureStart(metrics);
  const [onSend, onGivenUp] = [createSendCounter(metrics), createGivenUpCounter(metrics)];
  const services = buildServices(config, database, { onSend, onGivenUp, onFailure });
  measureOutbox(metrics, services.outbox);
  measureSearchStore(metrics, services.searchStore);
  if (config.nodeEnv !== 'test') collectDefaultMetrics({ register: metrics });
  await registerRoutes(app, { config, services, metrics });
  runJobs(app, config, services, metrics);
  return { app, services, routes };
};
