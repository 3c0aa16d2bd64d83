/** Makes the services of a server, each from what it needs. */
import type { Market } from '../src/api/contract/listings.schema.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { createFacets, type FacetCounts } from './services/facets.js';
import { createListingWriter, type ListingWriter } from './services/listing-writer.js';
import { createListings, type Listings } from './services/listings.js';
import { summariseMarket } from './services/market.js';
import { createPostingHints, type PostingHints } from './services/posting-hints.js';
import { createPlaces, type Places } from './services/places.js';
import { createVisits, type Visits } from './services/visits.js';

/** Everything the routes may call. */
export interface Services {
  places: Places;
  listings: Listings;
  facets: FacetCounts;
  visits: Visits;
  hints: PostingHints;
  market: () => Promise<Market>;
  writer: ListingWriter;
}

/** Makes the services over an open database. */
export const createServices = (config: Config, database: Database): Services => {
  const places = createPlaces(() => database.readSql);
  return {
    places,
    listings: createListings(database, places, config.publicUrl),
    facets: createFacets(database, places),
    market: () => summariseMarket(database),
    visits: createVisits(database),
    hints: createPostingHints(database, places),
    writer: createListingWriter(database.sql, config, places.forget),
  };
};
