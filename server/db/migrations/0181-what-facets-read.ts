/**
 * The filters' counts beside a budget read 8,000 homes of a city: from the index of its prices alone, which therefore holds all
 * that is counted. Whether a home has photos or videos is a column, since an index alone answers no expression.
 */
export const name = 'what-facets-read';

const counted = [
  ...['expires_at', 'bedrooms', 'property_type', 'locality_key', 'locality', 'furnished', 'possession'],
  ...['ownership', 'approved_by', 'rera', 'room_type', 'available_for', 'has_photos', 'has_videos'],
];

export const statements = [
  `alter table listing
    add column has_photos boolean not null generated always as (images <> '{}') stored,
    add column has_videos boolean not null generated always as (video is not null) stored`,
  'drop index listing_city_amount',
  `create index listing_city_amount on listing (kind, city_key, amount, id) include (${counted.join(', ')})
    where status = 'Active' and deleted_at is null`,
];
