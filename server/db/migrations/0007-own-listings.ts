/** What owners do with their listings: why one is paused, and being told before one leaves the market. */
export const name = 'own-listings';

export const statements = [
  `alter table listing
    add column inactive_reason text check (inactive_reason in ('paused', 'sold', 'rented')),
    add column reminded_at timestamptz(3)`,
  `create index listing_expiry on listing (expires_at)
    where status = 'Active' and deleted_at is null and reminded_at is null`,
  'create index listing_bin on listing (deleted_at) where deleted_at is not null',

  // One notice a channel for all listings of an owner that leave about the same time.
  `create table owner_notice (
    id text collate "C" primary key,
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    channel text not null check (channel in ('sms', 'email')),
    property_ids text[] not null,
    leaves_at timestamptz(3) not null,
    at timestamptz(3) not null,
    tries smallint not null default 0,
    due_at timestamptz(3),
    sent_at timestamptz(3)
  )`,
  'create index owner_notice_due on owner_notice (due_at) where due_at is not null',
  'create index owner_notice_owner on owner_notice (owner_id)',
];
