/** The calls of View Number and Contact, each under a key of its own so that a repeated one is taken once (D-03). */
import { attach, createStore } from 'effector';
import { addView, getOwner, sendSms, updateCoins } from '../../api/contract/contact.js';
import type { Owner } from '../../api/contract/contact.schema.js';
import { isApiError } from '../../api/errors.js';
import { busyKey, type ContactAsk, contactCost } from '../account/entry.js';
import { $api } from '../index.js';
import { wireTypeOf } from '../rules/kinds.js';

/** Is a wish with the key of its attempt: the same while nobody knows whether the server took it. */
export interface ContactAttempt extends ContactAsk {
  readonly key: string;
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** Asks for the owner's details; the server takes the price with its answer (S-402, D-03). */
export const getOwnerFx = attach({
  source: $api,
  effect: (api, { target, surface, key }: ContactAttempt): Promise<Owner> =>
    api.call(
      getOwner,
      { params: { userId: target.ownerId }, query: { property: target.id, surface } },
      keyed(key),
    ),
});

/** Sends the message; whatever a 200 carries, it is a success (S-405). */
export const sendSmsFx = attach({
  source: $api,
  effect: async (api, { target, surface, key }: ContactAttempt): Promise<void> => {
    const { listingType, propertyId, ownerId } = target;
    const body = { type: wireTypeOf(listingType), propertyId, userId: ownerId };
    await api.call(sendSms, { query: { surface }, body }, keyed(key)).catch((error: unknown) => {
      if (!isApiError(error) || error.reason !== 'bad-answer') throw error;
    });
  },
});

/** Settles the price and answers the balance (S-403). */
export const settleFx = attach({
  source: $api,
  effect: async (api, { surface, key }: ContactAttempt): Promise<number> => {
    const body = { coinsChange: -contactCost[surface] };
    const { coins } = await api.call(updateCoins, { body }, keyed(`${key}-coins`));
    return coins;
  },
});

/** Records that the contact was seen (S-404). */
export const addViewFx = attach({
  source: $api,
  effect: async (api, { target }: ContactAttempt): Promise<void> => {
    await api.call(addView, { body: { p_id: target.id, type: wireTypeOf(target.listingType) } });
  },
});

const $keys = createStore<Readonly<Record<string, string>>>({});

/** Gives a wish its key; one whose answer got lost keeps the key it had. */
export const takeKeyFx = attach({
  source: $keys,
  effect: (keys, ask: ContactAsk): ContactAttempt => ({
    ...ask,
    // randomUUID is missing where a page is not served safely.
    key:
      keys[busyKey(ask.action, ask.target)] ??
      Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-'),
  }),
});

const withoutKey = (keys: Readonly<Record<string, string>>, { action, target }: ContactAsk) =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => name !== busyKey(action, target)));

$keys
  .on(takeKeyFx.doneData, (keys, { action, target, key }) => ({ ...keys, [busyKey(action, target)]: key }))
  .on(settleFx.done, (keys, { params }) => withoutKey(keys, params))
  .on([getOwnerFx.fail, sendSmsFx.fail], (keys, { params, error }) =>
    isApiError(error) && error.reason === 'status' ? withoutKey(keys, params) : keys,
  );
