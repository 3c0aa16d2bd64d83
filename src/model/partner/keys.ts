/** A partner's keys and their daily counts; loaded only by the page /partners. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listPartnerActs } from '../../api/contract/partner-acts.js';
import type { PartnerActs } from '../../api/contract/partner-acts.schema.js';
import {
  createPartnerKey,
  deletePartnerKey,
  listPartnerDays,
  listPartnerKeys,
  updatePartnerKey,
} from '../../api/contract/partners.js';
import type {
  NewPartnerKey,
  PartnerDay,
  PartnerKey,
  PartnerKeyChange,
} from '../../api/contract/partners.schema.js';
import { serverMessage } from '../../api/errors.js';
import { createStepUp } from '../account/step-up.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { createFetched } from '../requests/fetched.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { signedOut } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';

export type { PartnerActCount } from '../../api/contract/partner-acts.schema.js';
export type { NewPartnerKey, PartnerDay, PartnerKey } from '../../api/contract/partners.schema.js';

const own = createFetched(async (api) => (await api.call(listPartnerKeys, {})).keys);

/** The page of keys appeared. */
export const partnerKeysRequested = own.requested;
/** A key, by its text, is to be revoked. */
export const partnerKeyEndRequested = createEvent<string>();
/** The days of a key are to be shown. */
export const partnerDaysRequested = createEvent<string>();
/** What visitors did under a key is to be shown. */
export const partnerActsRequested = createEvent<string>();

/** One version of the embed files and the hash of its script. */
export interface EmbedBuild {
  readonly version: string;
  readonly integrity: string;
}

const explain = (failure: unknown): string => serverMessage(failure) ?? authMessages.serverError;

/** Makes a key. */
export const newKeyForm = createForm({
  fields: ['name'],
  check: () => ({}),
  send: (api, body: NewPartnerKey): Promise<PartnerKey> => api.call(createPartnerKey, { body }),
  explain,
});

/** Asks the person to sign in again before a key is made. */
export const newKeyStepUp = createStepUp(newKeyForm);

/** A key with what is to change. */
export type KeyChange = PartnerKeyChange & { readonly key: string };

/** Changes a key; the server's messages are shown at their fields. */
export const keyForm = createForm({
  fields: ['name', 'origins', 'resultsUrl', 'listingUrl'],
  check: () => ({}),
  send: (api, { key, ...body }: KeyChange): Promise<PartnerKey> =>
    api.call(updatePartnerKey, { params: { key }, body }),
  explain,
});

const endFx = attach({
  source: $api,
  effect: (api, key: string) => api.call(deletePartnerKey, { params: { key } }),
});
const fetchDaysFx = attach({
  source: $api,
  effect: async (api, key: string) => (await api.call(listPartnerDays, { params: { key }, query: {} })).days,
});

const fetchActsFx = attach({
  source: $api,
  effect: (api, key: string) => api.call(listPartnerActs, { params: { key }, query: {} }),
});

/** Loads the newest version of the embed files and its hash. */
export const fetchEmbedBuildFx = attach({
  source: $connection,
  effect: async (connection): Promise<EmbedBuild> => {
    const answer = await fetch(`${connection?.apiBase ?? ''}/embed/v1/embed.json`);
    if (!answer.ok) throw new Error(`embed.json: ${String(answer.status)}`);
    const { version, integrity } = (await answer.json()) as EmbedBuild;
    return { version, integrity };
  },
});

/** Holds the person's keys, the oldest first; null until they are loaded. */
export const $partnerKeys = own.$value
  .on(newKeyForm.sendFx.doneData, (keys, made) => [...(keys ?? []), made])
  .on(keyForm.sendFx.doneData, (keys, changed) =>
    (keys ?? []).map((each) => (each.key === changed.key ? changed : each)),
  )
  .on(endFx.done, (keys, { params }) => (keys ?? []).filter(({ key }) => key !== params))
  .reset(signedOut);
export const $havePartnerKeysFailed = own.$failure.map((failure) => failure !== null);

/** Holds the daily counts of each key whose days were shown. */
export const $partnerDays = createStore<Readonly<Record<string, readonly PartnerDay[]>>>({})
  .on(fetchDaysFx.done, (days, { params, result }) => ({ ...days, [params]: result }))
  .reset(signedOut);

/** Holds what visitors did, by key. */
export const $partnerActs = createStore<Readonly<Record<string, PartnerActs>>>({})
  .on(fetchActsFx.done, (acts, { params, result }) => ({ ...acts, [params]: result }))
  .reset(signedOut);

sample({ clock: partnerKeyEndRequested, target: endFx });
sample({ clock: partnerDaysRequested, target: fetchDaysFx });
sample({ clock: partnerActsRequested, target: fetchActsFx });
sample({
  clock: [endFx.failData, fetchDaysFx.failData, fetchActsFx.failData],
  fn: (failure) => ({ tone: 'error' as const, text: explain(failure), id: 'partners' }),
  target: toastRequested,
});
