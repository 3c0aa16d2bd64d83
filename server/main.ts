/** The process: starts the server, says where it is, and stops it without cutting anyone off. */
import { type AddressInfo, createServer } from 'node:net';
import type { Server } from './app.js';
import { type Config, hasDemo, readConfig } from './config.js';
import { drawnPicturesOf } from './content/drawn-pictures.js';
import { type Database, openDatabase } from './db/database.js';

/** Milliseconds open requests get to finish. */
const patience = 10_000;

const fail = (failure: unknown): never => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
};

/** The demo's market, or only its drawings where the operator's own pages show some: loaded when one of them is wanted. */
const addDemo = async (config: Config, database: Database, server: Server): Promise<void> => {
  if (!hasDemo(config) && drawnPicturesOf(server.services).length === 0) return;
  const { installDemo } = await import('../demo/install.js');
  process.stdout.write(await installDemo(config, database, server));
};

const start = async (config: Config, database: Database): Promise<void> => {
  // Read last: a wrong setting or a folder in use is said at once, and not after all of the program has been read.
  const { buildApp } = await import('./app.js');
  const { fillPlaces } = await import('./places/fill.js');
  const server = await buildApp(config, database);
  const { app, services } = server;
  await fillPlaces(database.sql);
  await addDemo(config, database, server);
  services.places.forget();
  await app.listen({ port: config.port, host: config.host });

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  process.stdout.write(`${config.brand} is ready at ${config.publicUrl}\n`);
};

/** Port 0 means any free one; it is chosen early, because answers carry addresses with it. */
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
  const database = await openDatabase(config);
  await start(config, database).catch(async (failure: unknown) => {
    await database.close();
    fail(failure);
  });
} catch (failure) {
  fail(failure);
}
