/** Searching and opening listings over HTTP (S-400). */
import { Type } from 'typebox';
import { getListing, getPriceHistory, listListings } from '../../src/api/contract/listings.js';
import { ListingQuery } from '../../src/api/contract/listings.schema.js';
import { lockOf } from '../http/partner-call.js';
import type { Listings } from '../services/listings.js';
import { kindFrom } from './kind.js';
import { pageLinks } from './page-links.js';
import type { TypedApp } from './typed-app.js';

const KindPath = Type.Object({ kind: Type.String({ maxLength: 20 }) });
const ListingPath = Type.Object({
  kind: Type.String({ maxLength: 20 }),
  id: Type.String({ maxLength: 64 }),
});
const json = 'application/json; charset=utf-8';

/** Registers the search, the single listing and its price history. */
export const registerListings = (app: TypedApp, listings: Listings): void => {
  app.route({
    method: listListings.method,
    url: listListings.path,
    schema: { params: KindPath, querystring: ListingQuery },
    handler: async (request, reply) => {
      const found = await listings.search(kindFrom(request.params.kind), request.query, lockOf(request));
      const links = pageLinks(request.url, found);
      void reply.header('x-total-count', found.total);
      if (found.isAtLeast) void reply.header('x-total-relation', 'at-least');
      if (links) void reply.header('link', links);
      return reply.type(json).send(found.json);
    },
  });

  app.route({
    method: getListing.method,
    url: getListing.path,
    schema: { params: ListingPath },
    handler: async (request, reply) => {
      const { kind, id } = request.params;
      return reply.type(json).send(await listings.open(kindFrom(kind), id, lockOf(request)));
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
