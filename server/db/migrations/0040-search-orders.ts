/** An index for every order that a search offers, in a city and everywhere; what a page passes over is read from it alone. */
export const name = 'search-orders';

const offered = (scope: string, order: string, columns: string): string =>
  `create index listing_${scope === '' ? '' : 'city_'}${order} on listing (kind, ${scope}${columns})
    include (expires_at) where status = 'Active' and deleted_at is null`;

const orders: readonly (readonly [name: string, columns: string])[] = [
  ['newest', 'ranked_at desc, id desc'],
  ['amount', 'amount, id'],
  ['rate', 'rate, id'],
  ['rate_down', 'rate desc nulls last, id desc'],
  ['area_down', 'area_sqft desc nulls last, id desc'],
];

export const statements = [
  'drop index listing_newest',
  'drop index listing_city_newest',
  'drop index listing_city_amount',
  ...orders.flatMap(([order, columns]) => [
    offered('', order, columns),
    offered('city_key, ', order, columns),
  ]),
  'create index listing_project on listing (lower(project)) where project is not null',
];
