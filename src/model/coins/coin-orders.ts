/** Buying coins: the packs, the order that is being paid, and the orders of before. */
import { attach, combine, createStore, sample } from 'effector';
import {
  createCoinOrder,
  endTestPayment,
  getCoinOrder,
  listCoinOrders,
  listCoinPacks,
} from '../../api/contract/coin-orders.js';
import type { CoinOrder } from '../../api/contract/coin-orders.schema.js';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { sessionLost, signedOut } from '../session/session.js';
import { historyRequested } from './coin-history.js';
import { fetchCoinsFx } from './coins.js';

export type { CoinOrder } from '../../api/contract/coin-orders.schema.js';

const packs = createFetched((api) => api.call(listCoinPacks, {}));
const orders = createFetched(async (api) => (await api.call(listCoinOrders, {})).orders);

/** The packs appeared. */
export const packsRequested = packs.requested;
/** Holds what can be bought; null until it is loaded. */
export const $coinPacks = packs.$value;
export const ordersRequested = orders.requested;
/** Holds the person's orders, the newest first; null until they are loaded. */
export const $coinOrders = orders.$value.reset(signedOut);
/** Whether both have been answered, well or not: what stands below them knows its place. */
export const $areOrdersSettled = combine(
  [packs.$value, packs.$failure, orders.$value, orders.$failure],
  ([sold, noPacks, bought, noOrders]) => (sold ?? noPacks) !== null && (bought ?? noOrders) !== null,
);

/** A pack, and where the buyer returns to. */
interface Purchase {
  coins: number;
  back: string | undefined;
  /** On whom the bill is, as it was typed; '' for a person. */
  gstin: string;
  /** The buyer's state as its two digits of GST; '' for the seller's. */
  state: string;
  /** The same of a press that is repeated because no answer came. */
  key: string;
}

/** Orders a pack. */
export const orderPackFx = attach({
  source: $api,
  effect: (api, { coins, back, gstin, state, key }: Purchase): Promise<CoinOrder> =>
    api.call(
      createCoinOrder,
      { body: { coins, ...(back !== undefined && { back }), ...(gstin ? { gstin } : state && { state }) } },
      { headers: { 'Idempotency-Key': key } },
    ),
});

/** Asks how an order stands. */
export const lookAtOrderFx = attach({
  source: $api,
  effect: (api, id: string): Promise<CoinOrder> => api.call(getCoinOrder, { params: { id } }),
});

/** Ends a payment that is only tried out. */
export const endTestPaymentFx = attach({
  source: $api,
  effect: (api, { id, outcome }: { id: string; outcome: 'paid' | 'failed' }): Promise<CoinOrder> =>
    api.call(endTestPayment, { params: { id }, body: { outcome } }),
});

/** Holds the order that is being paid, as it was last seen. */
export const $shownOrder = createStore<CoinOrder | null>(null)
  .on([lookAtOrderFx.doneData, endTestPaymentFx.doneData], (_, order) => order)
  .reset(signedOut);

/** Holds why an order was not taken or not found, in the server's words; '' without a failure. */
export const $orderFailure = createStore('')
  .on(
    [orderPackFx.failData, lookAtOrderFx.failData, endTestPaymentFx.failData],
    (_, failure) => serverMessage(failure) ?? 'Something went wrong. Please try again.',
  )
  .reset(orderPackFx, lookAtOrderFx.done, endTestPaymentFx);

sample({
  clock: [orderPackFx.failData, lookAtOrderFx.failData],
  filter: (failure) => hasStatus(failure, 401),
  target: sessionLost,
});
sample({
  clock: lookAtOrderFx.doneData,
  filter: ({ state }) => state !== 'open',
  fn: () => undefined,
  target: [fetchCoinsFx, historyRequested, ordersRequested],
});
