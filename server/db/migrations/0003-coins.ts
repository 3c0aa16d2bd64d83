/** Coins and contact: balances, their ledger, what is paid for, what is settled, who reached whom. */
export const name = 'coins';

export const statements = [
  `create table coin_account (
    user_id text collate "C" primary key references app_user(id) on delete cascade,
    balance integer not null check (balance >= 0),
    entries integer not null default 0
  )`,
  `create table coin_entry (
    user_id text collate "C" not null references coin_account(user_id) on delete cascade,
    number integer not null,
    at timestamptz(3) not null,
    amount integer not null check (amount <> 0),
    balance integer not null check (balance >= 0),
    reason text not null
      check (reason in ('welcome', 'number', 'message', 'top-up', 'debit', 'refund', 'grant')),
    owner_id text collate "C",
    listing_id text collate "C",
    note text,
    primary key (user_id, number)
  )`,
  // Digests of phones and e-mail addresses that had welcome coins, so that a new account of theirs gets none.
  `create table coin_welcome (
    subject text collate "C" primary key
  )`,

  `create table contact_unlock (
    user_id text collate "C" not null references app_user(id) on delete cascade,
    action text not null check (action in ('number', 'message')),
    target text collate "C" not null,
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    listing_id text collate "C",
    coins integer not null,
    at timestamptz(3) not null,
    primary key (user_id, action, target)
  )`,
  'create index contact_unlock_owner on contact_unlock (owner_id)',

  // Every answered reveal and accepted message stays here, paid or not: this table is also the audit.
  `create table coin_settlement (
    id text collate "C" primary key,
    user_id text collate "C" not null references coin_account(user_id) on delete cascade,
    action text not null check (action in ('number', 'message')),
    owner_id text collate "C" not null,
    listing_id text collate "C",
    coins smallint not null check (coins between 0 and 2),
    opened_at timestamptz(3) not null,
    closed_at timestamptz(3)
  )`,
  'create index coin_settlement_open on coin_settlement (user_id, opened_at) where closed_at is null',
  'create index coin_settlement_user on coin_settlement (user_id, opened_at)',

  `create table idempotency_key (
    user_id text collate "C" not null references app_user(id) on delete cascade,
    key text collate "C" not null,
    request text not null,
    reply text not null,
    at timestamptz(3) not null,
    primary key (user_id, key)
  )`,
  'create index idempotency_key_age on idempotency_key (at)',

  `create table listing_view (
    listing_id text collate "C" not null references listing(id) on delete cascade,
    viewer_id text collate "C" not null references app_user(id) on delete cascade,
    day date not null,
    action text not null check (action in ('number', 'message', 'view')),
    paid boolean not null,
    at timestamptz(3) not null,
    primary key (listing_id, viewer_id, day)
  )`,
  'create index listing_view_viewer on listing_view (viewer_id)',

  `create table contact_message (
    id text collate "C" primary key,
    sender_id text collate "C" not null references app_user(id) on delete cascade,
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    listing_id text collate "C" not null references listing(id) on delete cascade,
    coins smallint not null,
    at timestamptz(3) not null,
    tries smallint not null default 0,
    due_at timestamptz(3),
    sent_at timestamptz(3)
  )`,
  'create index contact_message_pair on contact_message (sender_id, listing_id, at)',
  'create index contact_message_due on contact_message (due_at) where due_at is not null',
];
