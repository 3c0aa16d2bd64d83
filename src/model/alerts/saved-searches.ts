/** Searches that a person saves: the list, and what became of the last press of each search's button. */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { changeSearch, listSearches, removeSearch, saveSearch } from '../../api/contract/searches.js';
import type { Frequency, NewSearch, SavedSearch } from '../../api/contract/searches.schema.js';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import { searchMessages } from '../rules/messages/searches.js';
import { $isLoggedIn, checkAuthFx, logFailureFx, sessionLost } from '../session/session.js';
import { toastRequested } from '../toasts/toasts.js';

/** How the saving of a search stands; without one nothing was pressed. */
export interface SavingState {
  readonly status: 'saving' | 'saved' | 'failed';
  /** As the server has it. */
  readonly search?: SavedSearch;
  /** What the server said. */
  readonly failure?: string;
}

// Events
/** A view appeared that lists what is saved. */
export const searchesRequested = createEvent();
/** A search is to be saved, or to tell more or less often; guests give an e-mail address. */
export const searchSaved = createEvent<NewSearch>();
/** The dialog of a search was closed: a failure is forgotten. */
export const savingForgotten = createEvent<string>();
export const frequencyChosen = createEvent<{ id: string; frequency: Frequency }>();
export const searchRemoved = createEvent<string>();

// Effects
const loadSearchesFx = attach({ source: $api, effect: (api) => api.call(listSearches, {}) });
const saveSearchFx = attach({
  source: $api,
  effect: (api, body: NewSearch) => api.call(saveSearch, { body }),
});
const changeSearchFx = attach({
  source: $api,
  effect: (api, { id, frequency }: { id: string; frequency: Frequency }) =>
    api.call(changeSearch, { params: { id }, body: { frequency } }),
});
const removeSearchFx = attach({
  source: $api,
  effect: (api, id: string) => api.call(removeSearch, { params: { id } }),
});

const tellAlertFx = attach({
  source: $connection,
  effect: async (connection, { query }: NewSearch) =>
    (await import('../partner/acts.js')).tellAct(connection, { act: 'alert', about: query }),
});

// Stores
const $isWanted = createStore(false).on(searchesRequested, () => true);

const withSearch = (searches: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] =>
  searches.some(({ id }) => id === search.id)
    ? searches.map((each) => (each.id === search.id ? search : each))
    : [search, ...searches];

/** Holds the saved searches, the last one first; null before they are known, and when nobody is signed in. */
export const $savedSearches = createStore<readonly SavedSearch[] | null>(null)
  .on(loadSearchesFx.doneData, (_, { searches }) => searches)
  .on([saveSearchFx.doneData, changeSearchFx.doneData], (searches, search) =>
    searches ? withSearch(searches, search) : searches,
  )
  .on(frequencyChosen, (searches, { id, frequency }) =>
    searches ? searches.map((each) => (each.id === id ? { ...each, frequency } : each)) : searches,
  )
  .on(searchRemoved, (searches, id) => (searches ? searches.filter((each) => each.id !== id) : searches))
  .reset($isLoggedIn);

/** Holds where mails go; '' where none leave. */
export const $alertAddress = createStore('').on(loadSearchesFx.doneData, (_, { email = '' }) => email);

/** Tells whether loading the list failed. */
export const $hasSearchesFailed = createStore(false)
  .on(loadSearchesFx, () => false)
  .on(loadSearchesFx.fail, () => true);

/** Holds how each search stands that was saved on this page, by its query as it was sent. */
export const $savings = createStore<Readonly<Record<string, SavingState>>>({})
  .on(searchSaved, (savings, { query }) => ({ ...savings, [query]: { ...savings[query], status: 'saving' } }))
  .on(saveSearchFx.done, (savings, { params, result }) => ({
    ...savings,
    [params.query]: { status: 'saved', search: result },
  }))
  .on(saveSearchFx.fail, (savings, { params, error }) => ({
    ...savings,
    [params.query]: {
      status: 'failed',
      failure: serverMessage(error) ?? searchMessages.searchSaveFailed,
    },
  }))
  .on(savingForgotten, (savings, query) => {
    const { [query]: saving, ...others } = savings;
    return saving?.status === 'failed' ? others : savings;
  })
  .reset($isLoggedIn);

/** Tells of which queries the search is saved, as far as the page knows. */
export const $savedQueries = combine(
  $savedSearches,
  $savings,
  (searches, savings): ReadonlySet<string> =>
    new Set([
      ...(searches ?? []).map(({ query }) => query),
      ...Object.entries(savings)
        .filter(([, { status }]) => status === 'saved')
        .map(([query]) => query),
    ]),
);

// Wiring
sample({
  clock: [searchesRequested, checkAuthFx.doneData],
  source: { isWanted: $isWanted, isLoggedIn: $isLoggedIn },
  filter: ({ isWanted, isLoggedIn }) => isWanted && isLoggedIn,
  fn: () => undefined,
  target: loadSearchesFx,
});
sample({ clock: searchSaved, target: saveSearchFx });
sample({ clock: saveSearchFx.done, fn: ({ params }) => params, target: tellAlertFx });
sample({ clock: frequencyChosen, target: changeSearchFx });
sample({ clock: searchRemoved, target: removeSearchFx });
// What was changed at once is put back.
sample({
  clock: [changeSearchFx.fail, removeSearchFx.fail],
  fn: () => undefined,
  target: loadSearchesFx,
});
sample({ clock: loadSearchesFx.failData, target: logFailureFx });
sample({
  clock: [loadSearchesFx.failData, changeSearchFx.failData, removeSearchFx.failData],
  filter: (failure) => hasStatus(failure, 401),
  fn: () => undefined,
  target: sessionLost,
});
sample({
  clock: [changeSearchFx.failData, removeSearchFx.failData],
  fn: (failure) => ({
    tone: 'error' as const,
    text: serverMessage(failure) ?? searchMessages.searchSaveFailed,
    id: 'searches',
  }),
  target: toastRequested,
});
