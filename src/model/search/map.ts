/** The map of a search: where its homes are, and the homes that were chosen on it. */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listListings } from '../../api/contract/listings.js';
import type { Listing } from '../../api/contract/listings.schema.js';
import { getListingMap } from '../../api/contract/map.js';
import type { ListingMap } from '../../api/contract/map.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { filterToQuery } from '../rules/filter-query.js';
import { kindOfTab } from '../rules/kinds.js';
import { mapInput, type MapQuestion } from '../rules/map-query.js';

/** The homes that were chosen: by their ids, those without a place, or those at a place by a small box. */
export type MapChoice = Pick<MapQuestion, 'tab' | 'filters'> & {
  ids?: readonly string[];
  arePlaceless?: true;
};

// Events
/** The map shows another part, or another search. */
export const mapRequested = createEvent<MapQuestion>();
/** A home or a group was pressed; null puts the choice away. */
export const mapChosen = createEvent<MapChoice | null>();
/** More of the chosen homes are wanted. */
export const moreChosenRequested = createEvent();

/** Homes of one choice that are shown at once, and more at a time. */
const mostChosen = 10;

// Effects
const fetchMapFx = attach({
  source: $api,
  effect: (api, question: MapQuestion) =>
    api.call(getListingMap, mapInput(question), { timeout: readTimeout }),
});

/** A choice, and which of its pages is asked for. */
interface ChosenPage {
  readonly choice: MapChoice;
  readonly page: number;
}

const fetchChosenFx = attach({
  source: $api,
  effect: (api, { choice: { tab, filters, ids, arePlaceless }, page }: ChosenPage) =>
    api.call(
      listListings,
      {
        params: { kind: kindOfTab(tab) },
        query: {
          ...(ids ? { ids: ids.join(',') } : filterToQuery(tab, filters)),
          ...(arePlaceless && { placed: 'no' }),
          limit: mostChosen,
          page,
          fields: 'card',
        },
      },
      { timeout: readTimeout },
    ),
});

/** An answer with its question, so that a stale one is known (D-29). */
interface Answer {
  readonly question: MapQuestion | null;
  readonly map: ListingMap | null;
  readonly hasFailed: boolean;
}

/** Holds the last question, and the last map that was answered. */
export const $map = createStore<Answer>({ question: null, map: null, hasFailed: false })
  .on(mapRequested, (answer, question) => ({ ...answer, question, hasFailed: false }))
  .on(fetchMapFx.done, (answer, { params, result }) =>
    answer.question === params ? { ...answer, map: result } : answer,
  )
  .on(fetchMapFx.fail, (answer, { params }) =>
    answer.question === params ? { ...answer, hasFailed: true } : answer,
  );

interface Chosen {
  readonly choice: MapChoice;
  /** Null until they are there. */
  readonly homes: readonly Listing[] | null;
  /** The page that was asked for last. */
  readonly page: number;
  /** Whether a further page may hold more. */
  readonly hasMore: boolean;
}

/** Adds a page's homes; one that a new home has moved to it is there already. */
const together = (homes: readonly Listing[], more: readonly Listing[]): readonly Listing[] => [
  ...homes,
  ...more.filter(({ _id }) => !homes.some((home) => home._id === _id)),
];

/** Holds what was chosen on the map, and its homes once they are there. */
export const $mapChoice = createStore<Chosen | null>(null)
  .on(mapChosen, (_, choice) => choice && { choice, homes: null, page: 1, hasMore: false })
  .on(fetchChosenFx.done, (chosen, { params: { choice, page }, result }) =>
    chosen?.choice === choice
      ? { choice, page, homes: together(chosen.homes ?? [], result), hasMore: result.length === mostChosen }
      : chosen,
  )
  // A further page that fails may be asked for again.
  .on(fetchChosenFx.fail, (chosen, { params: { choice, page } }) =>
    chosen?.choice === choice && page === 1 ? null : chosen,
  );

/** The page that would come next; null while one is on its way. */
const $nextPage = combine($mapChoice, fetchChosenFx.pending, (chosen, isPending) =>
  chosen && !isPending ? { choice: chosen.choice, page: chosen.page + 1 } : null,
);

// Wiring
sample({ clock: mapRequested, target: fetchMapFx });
sample({
  clock: mapChosen,
  filter: (choice): choice is MapChoice => choice !== null,
  fn: (choice: MapChoice) => ({ choice, page: 1 }),
  target: fetchChosenFx,
});
sample({
  clock: moreChosenRequested,
  source: $nextPage,
  filter: (next): next is ChosenPage => next !== null,
  target: fetchChosenFx,
});

export type { ListingMap, MapGroup, MapHome } from '../../api/contract/map.schema.js';
