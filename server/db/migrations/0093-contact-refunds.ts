/** Coins asked back for a contact that led nowhere. */
export const name = 'contact-refunds';

export const statements = [
  `create table contact_refund (
    id text collate "C" primary key,
    user_id text collate "C" not null references app_user(id) on delete cascade,
    owner_id text collate "C" not null,
    listing_id text collate "C",
    reason text collate "C" not null check (reason in ('wrong-number', 'sold', 'no-answer')),
    coins smallint not null check (coins > 0),
    at timestamptz(3) not null,
    state text collate "C" not null check (state in ('open', 'given', 'refused')),
    answer text,
    decided_at timestamptz(3),
    unique (user_id, owner_id)
  )`,
  `create index contact_refund_open on contact_refund (at) where state = 'open'`,
  'create index contact_refund_owner on contact_refund (owner_id, reason, at)',
];
