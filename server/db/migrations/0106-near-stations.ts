/** Finds homes by their public points. */
export const name = 'near-stations';

export const statements = [
  `create index listing_public_point on listing (kind, place_lat, place_lng)
    where status = 'Active' and deleted_at is null`,
  `create index listing_station on listing (kind, station_id, ranked_at desc, id desc) include (station_walk)
    where status = 'Active' and deleted_at is null and station_id is not null`,
];
