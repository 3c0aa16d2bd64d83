/** E-mail addresses and phones that accounts had before a change, for as long as that can be undone. */
export const name = 'account-changes';

export const statements = [
  // The token went to the old address; here is its digest.
  `create table account_change (
    token text collate "C" primary key,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    email text,
    phone text,
    email_verified boolean not null,
    phone_verified boolean not null,
    at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`,
  'create index account_change_user on account_change (user_id, at)',
  'create index account_change_email on account_change (lower(email))',
  'create index account_change_phone on account_change (phone)',
];
