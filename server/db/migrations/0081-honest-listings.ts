/** What the rules of honest listings find, and places that wait to be confirmed. */
export const name = 'honest-listings';

export const statements = [
  'alter table listing drop constraint listing_inactive_reason_check',
  `alter table listing add constraint listing_inactive_reason_check check (inactive_reason in
    ('paused', 'sold', 'rented', 'under-review', 'taken-down', 'needs-mending', 'verify-phone'))`,
  // The other columns hold what everybody may read; `given` keeps the owner's own words where they were masked.
  `alter table listing
    add column checks jsonb not null default '[]',
    add column given jsonb,
    add column flagged_at timestamptz(3)`,
  'create index listing_flagged on listing (flagged_at) where flagged_at is not null and deleted_at is null',
  `create index listing_unproved on listing (owner_id) where inactive_reason = 'verify-phone'`,

  // A proved phone opens the market to what waited for it, whichever way it was proved.
  `create function show_proved_listings() returns trigger language plpgsql as $$
    begin
      update listing set status = 'Active', inactive_reason = null
        where owner_id = new.id and inactive_reason = 'verify-phone' and status = 'Inactive';
      return null;
    end $$`,
  `create trigger app_user_proved after update of phone_verified on app_user
    for each row when (new.phone_verified and not old.phone_verified) execute function show_proved_listings()`,

  // Of another owner's home, and of another owner's photo.
  'create index home_fingerprint on home (fingerprint)',
  'alter table media_file add column dhash bigint',
  // Of 64 bits in seven bands at least one band is equal where at most six bits differ.
  `create function photo_bands(hash bigint) returns integer[] language sql immutable strict parallel safe as $$
    select array_agg(band * 512 + ((hash >> (band * 9)) & 511)::integer) from generate_series(0, 6) band
  $$`,
  'create index media_file_bands on media_file using gin (photo_bands(dhash)) where dhash is not null',

  // A name that somebody wrote is proposed: its listing shows it, and nobody else is offered it.
  `alter table place
    add column proposed boolean not null default false,
    add column proposed_at timestamptz(3)`,
  'create index place_proposed on place (proposed_at) where proposed',
];
