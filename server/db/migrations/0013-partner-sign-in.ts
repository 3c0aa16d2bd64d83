/** Being signed in on a partner's page: grants, the secrets that stand for them, and what people allowed partners. */
export const name = 'partner-sign-in';

export const statements = [
  // One person on one origin under one key; its secrets end with it.
  `create table partner_grant (
    id text collate "C" primary key,
    key text collate "C" not null references partner_key(key) on delete cascade,
    origin text collate "C" not null,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    frame_hash text collate "C" not null,
    created_at timestamptz(3) not null,
    ends_at timestamptz(3) not null
  )`,
  'create index partner_grant_user on partner_grant (user_id)',
  'create index partner_grant_end on partner_grant (ends_at)',

  // Digests only: nobody can sign in with what the table holds.
  `create table partner_secret (
    hash text collate "C" primary key,
    purpose text not null check (purpose in ('code', 'access', 'refresh', 'cookie', 'ticket')),
    grant_id text collate "C" not null references partner_grant(id) on delete cascade,
    challenge text collate "C",
    about text,
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  'create index partner_secret_grant on partner_secret (grant_id)',
  'create index partner_secret_end on partner_secret (expires_at)',

  // For browsers without cookies: proves the sign-in to the next call, once.
  `create table sign_in_proof (
    hash text collate "C" primary key,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    expires_at timestamptz(3) not null
  )`,

  // Whether the person lets pages of this partner spend coins; asked once.
  `create table partner_trust (
    user_id text collate "C" not null references app_user(id) on delete cascade,
    partner_id text collate "C" not null references app_user(id) on delete cascade,
    at timestamptz(3) not null,
    primary key (user_id, partner_id)
  )`,
];
