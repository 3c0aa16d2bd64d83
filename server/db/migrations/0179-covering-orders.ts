/**
 * What people choose most (a locality, a budget, rooms, a type) is passed over and counted by the index alone: of large places
 * the table has thousands of pages. What an owner offers is counted so too.
 */
export const name = 'covering-orders';

const isPublic = "where status = 'Active' and deleted_at is null";

const covering = (index: string, columns: string, further: string): string[] => [
  `drop index ${index}`,
  `create index ${index} on listing (kind, city_key, ${columns}) include (expires_at, ${further}) ${isPublic}`,
];

export const statements = [
  ...covering('listing_place', 'locality_key, ranked_at desc, id desc', 'amount, bedrooms, property_type'),
  ...covering('listing_city_newest', 'ranked_at desc, id desc', 'amount, bedrooms, property_type'),
  ...covering('listing_city_amount', 'amount, id', 'bedrooms, property_type, locality_key'),
  `create index listing_offered on listing (owner_id) ${isPublic}`,
];
