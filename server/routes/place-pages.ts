/** What is told of cities and localities, over HTTP. */
import { getCityPage, getLocalityPage } from '../../src/api/contract/place-pages.js';
import { CityPath, LocalityPath, PlacePage } from '../../src/api/contract/place-pages.schema.js';
import type { PlaceAddress } from '../../src/model/rules/place-path.js';
import { questionOf, sendCached } from '../http/cached-reply.js';
import { noListings } from '../services/data-versions.js';
import type { PlacePages } from '../services/place-pages.js';
import type { ResponseCache } from '../services/response-cache.js';
import type { TypedApp } from './typed-app.js';

const json = 'application/json; charset=utf-8';

/** Milliseconds for which a place is told again as it was: its medians are counted hourly. */
const life = 60_000;

/** What the routes work with. */
export interface PlacePageParts {
  placePages: PlacePages;
  cache: ResponseCache;
}

/** Registers the pages of cities and of localities. */
export const registerPlacePages = (app: TypedApp, { placePages, cache }: PlacePageParts): void => {
  const answer = async (address: PlaceAddress) => {
    const place = await placePages.find(address);
    return cache.get(questionOf('place', place.path), async () => {
      return { text: JSON.stringify(await placePages.of(place)), facts: undefined, scope: noListings, life };
    });
  };

  app.route({
    method: getCityPage.method,
    url: getCityPage.path,
    schema: { params: CityPath, response: { 200: PlacePage } },
    handler: async (request, reply) =>
      sendCached(request, reply.type(json), await answer({ city: request.params.city })),
  });

  app.route({
    method: getLocalityPage.method,
    url: getLocalityPage.path,
    schema: { params: LocalityPath, response: { 200: PlacePage } },
    handler: async (request, reply) => sendCached(request, reply.type(json), await answer(request.params)),
  });
};
