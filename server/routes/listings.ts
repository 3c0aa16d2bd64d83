/** Searching and opening listings over HTTP (S-400). */
import { Type } from 'typebox';
import { getListing, getPriceHistory, listListings } from '../../src/api/contract/listings.js';
import { type Listing, ListingQuery } from '../../src/api/contract/listings.schema.js';
import { questionOf, sendCached } from '../http/cached-reply.js';
import { lockOf } from '../http/partner-call.js';
import type { Listings } from '../services/listings.js';
import type { ResponseCache } from '../services/response-cache.js';
import { textKey } from '../text-key.js';
import { kindFrom } from './kind.js';
import { pageLinks } from './page-links.js';
import type { TypedApp } from './typed-app.js';

const KindPath = Type.Object({ kind: Type.String({ maxLength: 20 }) });
const ListingPath = Type.Object({
  kind: Type.String({ maxLength: 20 }),
  id: Type.String({ maxLength: 64 }),
});
const json = 'application/json; charset=utf-8';

/** What the routes work with. */
export interface ListingParts {
  listings: Listings;
  cache: ResponseCache;
}

const cityOf = (listing: string): string => (JSON.parse(listing) as Pick<Listing, 'city'>).city;

/** Registers the search, the single listing and its price history. */
export const registerListings = (app: TypedApp, { listings, cache }: ListingParts): void => {
  app.route({
    method: listListings.method,
    url: listListings.path,
    schema: { params: KindPath, querystring: ListingQuery },
    handler: async (request, reply) => {
      const { query } = request;
      const [kind, lock] = [kindFrom(request.params.kind), lockOf(request)];
      const page = await cache.get(lock ? undefined : questionOf('search', kind, query), async () => {
        const { json: text, scope, ...facts } = await listings.search(kind, query, lock);
        return { text, facts, scope };
      });
      const found = page.facts;
      const links = pageLinks(request.url, found);
      void reply.header('x-total-count', found.total);
      if (found.isAtLeast) void reply.header('x-total-relation', 'at-least');
      if (links) void reply.header('link', links);
      return sendCached(request, reply.type(json), page);
    },
  });

  app.route({
    method: getListing.method,
    url: getListing.path,
    schema: { params: ListingPath },
    handler: async (request, reply) => {
      const { id } = request.params;
      const [kind, lock] = [kindFrom(request.params.kind), lockOf(request)];
      const listing = await cache.get(lock ? undefined : questionOf('listing', kind, id), async () => {
        const text = await listings.open(kind, id, lock);
        return { text, facts: undefined, scope: { kind, cities: [textKey(cityOf(text))] } };
      });
      return sendCached(request, reply.type(json), listing);
    },
  });

  app.route({
    method: getPriceHistory.method,
    url: getPriceHistory.path,
    schema: { params: ListingPath },
    handler: async (request, reply) => {
      const { kind, id } = request.params;
      return reply.type(json).send(await listings.prices(kindFrom(kind), id, lockOf(request)));
    },
  });
};
