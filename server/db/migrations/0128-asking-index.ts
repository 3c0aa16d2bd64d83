/** Finds all listings of a city, gone ones included, so that what was asked in each month is counted without reading the market. */
export const name = 'asking-index';

export const statements = [
  "create index listing_asking on listing (city_key, kind) where locality_key <> ''",
];
