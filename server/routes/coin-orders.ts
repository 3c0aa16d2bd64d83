/** Coins that people buy, over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  createCoinOrder,
  endTestPayment,
  getCoinOrder,
  getInvoice,
  listCoinOrders,
  listCoinPacks,
  receivePayment,
} from '../../src/api/contract/coin-orders.js';
import {
  CoinOrder,
  CoinOrders as OrderList,
  CoinPacks,
  Invoice,
  NewCoinOrder,
  TestPaymentBody,
} from '../../src/api/contract/coin-orders.schema.js';
import { SuccessReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { TestProvider } from '../payments/test-provider.js';
import type { CoinOrders } from '../services/coin-orders.js';
import type { RateLimits } from '../services/rate-limits.js';
import { ServiceError } from '../services/service-error.js';
import { keyOf } from './account-parts.js';
import type { TypedApp } from './typed-app.js';

const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const ByNumber = Type.Object({ number: Type.String({ minLength: 1, maxLength: 20 }) });
const ByProvider = Type.Object({ provider: Type.String({ minLength: 1, maxLength: 20 }) });

/** Most bytes of an event; Razorpay's have a few thousand. */
const mostEventBytes = 128 * 1024;

/** Milliseconds in which an event is answered: providers give up after 5 seconds, and send it again. */
const answerWithin = 4000;

/** Waits for work, but no longer than a provider does; what goes on then is done once, however often the event is sent. */
const inTime = async (work: Promise<void>, onLateFailure: (failure: unknown) => void): Promise<void> => {
  const over = new AbortController();
  const late = sleep(answerWithin, 'late', { signal: over.signal });
  try {
    if ((await Promise.race([work, late])) !== 'late') return;
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
  work.catch(onLateFailure);
  throw new ServiceError('unavailable', 'This takes longer than usual. Send it again.');
};

/** What the routes work with. */
export interface CoinOrderRouteParts {
  auth: SessionAuth;
  limits: RateLimits;
  coinOrders: CoinOrders;
  /** The other side of payments that are tried out. */
  testPayments: TestProvider | undefined;
}

const registerTestPayments = (
  app: TypedApp,
  { auth, coinOrders, testPayments }: CoinOrderRouteParts,
): void => {
  app.route({
    method: endTestPayment.method,
    url: endTestPayment.path,
    schema: { params: ById, body: TestPaymentBody, response: { 200: CoinOrder } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      if (!testPayments) throw new ServiceError('not-found', 'Payments are not tried out here.');
      const { id, rupees } = await coinOrders.get(userId, request.params.id);
      const { raw, headers } = await testPayments.end({ id, paise: rupees * 100 }, request.body.outcome);
      await coinOrders.receive('test', raw, headers);
      return coinOrders.get(userId, id);
    },
  });
};

/** Events are read as the bytes that were signed, whatever they say they are. */
const registerEvents = (app: TypedApp, { coinOrders }: CoinOrderRouteParts): void => {
  void app.register(async (inner: FastifyInstance) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostEventBytes }, (_request, raw, done) =>
      done(null, raw),
    );
    (inner as TypedApp).route({
      method: receivePayment.method,
      url: receivePayment.path,
      bodyLimit: mostEventBytes,
      schema: { params: ByProvider, response: { 200: SuccessReply } },
      handler: async (request) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await inTime(coinOrders.receive(request.params.provider, raw, request.headers), (failure) => {
          request.log.error({ err: failure }, 'a payment was not settled');
        });
        return { success: true };
      },
    });
  });
};

/** Registers the calls. */
export const registerCoinOrders = (app: TypedApp, parts: CoinOrderRouteParts): void => {
  const { auth, limits, coinOrders } = parts;
  app.route({
    method: listCoinPacks.method,
    url: listCoinPacks.path,
    schema: { response: { 200: CoinPacks } },
    handler: async () => coinOrders.packs(),
  });

  app.route({
    method: createCoinOrder.method,
    url: createCoinOrder.path,
    schema: { body: NewCoinOrder, response: { 201: CoinOrder } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await limits.take('order', { account: userId });
      return reply.code(201).send(await coinOrders.create(userId, request.body, keyOf(request)));
    },
  });

  app.route({
    method: listCoinOrders.method,
    url: listCoinOrders.path,
    schema: { response: { 200: OrderList } },
    handler: async (request, reply) => coinOrders.list((await auth.requireUser(request, reply)).userId),
  });

  app.route({
    method: getCoinOrder.method,
    url: getCoinOrder.path,
    schema: { params: ById, response: { 200: CoinOrder } },
    handler: async (request, reply) =>
      coinOrders.get((await auth.requireUser(request, reply)).userId, request.params.id),
  });

  app.route({
    method: getInvoice.method,
    url: getInvoice.path,
    schema: { params: ByNumber, response: { 200: Invoice } },
    handler: async (request, reply) =>
      coinOrders.invoice((await auth.requireUser(request, reply)).userId, request.params.number),
  });

  registerTestPayments(app, parts);
  registerEvents(app, parts);
};
