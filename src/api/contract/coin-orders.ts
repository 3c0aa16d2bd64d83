/** Calls that sell coins (additive). */
import type {
  CoinOrder,
  CoinOrders,
  CoinPacks,
  Invoice,
  NewCoinOrder,
  TestPaymentBody,
} from './coin-orders.schema.js';
import { endpoint } from './endpoint.js';
import type { SuccessReply } from './replies.schema.js';

/** Lists the packs of coins; none where no coins are sold. */
export const listCoinPacks = endpoint<{ reply: CoinPacks }>('GET', '/api/v1/coin-packs', {
  partner: 'never',
});

/** Orders a pack and answers where it is paid. Takes an Idempotency-Key. */
export const createCoinOrder = endpoint<{ body: NewCoinOrder; reply: CoinOrder }>(
  'POST',
  '/api/v1/coin-orders',
  { partner: 'never' },
);

/** Lists the person's last 100 orders, the newest first. */
export const listCoinOrders = endpoint<{ reply: CoinOrders }>('GET', '/api/v1/coin-orders', {
  partner: 'never',
});

/** Returns an order of the person; of an open one, the payment provider is asked how it stands. */
export const getCoinOrder = endpoint<{ params: { id: string }; reply: CoinOrder }>(
  'GET',
  '/api/v1/coin-orders/:id',
  { partner: 'never' },
);

/** Returns an invoice or credit note of the person by its number. */
export const getInvoice = endpoint<{ params: { number: string }; reply: Invoice }>(
  'GET',
  '/api/v1/invoices/:number',
  { partner: 'never' },
);

/** Takes the signed events of the payment provider, each once; for its servers alone. */
export const receivePayment = endpoint<{ params: { provider: string }; reply: SuccessReply }>(
  'POST',
  '/api/v1/payments/:provider',
  { partner: 'never' },
);

/** Ends the payment of one's own order where payments are tried out; elsewhere 404. */
export const endTestPayment = endpoint<{
  params: { id: string };
  body: TestPaymentBody;
  reply: CoinOrder;
}>('POST', '/api/v1/test-payments/:id', { partner: 'never' });
