/** Makes the services that answer everybody: of listings, places and the market. */
import { foldCounts, markExpired, tidyCounts } from './repositories/listing/counts.js';
import { knownStations } from './places/stations.js';
import { placeListings, placeSocieties } from './repositories/listing/placing.js';
import { createAsking } from './services/asking.js';
import { createDataVersions } from './services/data-versions.js';
import { createFacets } from './services/facets.js';
import { createUnderstanding } from './services/understood.js';
import { createListingMaps } from './services/listing-map.js';
import { createListingWriter } from './services/listing-writer.js';
import { createListings } from './services/listings.js';
import { summariseMarket } from './services/market.js';
import { createPlacePages } from './services/place-pages.js';
import { withNamesakes } from './services/namesakes.js';
import { withSureTotals } from './services/sure-totals.js';
import type { Places } from './services/places.js';
import { createPostingHints } from './services/posting-hints.js';
import { createResponseCache } from './services/response-cache.js';
import { createSitemap } from './services/sitemap.js';
import { searchTables } from './repositories/search/search-repository.js';
import { openSearchStore } from './services/search-store.js';
import { createSliderScales } from './services/slider-scales.js';
import { createVisits } from './services/visits.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';

/** Milliseconds after which answers are made anew though nothing was written; a copy may tell what was before for a moment. */
const longestCached = { usually: 30_000, fromCopies: 3_000 } as const;

/** Makes them over an open database. */
export const buildMarketServices = (
  { config, database }: { config: Config; database: Database },
  places: Places,
) => {
  const searchStore = openSearchStore(database);
  const versions = createDataVersions(database);
  const fromCopies = config.databaseReplicaUrls !== undefined || searchStore !== undefined;
  const longest = fromCopies ? longestCached.fromCopies : longestCached.usually;
  const tables = searchStore?.searches ?? searchTables(() => database.readSql);
  const searches = withNamesakes(withSureTotals(tables), { versions, longest });
  return {
    places,
    searchStore,
    listings: createListings({ database, searches }, places, config.publicUrl),
    facets: createFacets(searches, places),
    understand: createUnderstanding(searches, places),
    listingMaps: createListingMaps(searches, places),
    market: () => summariseMarket(database),
    sliderScales: createSliderScales(database),
    visits: createVisits(database),
    cache: createResponseCache({
      versions,
      mostBytes: config.responseCacheMb * 1_048_576,
      ...{ longest, fromCopies },
    }),
    /** The work that keeps the counts of listings. */
    counts: {
      markExpired: () => markExpired(database.sql),
      fold: () => foldCounts(database.sql),
      tidy: () => tidyCounts(database.sql),
    },
    stations: knownStations,
    asking: createAsking(database),
    placePages: createPlacePages(database, places),
    /** The work that gives listings their place. */
    placing: {
      listings: () => placeListings(database.sql),
      societies: () => placeSocieties(database.sql),
    },
    hints: createPostingHints(database, places),
    writer: createListingWriter(database.sql, config, places.forget),
    sitemap: createSitemap(database),
  };
};
