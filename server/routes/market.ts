/** What the market holds, over HTTP: facet counts, places, cities. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { countFacets, getMarket, suggestLocalities } from '../../src/api/contract/listings.js';
import {
  Facets,
  ListingFilters,
  type ListingKind,
  LocalityQuery,
  LocalitySuggestion,
  Market,
  UnderstoodQuery,
  UnderstoodText,
} from '../../src/api/contract/listings.schema.js';
import { countMoreFacets } from '../../src/api/contract/more-facets.js';
import { MoreFacets } from '../../src/api/contract/more-facets.schema.js';
import { getSliderScales } from '../../src/api/contract/slider-scales.js';
import { SliderScales } from '../../src/api/contract/slider-scales.schema.js';
import { understandFreeText } from '../../src/api/contract/understood.js';
import { questionOf, sendCached } from '../http/cached-reply.js';
import { lockOf } from '../http/partner-call.js';
import type { DataScope } from '../services/data-versions.js';
import type { FacetCounts } from '../services/facets.js';
import type { Lock } from '../services/locked-search.js';
import type { ResponseCache } from '../services/response-cache.js';
import type { Places } from '../services/places.js';
import type { SliderScaleReader } from '../services/slider-scales.js';
import type { Understand } from '../services/understood.js';
import { areaOf } from '../services/search-reading.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

const usualSuggestions = 10;
const json = 'application/json; charset=utf-8';
const KindPath = Type.Object({ kind: Type.String({ maxLength: 20 }) });
/** Suggestions take a kind under any of its names, so the schema does not list them. */
const PlaceQuery = Type.Object({
  ...LocalityQuery.properties,
  kind: Type.Optional(Type.String({ maxLength: 20 })),
});

/** What the routes work with. */
export interface MarketParts {
  facets: FacetCounts;
  places: Places;
  understand: Understand;
  sliderScales: SliderScaleReader;
  market: () => Promise<Market>;
  cache: ResponseCache;
}

/** What is counted for a search. */
interface Counting {
  name: string;
  kind: ListingKind;
  filters: ListingFilters;
  count: (
    kind: ListingKind,
    filters: ListingFilters,
    lock?: Lock,
  ) => Promise<{ facets: object; scope: DataScope }>;
}

/** Makes what answers counts: out of the cache, where no lock of a key narrows them. */
const answerOf =
  (cache: ResponseCache) =>
  async (request: FastifyRequest, reply: FastifyReply, { name, kind, filters, count }: Counting) => {
    const lock = lockOf(request);
    const counted = await cache.get(lock ? undefined : questionOf(name, kind, filters), async () => {
      const { facets, scope } = await count(kind, filters, lock);
      return { text: JSON.stringify(facets), facts: undefined, scope };
    });
    return sendCached(request, reply.type(json), counted);
  };

const registerCounts = (app: TypedApp, { facets, cache }: Pick<MarketParts, 'facets' | 'cache'>): void => {
  const answer = answerOf(cache);
  app.route({
    method: countFacets.method,
    url: countFacets.path,
    schema: { params: KindPath, querystring: ListingFilters, response: { 200: Facets } },
    handler: (request, reply) =>
      answer(request, reply, {
        ...{ name: 'facets', kind: kindFrom(request.params.kind), filters: request.query },
        count: (...asked) => facets.count(...asked),
      }),
  });

  app.route({
    method: countMoreFacets.method,
    url: countMoreFacets.path,
    schema: { params: KindPath, querystring: ListingFilters, response: { 200: MoreFacets } },
    handler: (request, reply) =>
      answer(request, reply, {
        ...{ name: 'more-facets', kind: kindFrom(request.params.kind), filters: request.query },
        count: (...asked) => facets.countMore(...asked),
      }),
  });
};

/** Registers facets, suggestions and the market summary. */
export const registerMarket = (
  app: TypedApp,
  { facets, places, understand, sliderScales, market, cache }: MarketParts,
): void => {
  registerCounts(app, { facets, cache });

  app.route({
    method: suggestLocalities.method,
    url: suggestLocalities.path,
    schema: { querystring: PlaceQuery, response: { 200: Type.Array(LocalitySuggestion) } },
    handler: async (request) => {
      const { query } = request;
      const city = lockOf(request)?.city ?? query.city;
      const area = city ? areaOf(city, await places.directory()) : undefined;
      return places.suggest(query.q ?? '', {
        limit: query.limit ?? usualSuggestions,
        ...(area && { area }),
        ...(query.kind && { kind: kindFrom(query.kind) }),
      });
    },
  });

  app.route({
    method: getSliderScales.method,
    url: getSliderScales.path,
    schema: { params: KindPath, response: { 200: SliderScales } },
    handler: (request) => sliderScales(kindFrom(request.params.kind)),
  });

  app.route({
    method: understandFreeText.method,
    url: understandFreeText.path,
    schema: { params: KindPath, querystring: UnderstoodQuery, response: { 200: UnderstoodText } },
    handler: (request) => understand(kindFrom(request.params.kind), request.query.q),
  });

  app.route({
    method: getMarket.method,
    url: getMarket.path,
    schema: { response: { 200: Market } },
    handler: async (request, reply) => {
      const all = await cache.get('market', async () => {
        return { text: JSON.stringify(await market()), facts: undefined, scope: {} };
      });
      return sendCached(request, reply.type(json), all);
    },
  });
};
