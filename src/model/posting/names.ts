/** Names the market knows, suggested while one is typed (C-30); localities are suggested by the core. */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { getMarket } from '../../api/contract/listings.js';
import { suggestDevelopers, suggestSocieties } from '../../api/contract/posting-hints.js';
import type { NameSuggestion } from '../../api/contract/posting-hints.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { $suggestions } from '../search/suggestions.js';

/** A form appeared that asks for a city. */
export const citiesRequested = createEvent();
/** A name of a society or developer is being typed, or its empty box got the focus. */
export const nameTyped = createEvent<Typed>();

/** What is typed and where. */
interface Typed {
  /** Names the box, so that two of them do not mix. */
  readonly box: string;
  readonly of: 'society' | 'developer';
  readonly text: string;
  readonly city: string;
  readonly locality: string;
}

const suggestNamesFx = attach({
  source: $api,
  effect: (api, { of, text, city, locality }: Typed): Promise<NameSuggestion[]> =>
    api.call(
      of === 'society' ? suggestSocieties : suggestDevelopers,
      { query: { q: text, city, ...(of === 'society' && { locality }), limit: 10 } },
      { timeout: readTimeout },
    ),
});

const fetchCitiesFx = attach({
  source: $api,
  effect: async (api): Promise<readonly string[]> =>
    (await api.call(getMarket, {}, { timeout: readTimeout })).cities.map(({ city }) => city),
});

/** Holds the cities of the market; five until the server has answered (S-001). */
export const $cities = createStore<readonly string[]>([
  'Mumbai',
  'Navi Mumbai',
  'Thane',
  'Pune',
  'Nashik',
]).on(fetchCitiesFx.doneData, (known, cities) => (cities.length > 0 ? cities : known));

interface Box {
  readonly text: string;
  readonly names: readonly string[];
}

/** Holds the last suggestions of each box. */
export const $names = createStore<Readonly<Record<string, Box>>>({})
  .on(nameTyped, (boxes, { box, text }) => ({ ...boxes, [box]: { text, names: boxes[box]?.names ?? [] } }))
  .on(suggestNamesFx.done, (boxes, { params: { box, text }, result }) =>
    boxes[box]?.text === text ? { ...boxes, [box]: { text, names: result.map(({ name }) => name) } } : boxes,
  );

/** Lists all current suggestions; each of them is valid. */
export const $suggested = combine($suggestions, $names, $cities, (places, names, cities) => [
  ...Object.values(places).flatMap((box) => box.places.map(({ name }) => name)),
  ...Object.values(names).flatMap((box) => box.names),
  ...cities,
]);

// Wiring
sample({ clock: citiesRequested, target: fetchCitiesFx });
sample({ clock: nameTyped, target: suggestNamesFx });
