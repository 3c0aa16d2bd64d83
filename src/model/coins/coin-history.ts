/** The history of coins, a page at a time, and the paid contacts (both additive). */
import { attach, createEvent, createStore, sample } from 'effector';
import { getCoinLedger } from '../../api/contract/coins.js';
import type { CoinEntry } from '../../api/contract/coins.schema.js';
import { listContacts } from '../../api/contract/contact.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { signedOut } from '../session/session.js';

export type { CoinEntry } from '../../api/contract/coins.schema.js';
export type { PaidContact } from '../../api/contract/contact.schema.js';

const pageSize = 20;

const newest = createFetched(async (api) => {
  const { entries } = await api.call(getCoinLedger, { query: { limit: pageSize } });
  return entries;
});

/** The coin history appeared. */
export const historyRequested = newest.requested;
export const olderRequested = createEvent();

const fetchOlderFx = attach({
  source: { api: $api, entries: newest.$value },
  effect: async ({ api, entries }) => {
    const before = entries?.at(-1)?.number;
    const query = { limit: pageSize, ...(before !== undefined && { before }) };
    return (await api.call(getCoinLedger, { query })).entries;
  },
});

/** Holds the entries, the newest first; null until they are loaded. */
export const $coinEntries = newest.$value
  .on(fetchOlderFx.doneData, (entries, older): CoinEntry[] => [...(entries ?? []), ...older])
  .reset(signedOut);
/** Tells whether there may be older ones. */
export const $hasOlder = createStore(false)
  .on(newest.fetchFx.doneData, (_, entries) => entries.length === pageSize)
  .on(fetchOlderFx.doneData, (_, older) => older.length === pageSize);
export const $hasHistoryFailed = newest.$failure.map((failure) => failure !== null);
export const $isOlderPending = fetchOlderFx.pending;

sample({
  clock: olderRequested,
  source: fetchOlderFx.pending,
  filter: (isPending) => !isPending,
  fn: () => undefined,
  target: fetchOlderFx,
});

const contacts = createFetched(async (api) => (await api.call(listContacts, {})).contacts);

/** The list of contacts appeared. */
export const paidContactsRequested = contacts.requested;
/** Holds whom the person has paid to reach, the newest first; null until it is loaded. */
export const $contacts = contacts.$value.reset(signedOut);
export const $haveContactsFailed = contacts.$failure.map((failure) => failure !== null);
