/** Brings a search back as it was: its cards from memory, or page by page until as many are there. */
import { createEvent, createStore, sample } from 'effector';
import { $searches, type InGroup, moreRequested, searchRetried } from './search.js';
import type { Search } from './search-state.js';

// Events
/** A search is to be shown as it once was. */
export const searchRestored = createEvent<InGroup & { search: Search }>();
/** The pages up to this one are to be loaded; 0 ends the wish. */
export const pagesWanted = createEvent<InGroup & { lastPage: number }>();

// Stores
// The number goes on, so that an answer under way is told from the restored one.
$searches.on(searchRestored, (searches, { group, search }) => ({
  ...searches,
  [group]: { ...search, request: (searches[group]?.request ?? 0) + 1 },
}));

const $wanted = createStore<Readonly<Record<string, number>>>({}).on(
  pagesWanted,
  (wanted, { group, lastPage }) => ({ ...wanted, [group]: lastPage }),
);

// Wiring
const dueGroup = (searches: Readonly<Record<string, Search>>, wanted: Readonly<Record<string, number>>) =>
  Object.keys(wanted).find((group) => {
    const { status, lastPage, next } = searches[group] ?? { status: 'idle', lastPage: 0, next: null };
    return status === 'ready' && next !== null && lastPage < (wanted[group] ?? 0);
  });

// Its own answer was for another number: what was under way is asked for again.
sample({
  clock: searchRestored,
  filter: ({ search: { status } }) => status === 'loading' || status === 'asked',
  fn: ({ group }) => ({ group }),
  target: searchRetried,
});

sample({
  clock: [$searches, $wanted],
  source: { searches: $searches, wanted: $wanted },
  filter: ({ searches, wanted }) => dueGroup(searches, wanted) !== undefined,
  fn: ({ searches, wanted }) => ({ group: dueGroup(searches, wanted) ?? '' }),
  target: moreRequested,
});
