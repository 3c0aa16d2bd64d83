/** The map of a search: where its homes are, and the homes that were chosen on it. */
import { attach, createEvent, createStore, sample } from 'effector';
import { listListings } from '../../api/contract/listings.js';
import type { Listing } from '../../api/contract/listings.schema.js';
import { getListingMap } from '../../api/contract/map.js';
import type { ListingMap } from '../../api/contract/map.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { filterToQuery } from '../rules/filter-query.js';
import { kindOfTab } from '../rules/kinds.js';
import { mapInput, type MapQuestion } from '../rules/map-query.js';

/** The homes that were chosen: by their ids, or those at a place by a small box. */
export type MapChoice = Pick<MapQuestion, 'tab' | 'filters'> & { ids?: readonly string[] };

// Events
/** The map shows another part, or another search. */
export const mapRequested = createEvent<MapQuestion>();
/** A home or a group was pressed; null puts the choice away. */
export const mapChosen = createEvent<MapChoice | null>();

/** Homes of one place that are shown at once. */
const mostChosen = 10;

// Effects
const fetchMapFx = attach({
  source: $api,
  effect: (api, question: MapQuestion) =>
    api.call(getListingMap, mapInput(question), { timeout: readTimeout }),
});

const fetchChosenFx = attach({
  source: $api,
  effect: (api, { tab, filters, ids }: MapChoice) =>
    api.call(
      listListings,
      {
        params: { kind: kindOfTab(tab) },
        query: {
          ...(ids ? { ids: ids.join(',') } : filterToQuery(tab, filters)),
          limit: mostChosen,
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

/** Holds what was chosen on the map, and its homes once they are there. */
export const $mapChoice = createStore<{ choice: MapChoice; homes: readonly Listing[] | null } | null>(null)
  .on(mapChosen, (_, choice) => choice && { choice, homes: null })
  .on(fetchChosenFx.done, (chosen, { params, result }) =>
    chosen?.choice === params ? { ...chosen, homes: result } : chosen,
  )
  .on(fetchChosenFx.fail, (chosen, { params }) => (chosen?.choice === params ? null : chosen));

// Wiring
sample({ clock: mapRequested, target: fetchMapFx });
sample({ clock: mapChosen, filter: (choice) => choice !== null, target: fetchChosenFx });

export type { ListingMap, MapGroup, MapHome } from '../../api/contract/map.schema.js';
