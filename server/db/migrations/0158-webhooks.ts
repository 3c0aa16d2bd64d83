/** Webhooks: where a person's leads are told, and the leads that are on their way or have arrived. */
export const name = 'webhooks';

export const statements = [
  `create table webhook (
    owner_id text collate "C" primary key references app_user(id) on delete cascade,
    url text not null,
    secret text not null,
    old_secret text,
    old_until timestamptz(3),
    created_at timestamptz(3) not null
  )`,
  // A row names a listing and the site, never the visitor. Sent or given up: no due_at.
  `create table webhook_delivery (
    id text collate "C" primary key,
    owner_id text collate "C" not null references webhook(owner_id) on delete cascade,
    type text not null check (type in ('lead.number', 'lead.message', 'test')),
    listing_id text collate "C",
    origin text not null default '',
    at timestamptz(3) not null,
    due_at timestamptz(3),
    tries integer not null default 0,
    sent_at timestamptz(3),
    answer text not null default ''
  )`,
  'create index webhook_delivery_due on webhook_delivery (due_at) where due_at is not null',
  'create index webhook_delivery_owner on webhook_delivery (owner_id, at desc)',
];
