/**
 * Finds the names of societies and developers without the locality and the city that stand behind them in `search_key`: what
 * elsewhere has the name of a place is not sought among all that lies there.
 */
export const name = 'own-words';

export const statements = [
  `create index listing_own_words on listing
    using gin (left(search_key, -(length(locality_key) + length(city_key) + 2)) gin_trgm_ops)`,
];
