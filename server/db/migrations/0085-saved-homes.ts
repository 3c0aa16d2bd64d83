/** Homes that people have saved. */
export const name = 'saved-homes';

export const statements = [
  // By home and not by listing, so that it follows a home that is posted anew. `saved_under` holds keys of partners, and ''
  // for our own site. What stays of a home that has gone stands in the row itself.
  `create table saved_home (
    user_id text collate "C" not null references app_user(id) on delete cascade,
    home_id text collate "C" not null,
    listing_id text collate "C" not null,
    kind text collate "C" not null,
    city text not null,
    locality text not null,
    property_type text,
    bhk text,
    price bigint not null,
    last_price bigint not null,
    saved_at timestamptz(3) not null,
    stage text collate "C" not null,
    note text not null,
    saved_under text[] not null,
    primary key (user_id, home_id)
  )`,
  'create index saved_home_home on saved_home (home_id)',
  `create function keep_saved_home() returns trigger language plpgsql as $$
    begin
      update saved_home set last_price = old.amount, city = old.city, locality = old.locality,
        property_type = old.property_type, bhk = old.bhk where home_id = old.home_id;
      return null;
    end $$`,
  `create trigger listing_gone_from_saved after delete on listing
    for each row execute function keep_saved_home()`,
];
