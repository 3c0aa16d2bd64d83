/** The RERA number of an agent or builder themselves, as they state it. */
export const name = 'own-rera-numbers';

export const statements = [
  // In capitals, without spaces, as rera_check holds the numbers that an operator found in the register.
  'alter table app_user add column rera_number text collate "C"',
  // Listings show it, so that cached answers with them are dropped.
  `create function note_own_rera() returns trigger language plpgsql as $$ begin
    insert into listing_change (kind, city_key) select distinct kind, city_key from listing where owner_id = new.id;
    return null;
  end $$`,
  `create trigger app_user_rera after update of rera_number, usertype on app_user for each row
    when (old.rera_number is distinct from new.rera_number or (new.rera_number is not null and old.usertype <> new.usertype))
    execute function note_own_rera()`,
];
