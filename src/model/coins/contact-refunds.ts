/** Coins asked back for contacts that led nowhere. */
import { attach, createStore, sample } from 'effector';
import { askContactRefund, listContactRefunds } from '../../api/contract/contact-refunds.js';
import type { ContactRefund, RefundReason } from '../../api/contract/contact-refunds.schema.js';
import { serverMessage } from '../../api/errors.js';
import { fetchCoinsFx } from './coins.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { signedOut } from '../session/session.js';

export type { ContactRefund, RefundReason } from '../../api/contract/contact-refunds.schema.js';

const asked = createFetched(async (api) => (await api.call(listContactRefunds, {})).refunds);

/** The list of contacts appeared. */
export const refundsRequested = asked.requested;

/** Asks the coins of an owner's number back. */
export const askRefundFx = attach({
  source: $api,
  effect: (api, body: { user: string; reason: RefundReason }): Promise<ContactRefund> =>
    api.call(askContactRefund, { body }),
});

/** Holds what was asked back; null until it is loaded. */
export const $refunds = asked.$value
  .on(askRefundFx.doneData, (refunds, refund) => [
    refund,
    ...(refunds ?? []).filter(({ user }) => user !== refund.user),
  ])
  .reset(signedOut);

/** Holds why a request was refused, with its owner; null without a refusal. */
export const $refundFailure = createStore<{ user: string; text: string } | null>(null)
  .on(askRefundFx.fail, (_, { params, error }) => ({
    user: params.user,
    text: serverMessage(error) ?? 'Something went wrong. Please try again.',
  }))
  .reset(askRefundFx);

sample({ clock: askRefundFx.done, fn: () => undefined, target: fetchCoinsFx });
