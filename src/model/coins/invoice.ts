/** One invoice or credit note of the person. */
import { attach, createStore } from 'effector';
import { getInvoice } from '../../api/contract/coin-orders.js';
import type { Invoice } from '../../api/contract/coin-orders.schema.js';
import { $api } from '../connection/api-client.js';
import { signedOut } from '../session/session.js';

export type { Invoice } from '../../api/contract/coin-orders.schema.js';

/** Asks for a paper by its number. */
export const fetchInvoiceFx = attach({
  source: $api,
  effect: (api, number: string): Promise<Invoice> => api.call(getInvoice, { params: { number } }),
});

/** Holds the paper; null until it is loaded. */
export const $invoice = createStore<Invoice | null>(null)
  .on(fetchInvoiceFx.doneData, (_, invoice) => invoice)
  .reset(fetchInvoiceFx, signedOut);

/** Tells whether the paper could not be loaded. */
export const $hasInvoiceFailed = createStore(false)
  .on(fetchInvoiceFx.fail, () => true)
  .reset(fetchInvoiceFx);
