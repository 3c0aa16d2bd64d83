/**
 * One index of a listing's names, whole and without the locality and the city behind them, in the place of two: what has a name
 * elsewhere is found by both at once. With two the planner asked one of them, often the one that gives all homes of a place.
 */
export const name = 'names';

export const statements = [
  `create index listing_names on listing using gin (
    search_key gin_trgm_ops,
    (left(search_key, -(length(locality_key) + length(city_key) + 2))) gin_trgm_ops
  ) with (gin_pending_list_limit = 64)`,
  'drop index listing_words',
  'drop index listing_own_words',
];
