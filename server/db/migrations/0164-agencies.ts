/** Agencies: the account of an agent or builder with people who post and manage its listings with it. */
export const name = 'agencies';

export const statements = [
  `create table agency_member (
    agency_id text collate "C" not null references app_user(id) on delete cascade,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    role text collate "C" not null check (role in ('member', 'manager')),
    joined_at timestamptz(3) not null,
    primary key (agency_id, user_id),
    check (agency_id <> user_id)
  )`,
  'create index agency_member_user on agency_member (user_id)',

  // What the mail's link proves is its id, signed; once it is used or taken back the row is gone.
  `create table agency_invite (
    id text collate "C" primary key,
    agency_id text collate "C" not null references app_user(id) on delete cascade,
    email text collate "C" not null,
    role text collate "C" not null check (role in ('member', 'manager')),
    invited_by text collate "C" references app_user(id) on delete cascade,
    at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    unique (agency_id, email)
  )`,
  'create index agency_invite_by on agency_invite (invited_by)',
  'create index agency_invite_expiry on agency_invite (expires_at)',

  // For whom a session works. It refers to nothing: whoever was removed is refused until they say for whom they go on.
  'alter table app_session add column agency_id text collate "C"',

  `create index audit_entry_agency on audit_entry ((detail->>'agency'), number) where detail->>'agency' is not null`,

  // What members do for an agency is no decision of the desk either (0176).
  `create index audit_entry_decided on audit_entry (number)
    where act not in ('sign-in', 'number-revealed', 'message-sent', 'key-made', 'key-changed', 'listing-deleted', 'account-deleted')
    and detail->>'agency' is null`,
];
