/** The process: starts the server, prints its address, and lets open requests finish when it stops. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Server } from './app.js';
import { type Config, hasDemo, readConfig } from './config.js';
import { drawnPicturesOf } from './content/drawn-pictures.js';
import { beginToOpen, type Database } from './db/database.js';
import { makePrivateFolder } from './files/private-folder.js';
import { noteStep } from './start-steps.js';

/** Waits until the process of `npm start`, which waits for this one, has ended; for ever where there is none. */
const orphaned = async (): Promise<void> => {
  // It may have ended while the imports above were loaded: then the channel to it is closed already.
  if (process.send === undefined || process.connected) await once(process, 'disconnect');
};

/** Milliseconds open requests get to finish. */
const patience = 20_000;

const fail = (failure: unknown): never => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
};

/** Loads the demo when its market is on, or when the operator's pages show its drawings. */
const addDemo = async (config: Config, database: Database, server: Server): Promise<void> => {
  if (
    !hasDemo(config) &&
    drawnPicturesOf(server.services.settings.defaultContent, server.services.pages).length === 0
  )
    return;
  const { installDemo } = await import('../demo/install.js');
  process.stdout.write(await installDemo(config, database, server));
};

/** Loads the rest of the program: not before the settings are known to be right. */
const loadProgram = async () => {
  const [{ buildApp }, { fillPlaces }, { prepareJourneys }] = await Promise.all([
    import('./app.js'),
    import('./places/fill.js'),
    import('./places/journeys.js'),
  ]);
  noteStep('program');
  return { buildApp, fillPlaces, prepareJourneys };
};

/** Builds the server while its database opens. */
const build = async (config: Config, database: Database, ready: Promise<void>): Promise<Server> => {
  const { buildApp, fillPlaces } = await loadProgram();
  const makeServer = async (): Promise<Server> => {
    const server = await buildApp(config, database);
    noteStep('app');
    return server;
  };
  const addPlaces = async (): Promise<void> => {
    await ready;
    noteStep('tables');
    await fillPlaces(database.sql);
    noteStep('places');
  };
  const [server] = await Promise.all([makeServer(), addPlaces()]);
  return server;
};

const start = async (config: Config, database: Database, ready: Promise<void>): Promise<void> => {
  const server = await build(config, database, ready);
  const { app, services } = server;
  await addDemo(config, database, server);
  noteStep('demo');
  services.places.forget();
  await app.listen({ port: config.port, host: config.host });
  noteStep('listening');

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    // A connection that had a request under way is kept by its client afterwards, and would hold up the end.
    const closing = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(closing);
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  void orphaned().then(stop);
  process.stdout.write(`${config.brand} is ready at ${config.publicUrl}\n`);
  const { prepareJourneys } = await loadProgram();
  await prepareJourneys();
};

/** Finds a free port for PORT=0 before the app is built, because the default PUBLIC_URL contains the port. */
const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const withPort = async (env: NodeJS.ProcessEnv): Promise<Config> => {
  const config = readConfig(env);
  return config.port === 0 ? readConfig({ ...env, PORT: String(await freePort(config.host)) }) : config;
};

try {
  const config = await withPort(process.env);
  noteStep('settings');
  // Numbers, sessions and photos are nobody else's business on a machine that others use too.
  process.umask(0o077);
  makePrivateFolder(config.dataDir);
  const { database, opened, ready } = await beginToOpen(config);
  // Where it does not open, `ready` tells why.
  opened.then(() => noteStep('database')).catch(() => undefined);
  // Whoever watches over the process starts it again, which opens the data as after a power cut.
  void database.lost.then(({ message }) =>
    fail(`The database has broken down, so the server ends: ${message}`),
  );
  await start(config, database, ready).catch(async (failure: unknown) => {
    // What is half open cannot be closed.
    await ready.catch(() => undefined);
    await database.close();
    fail(failure);
  });
} catch (failure) {
  fail(failure);
}
