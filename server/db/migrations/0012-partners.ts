/** Partners: keys with their origins and settings, and what happened under each key by day. */
export const name = 'partners';

export const statements = [
  // A key is public: it is in the pages of its partner. Its origins say where it works.
  `create table partner_key (
    key text collate "C" primary key,
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    name text not null,
    mode text not null check (mode in ('live', 'test')),
    origins text[] not null default '{}',
    settings jsonb not null default '{}',
    created_at timestamptz(3) not null,
    revoked_at timestamptz(3)
  )`,
  'create index partner_key_owner on partner_key (owner_id, created_at)',

  `create table partner_day (
    key text collate "C" not null references partner_key(key) on delete cascade,
    day date not null,
    loads bigint not null default 0,
    searches bigint not null default 0,
    opens bigint not null default 0,
    contacts bigint not null default 0,
    primary key (key, day)
  )`,
];
