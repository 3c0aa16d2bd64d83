/** What operators look up about the market itself: orders of coins, background jobs, and counts by day. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listDeskDays, listDeskJobs, listDeskOrders } from '../../api/contract/desk-money.js';
import type { DeskOrder, DeskOrders } from '../../api/contract/desk-money.schema.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { decisionForm } from './desk.js';

export type { DeskJob, DeskOrder } from '../../api/contract/desk-money.schema.js';

/** The background jobs. */
export const deskJobs = createFetched(async (api) => (await api.call(listDeskJobs, {})).jobs);
/** What came on each of the last days. */
export const deskDays = createFetched(async (api) => (await api.call(listDeskDays, {})).days);

/** Which orders are looked at; '' for all. */
export type OrderState = DeskOrder['state'] | '';

/** Orders in a state are looked at. */
export const ordersChosen = createEvent<OrderState>();
/** Older ones follow those that are shown. */
export const olderOrdersAsked = createEvent();

/** Holds the state whose orders are looked at. */
export const $orderState = createStore<OrderState>('').on(ordersChosen, (_, state) => state);

interface Asked {
  state: OrderState;
  /** The order after which the page begins. */
  before?: string;
}

/** Loads a page of orders. */
export const fetchOrdersFx = attach({
  source: $api,
  effect: (api, { state, before }: Asked): Promise<DeskOrders> =>
    api.call(listDeskOrders, {
      query: { ...(state !== '' && { state }), ...(before !== undefined && { before }) },
    }),
});

/** Holds the orders, the newest first; null before the first answer. */
export const $orders = createStore<readonly DeskOrder[] | null>(null).on(ordersChosen, () => null);
/** Tells whether older ones follow. */
export const $hasOlderOrders = createStore(false).on(fetchOrdersFx.doneData, (_, { hasMore }) => hasMore);
/** Tells whether the last page failed. */
export const $haveOrdersFailed = createStore(false)
  .on(fetchOrdersFx.fail, () => true)
  .reset(fetchOrdersFx);

sample({ clock: ordersChosen, fn: (state) => ({ state }), target: fetchOrdersFx });
sample({
  clock: olderOrdersAsked,
  source: { orders: $orders, state: $orderState },
  fn: ({ orders, state }) => ({ state, ...(orders?.length && { before: orders.at(-1)?.id as string }) }),
  target: fetchOrdersFx,
});
// An answer about another state that comes late is dropped.
sample({
  clock: fetchOrdersFx.done,
  source: { orders: $orders, state: $orderState },
  filter: ({ state }, { params }) => params.state === state,
  fn: ({ orders }, { params, result }) =>
    params.before === undefined ? result.orders : [...(orders ?? []), ...result.orders],
  target: $orders,
});
sample({
  clock: decisionForm.sendFx.done,
  source: $orderState,
  filter: (_, { params }) => params.about === 'order',
  target: ordersChosen,
});
