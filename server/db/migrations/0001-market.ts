/** The market: accounts, listings of all kinds in one table, their visits, and the places they lie in. */
export const name = 'market';

export const statements = [
  'create extension if not exists pg_trgm with schema public',

  `create table app_user (
    id text collate "C" primary key,
    name text not null,
    email text unique,
    phone text unique,
    usertype text not null check (usertype in ('Buyer/Owner/Tenant', 'Agent', 'Builder')),
    password_hash text,
    created_at timestamptz(3) not null default now()
  )`,

  `create table listing (
    id text collate "C" primary key,
    property_id text collate "C" not null unique,
    owner_id text collate "C" not null references app_user(id) on delete cascade,
    kind text collate "C" not null check (kind in ('sell', 'rent', 'plot', 'pg', 'commercial')),
    status text not null default 'Active',
    source_key text collate "C",
    content_hash text not null,
    city text not null,
    city_key text collate "C" not null,
    locality text not null,
    locality_key text collate "C" not null,
    project text,
    search_key text collate "C" not null,
    property_type text,
    bhk text,
    bedrooms smallint,
    amount bigint not null check (amount >= 0),
    deposit bigint,
    area double precision,
    area_unit text,
    area_sqft double precision,
    rate double precision,
    furnished text,
    possession text,
    ownership text,
    approved_by text,
    room_type text,
    available_for text,
    rera text,
    amenities text[] not null default '{}',
    images text[] not null default '{}',
    image_colours text[],
    video text,
    details jsonb not null default '{}',
    visits bigint not null default 0,
    last_visit_at timestamptz(3),
    ranked_at timestamptz(3) not null default now(),
    expires_at timestamptz(3),
    deleted_at timestamptz(3),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,

  // Nulls are distinct, so listings without a source never meet here.
  'create unique index listing_source on listing (owner_id, source_key)',
  `create index listing_newest on listing (kind, ranked_at desc, id desc)
    where status = 'Active' and deleted_at is null`,
  `create index listing_city_newest on listing (kind, city_key, ranked_at desc, id desc)
    where status = 'Active' and deleted_at is null`,
  `create index listing_city_amount on listing (kind, city_key, amount, id) include (expires_at)
    where status = 'Active' and deleted_at is null`,
  `create index listing_place on listing (kind, city_key, locality_key, ranked_at desc, id desc)
    where status = 'Active' and deleted_at is null`,
  'create index listing_owner on listing (owner_id, created_at desc)',
  'create index listing_words on listing using gin (search_key gin_trgm_ops)',

  `create table listing_visit (
    listing_id text collate "C" not null references listing(id) on delete cascade,
    visitor text collate "C" not null,
    day date not null,
    primary key (listing_id, visitor, day)
  )`,

  `create table place (
    city_key text collate "C" not null,
    key text collate "C" not null,
    name text not null,
    city text not null,
    region text,
    name_mr text,
    aliases text[] not null default '{}',
    primary key (city_key, key)
  )`,
];
