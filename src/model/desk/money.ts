/** What operators look up about the market itself: orders of coins, background jobs, and counts by day. */
import { sample } from 'effector';
import { listDeskDays, listDeskJobs, listDeskOrders } from '../../api/contract/desk-money.js';
import type { DeskOrder } from '../../api/contract/desk-money.schema.js';
import { createFetched } from '../requests/fetched.js';
import { createPagedList } from '../requests/paged-list.js';
import { decisionForm } from './desk.js';

export type { DeskJob, DeskOrder } from '../../api/contract/desk-money.schema.js';

/** The background jobs. */
export const deskJobs = createFetched(async (api) => (await api.call(listDeskJobs, {})).jobs);
/** What came on each of the last days. */
export const deskDays = createFetched(async (api) => (await api.call(listDeskDays, {})).days);

/** Which orders are looked at; '' for all. */
export type OrderState = DeskOrder['state'] | '';

/** Orders of coins. */
export const deskOrders = createPagedList<OrderState, DeskOrder>('', async (api, state, last) => {
  const query = { ...(state !== '' && { state }), ...(last && { before: last.id }) };
  const { orders, hasMore } = await api.call(listDeskOrders, { query });
  return { rows: orders, hasMore };
});

// Money that was sent back changes how its order stands.
sample({
  clock: decisionForm.sendFx.done,
  source: deskOrders.$choice,
  filter: (_, { params }) => params.about === 'order',
  target: deskOrders.chosen,
});
