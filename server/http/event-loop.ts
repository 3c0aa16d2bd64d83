/**
 * Watches how long the event loop is held up. A delay that people notice is logged with the routes that were answered
 * meanwhile; one that lasts sheds reads, so that those already here, and everything that writes, come to an end.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';
import { isAlwaysAnswered } from './always-answered.js';

/** The delay of the time between two looks, in milliseconds. */
export interface LoopDelay {
  readonly mean: number;
  readonly most: number;
}

/** What is watched with. */
export interface EventLoopParts {
  registry: Registry;
  /** Milliseconds of mean delay, over two looks in a row, past which reads are shed. */
  mostDelay: number;
  /** Milliseconds between two looks. */
  interval?: number;
  /** Returns the delay since its last call; measured by timers where nothing is given. */
  readDelay?: () => LoopDelay;
}

/** Milliseconds of one delay that are worth a line in the log. */
const worthSaying = 200;

/** Seconds after which a shed client may come again. */
const retryAfter = 5;

/** Milliseconds between two beats. */
const beat = 20;

/**
 * Measures how late a timer comes. Not by `monitorEventLoopDelay`: its reset forgets the delay that is under way, so that a
 * loop held up all the time would look idle.
 */
const createDelayReader = (): { read: () => LoopDelay; stop: () => void } => {
  let before = performance.now();
  let [count, sum, most] = [0, 0, 0];
  const measure = (): void => {
    const now = performance.now();
    const delay = Math.max(0, now - before - beat);
    before = now;
    [count, sum, most] = [count + 1, sum + delay, Math.max(most, delay)];
  };
  const timer = setInterval(measure, beat).unref();
  return {
    read: () => {
      // A beat that is overdue counts already.
      if (count === 0 || performance.now() - before > beat) measure();
      const delay = { mean: sum / count, most };
      [count, sum, most] = [0, 0, 0];
      return delay;
    },
    stop: () => clearInterval(timer),
  };
};

const isShed = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isAlwaysAnswered(url);

const shed = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', String(retryAfter))
    .header('cache-control', 'no-store')
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'Retry-After')
    .send({
      code: 'unavailable',
      message: 'The market is very busy. Please try again in a few seconds.',
    } satisfies ErrorReply);

const nameOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'a page'}`;

/** Keeps the routes that were being answered: now, and at some time since the last look but one. */
const watchRoutes = (app: FastifyInstance) => {
  const open = new Set<FastifyRequest>();
  let seen = new Set<string>();
  let seenBefore = new Set<string>();
  const end = (request: FastifyRequest): void => {
    if (open.delete(request)) seen.add(nameOf(request));
  };
  app.addHook('onRequest', async (request, reply) => {
    open.add(request);
    // A client that goes before the answer leaves no onResponse.
    reply.raw.once('close', () => end(request));
  });
  app.addHook('onResponse', async (request) => end(request));
  return {
    names: (): string[] => [...new Set([...[...open].map(nameOf), ...seen, ...seenBefore])],
    next: (): void => {
      seenBefore = seen;
      seen = new Set();
    },
  };
};

/** Installs the watch and the shedding; it begins when the server listens. */
export const installEventLoopWatch = (
  app: FastifyInstance,
  { registry, mostDelay, interval = 1000, readDelay }: EventLoopParts,
): void => {
  const registers = [registry];
  const gauge = new Gauge({
    name: 'event_loop_delay_seconds',
    help: 'Mean and longest delay of the event loop in the last second.',
    labelNames: ['of'],
    registers,
  });
  const shedCount = new Counter({
    name: 'requests_shed_total',
    help: 'Reads answered 503 because the event loop was late.',
    registers,
  });
  const routes = watchRoutes(app);
  let before = 0;
  let isLate = false;
  let stop = (): void => undefined;

  const look = (read: () => LoopDelay): void => {
    const { mean, most } = read();
    gauge.set({ of: 'mean' }, mean / 1000);
    gauge.set({ of: 'longest' }, most / 1000);
    isLate = Math.min(mean, before) > mostDelay;
    before = mean;
    if (most > worthSaying)
      app.log.warn({ ms: Math.round(most), routes: routes.names() }, 'the event loop was held up');
    routes.next();
  };

  app.addHook('onListen', async () => {
    const delays = readDelay ? { read: readDelay, stop: () => undefined } : createDelayReader();
    const timer = setInterval(() => look(delays.read), interval).unref();
    stop = () => {
      clearInterval(timer);
      delays.stop();
    };
  });
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request, reply) => {
    if (!isLate || !isShed(request)) return;
    shedCount.inc();
    return shed(reply);
  });
};
