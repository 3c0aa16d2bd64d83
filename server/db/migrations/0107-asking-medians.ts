/** What homes ask in a city and its localities, by kind and rooms; a job counts it anew. */
export const name = 'asking-medians';

export const statements = [
  `create table asking_median (
    city_key text collate "C" not null,
    locality_key text collate "C" not null,
    kind text collate "C" not null,
    rooms text collate "C" not null,
    homes integer not null,
    owners integer not null,
    lower bigint not null,
    median bigint not null,
    upper bigint not null,
    rate double precision,
    counted_at timestamptz(3) not null default now(),
    primary key (city_key, locality_key, kind, rooms)
  )`,
  `create table asking_month (
    city_key text collate "C" not null,
    locality_key text collate "C" not null,
    kind text collate "C" not null,
    month text collate "C" not null,
    homes integer not null,
    median bigint not null,
    primary key (city_key, locality_key, kind, month)
  )`,
];
