/** The numbers of the server for the operator's machinery, at /metrics: never for the public (docs/settings.md). */
import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { signInWithGoogle } from '../../src/api/contract/accounts-security.js';
import { register, sendOtp, signIn, verifyOtp } from '../../src/api/contract/accounts.js';
import { checkImport, importListings } from '../../src/api/contract/bulk.js';
import { getOwner, sendSms } from '../../src/api/contract/contact.js';
import type { Endpoint } from '../../src/api/contract/endpoint.js';
import { createListing } from '../../src/api/contract/own-listings.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import type { OnSend } from '../services/counted-sender.js';
import type { Outbox, OutboxParts } from '../services/outbox/outbox.js';
import type { ResponseCache } from '../services/response-cache.js';
import { ServiceError } from '../services/service-error.js';

/** What is told, and to whom. */
export interface MetricsParts {
  registry: Registry;
  /** Bearer token of /metrics; without it only the port of this machine answers. */
  token: string | undefined;
  /** Port of 127.0.0.1 that needs no token; none when undefined. */
  port: number | undefined;
  /** Folder of the disk that is measured. */
  dataDir: string;
  /** The cache whose use is told. */
  cache: Pick<ResponseCache, 'figures'>;
}

/** What people do, by the calls that do it; several calls may be one action. */
const actions: Readonly<Record<string, readonly Pick<Endpoint, 'method' | 'path'>[]>> = {
  'sign-in-password': [signIn],
  'sign-in-otp': [verifyOtp],
  'sign-in-google': [signInWithGoogle],
  'otp-send': [sendOtp],
  registration: [register],
  reveal: [getOwner],
  message: [sendSms],
  posting: Object.values(createListing),
  upload: [uploadMedia],
  import: [checkImport, importListings],
};

const actionOf = new Map<string, string>(
  Object.entries(actions).flatMap(([action, calls]) =>
    calls.map(({ method, path }) => [`${method} ${path}`, action] as const),
  ),
);

const outcomeOf = (status: number): string => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};

const meterRequests = (app: FastifyInstance, registry: Registry): void => {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const done = new Counter({
    name: 'actions_total',
    help: 'What people did: sign-ins, reveals, uploads and the like, by outcome.',
    labelNames: ['action', 'outcome'],
    registers,
  });
  for (const action of Object.keys(actions)) done.inc({ action, outcome: 'done' }, 0);
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.statusCode;
    durations.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000);
    const action = actionOf.get(`${method} ${route}`);
    if (action) done.inc({ action, outcome: outcomeOf(status) });
  });
};

/** Measures the disk of the data folder when somebody asks; a folder that cannot be measured says nothing. */
const meterDisk = (registry: Registry, dataDir: string): void => {
  const labelNames = ['state'] as const;
  new Gauge({
    name: 'disk_bytes',
    help: 'Size of the disk of the data folder, and what of it is free for the server.',
    labelNames,
    registers: [registry],
    async collect() {
      const disk = await statfs(dataDir).catch(() => undefined);
      if (!disk) return;
      this.set({ state: 'size' }, disk.blocks * disk.bsize);
      this.set({ state: 'free' }, disk.bavail * disk.bsize);
    },
  });
};

/** Tells how often cached answers served, and what they take. */
const meterCache = (registry: Registry, cache: Pick<ResponseCache, 'figures'>): void => {
  const registers = [registry];
  new Counter({
    name: 'cached_answers_total',
    help: 'Public answers that were cached already (hit), and those made for who asked (miss).',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hits, misses } = cache.figures();
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'cached_answers_bytes',
    help: 'Bytes of the cached answers.',
    registers,
    collect() {
      this.set(cache.figures().bytes);
    },
  });
};

/** Makes the counter of messages that leave. */
export const createSendCounter = (registry: Registry): OnSend => {
  const sends = new Counter({
    name: 'sends_total',
    help: 'SMS, e-mails and push messages that a gateway took, or did not.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  for (const kind of ['sms', 'email', 'push'])
    for (const outcome of ['sent', 'failed']) sends.inc({ kind, outcome }, 0);
  return (kind, isSent) => sends.inc({ kind, outcome: isSent ? 'sent' : 'failed' });
};

/** Makes the counter of messages that are given up. */
export const createGivenUpCounter = (registry: Registry): NonNullable<OutboxParts['onGivenUp']> => {
  const givenUp = new Counter({
    name: 'messages_given_up_total',
    help: 'Messages to people that are not tried any more.',
    labelNames: ['channel'],
    registers: [registry],
  });
  for (const channel of ['sms', 'email', 'push']) givenUp.inc({ channel }, 0);
  return (channel) => givenUp.inc({ channel });
};

/** Tells how many messages wait to be sent, by channel. */
export const measureOutbox = (registry: Registry, outbox: Pick<Outbox, 'waiting'>): void => {
  new Gauge({
    name: 'messages_waiting',
    help: 'Messages to people that wait to be sent.',
    labelNames: ['channel'],
    registers: [registry],
    async collect() {
      const counts = await outbox.waiting().catch(() => []);
      for (const { channel, waiting } of counts) this.set({ channel }, waiting);
    },
  });
};

const isSame = (given: string, token: string): boolean => {
  const bytes = Buffer.from(given);
  const wanted = Buffer.from(token);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
};

const mayRead = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`);

/** Serves the numbers on a port of this machine, where a proxy of the public one cannot lead. */
const listenApart = (app: FastifyInstance, registry: Registry, port: number): void => {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url === '/metrics';
    if (!isKnown) return void response.writeHead(404).end();
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onListen',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
  );
  app.addHook('onClose', async () => void server.close());
};

/** Installs the numbers: /metrics for whoever holds the token, and the port of this machine. */
export const installMetrics = (
  app: FastifyInstance,
  { registry, token, port, dataDir, cache }: MetricsParts,
): void => {
  meterRequests(app, registry);
  meterDisk(registry, dataDir);
  meterCache(registry, cache);
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token))
      throw new ServiceError(
        'forbidden',
        'The numbers are read with METRICS_TOKEN, or on METRICS_PORT of the machine itself.',
      );
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  if (port !== undefined) listenApart(app, registry, port);
};
