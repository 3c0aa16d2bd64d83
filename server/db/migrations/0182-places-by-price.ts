/**
 * A journey beside a budget asks for the homes of sixty localities below a price: they are found, put in any order and counted by
 * the index alone, where the table had to be read for each of them.
 */
export const name = 'places-by-price';

export const statements = [
  `create index listing_place_amount on listing (kind, city_key, locality_key, amount, id)
    include (expires_at, ranked_at, rate, area_sqft, bedrooms, property_type)
    where status = 'Active' and deleted_at is null`,
];
