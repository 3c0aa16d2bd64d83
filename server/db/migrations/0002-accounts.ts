/** Accounts people sign in to: sessions, codes by SMS, Google identities, and limits on guessing. */
export const name = 'accounts';

export const statements = [
  `alter table app_user
    add column phone_verified boolean not null default false,
    add column email_verified boolean not null default false,
    add column agreed_at timestamptz(3),
    add column contact_consent_at timestamptz(3),
    add column phone_changed_at timestamptz(3)`,
  'create unique index app_user_email on app_user (lower(email))',

  `create table app_session (
    id_hash text collate "C" primary key,
    id text collate "C" not null unique,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    method text not null check (method in ('password', 'otp', 'google')),
    device text not null,
    proved_at timestamptz(3),
    created_at timestamptz(3) not null,
    seen_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    ends_at timestamptz(3) not null
  )`,
  'create index app_session_user on app_session (user_id)',
  'create index app_session_expiry on app_session (expires_at)',

  `create table app_identity (
    issuer text collate "C" not null,
    subject text collate "C" not null,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    primary key (issuer, subject)
  )`,
  'create index app_identity_user on app_identity (user_id)',

  `create table otp_code (
    phone_key text collate "C" primary key,
    choice text not null,
    code_hash text not null,
    tries smallint not null default 0,
    expires_at timestamptz(3) not null
  )`,
  `create table otp_guess (
    phone_key text collate "C" not null,
    day date not null,
    wrong smallint not null,
    primary key (phone_key, day)
  )`,

  `create table rate_limit (
    name text collate "C" not null,
    subject text collate "C" not null,
    hits timestamptz(3)[] not null,
    expires_at timestamptz(3) not null,
    primary key (name, subject)
  )`,
  'create index rate_limit_expiry on rate_limit (expires_at)',
  `create table guess_gate (
    name text collate "C" not null,
    subject text collate "C" not null,
    guesses integer not null,
    closed_until timestamptz(3),
    guessed_at timestamptz(3) not null,
    primary key (name, subject)
  )`,

  // Only the console sender writes here, and it is for development.
  `create table console_sms (
    phone text collate "C" primary key,
    message text not null,
    code text,
    sent_at timestamptz(3) not null
  )`,
];
