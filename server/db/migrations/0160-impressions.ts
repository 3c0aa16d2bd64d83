/** Impressions: how often the card of a listing was really seen, by day, and what a visitor was counted for that day. */
export const name = 'impressions';

export const statements = [
  `create table listing_impression (
    listing_id text collate "C" not null references listing(id) on delete cascade,
    day date not null,
    count integer not null,
    primary key (listing_id, day)
  )`,
  // One row a visitor and day, so that a batch of cards is one write of it; the visitor is a digest of that day, never an address.
  `create table impression_visitor (
    visitor text collate "C" not null,
    day date not null,
    listing_ids text[] not null,
    primary key (day, visitor)
  )`,
  'create index listing_impression_day on listing_impression (day)',
];
