/** The order of the sitemap: by age, so that files that are full never change their beginning when listings come. */
export const name = 'sitemap-order';

export const statements = [
  `create index listing_age on listing (created_at, id) include (expires_at)
    where status = 'Active' and deleted_at is null`,
];
