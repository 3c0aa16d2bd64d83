/** RERA numbers that operators compared with the public register. */
export const name = 'rera-checks';

export const statements = [
  // By owner too: somebody else's listing with the same number was not checked.
  `create table rera_check (
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    number text collate "C" not null,
    checked_on date not null,
    primary key (owner_id, number)
  )`,
  // Listings show the day, so that cached answers with them are dropped.
  `create function note_rera_check() returns trigger language plpgsql as $$ begin
    insert into listing_change (kind, city_key)
      select distinct kind, city_key from listing where owner_id = coalesce(new.owner_id, old.owner_id);
    return null;
  end $$`,
  `create trigger rera_check_change after insert or update or delete on rera_check
    for each row execute function note_rera_check()`,
];
