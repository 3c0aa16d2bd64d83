/** Which browsers an account was made in and signed in with, as digests of a cookie of theirs. */
export const name = 'known-devices';

export const statements = [
  `create table known_device (
    user_id text collate "C" not null references app_user(id) on delete cascade,
    device text collate "C" not null,
    registered boolean not null,
    seen_at timestamptz(3) not null,
    primary key (user_id, device)
  )`,
  'create index known_device_age on known_device (seen_at)',
];
