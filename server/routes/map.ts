/** Where the homes of a search are, over HTTP. */
import { Type } from 'typebox';
import { getListingMap } from '../../src/api/contract/map.js';
import { ListingMap, MapQuery } from '../../src/api/contract/map.schema.js';
import { questionOf, sendCached } from '../http/cached-reply.js';
import { lockOf } from '../http/partner-call.js';
import type { ListingMaps } from '../services/listing-map.js';
import type { ResponseCache } from '../services/response-cache.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

const json = 'application/json; charset=utf-8';
const KindPath = Type.Object({ kind: Type.String({ maxLength: 20 }) });

/** What the route works with. */
export interface MapParts {
  listingMaps: ListingMaps;
  cache: ResponseCache;
}

/** Registers the map of a search. */
export const registerMap = (app: TypedApp, { listingMaps, cache }: MapParts): void => {
  app.route({
    method: getListingMap.method,
    url: getListingMap.path,
    schema: { params: KindPath, querystring: MapQuery, response: { 200: ListingMap } },
    handler: async (request, reply) => {
      const { query } = request;
      const [kind, lock] = [kindFrom(request.params.kind), lockOf(request)];
      const drawn = await cache.get(lock ? undefined : questionOf('map', kind, query), async () => {
        const { map, scope } = await listingMaps.find(kind, query, lock);
        return { text: JSON.stringify(map), facts: undefined, scope };
      });
      return sendCached(request, reply.type(json), drawn);
    },
  });
};
