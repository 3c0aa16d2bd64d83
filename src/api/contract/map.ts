/** The call of a map (additive). */
import { endpoint } from './endpoint.js';
import type { KindParams } from './listings.schema.js';
import type { ListingMap, MapQuery } from './map.schema.js';

/** Where the homes of a search are, put together by the zoom of a map: their public points, counts and prices. */
export const getListingMap = endpoint<{ params: KindParams; query: MapQuery; reply: ListingMap }>(
  'GET',
  '/api/v3/map/:kind',
  { partner: 'anyone' },
);
