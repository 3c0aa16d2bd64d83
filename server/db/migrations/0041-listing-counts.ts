/**
 * How many public listings there are of each combination of what filters choose by. Every write adds its difference as a row
 * of its own, in its own transaction, so that writers never wait for each other; a job sums the rows up again.
 */
export const name = 'listing-counts';

/** What counts are kept by; the same names as in table listing. */
const plain = [
  ...['kind', 'city_key', 'city', 'locality_key', 'locality', 'property_type', 'bedrooms', 'furnished'],
  ...['possession', 'ownership', 'approved_by', 'rera', 'room_type', 'available_for'],
];
const columns = [...plain, 'has_photos', 'has_videos'].join(', ');
const valuesOf = (row: string): string =>
  [...plain.map((column) => `${row}.${column}`), `${row}.images <> '{}'`, `${row}.video is not null`].join(
    ', ',
  );
const isCounted = (row: string): string =>
  `${row}.status = 'Active' and ${row}.deleted_at is null and not ${row}.is_expired`;

const side = (rows: string, by: number): string =>
  `select ${valuesOf('r')}, ${by} as count from ${rows} r where ${isCounted('r')}`;

const counter = (event: string, sides: readonly string[]): string => `
  create function count_listing_${event}() returns trigger language plpgsql as $$ begin
    insert into listing_count (${columns}, count, is_change)
      select ${columns}, sum(count), true
      from (${sides.join(' union all ')}) changed (${columns}, count)
      group by ${columns} having sum(count) <> 0;
    return null;
  end $$`;

const trigger = (event: string, tables: string): string => `
  create trigger listing_count_${event} after ${event} on listing referencing ${tables}
    for each statement execute function count_listing_${event}()`;

const [before, after] = ['before_rows', 'after_rows'];

export const statements = [
  // The column follows expires_at: what no write tells, the passing of time, is written down by a job.
  'alter table listing add column is_expired boolean not null default false',
  'update listing set is_expired = true where expires_at <= now()',
  `create function mark_expired_listing() returns trigger language plpgsql as $$ begin
    new.is_expired := coalesce(new.expires_at <= now(), false);
    return new;
  end $$`,
  `create trigger listing_expired before insert or update of expires_at on listing
    for each row execute function mark_expired_listing()`,
  'create index listing_unmarked on listing (expires_at) where not is_expired',

  `create table listing_count (
    kind text collate "C" not null,
    city_key text collate "C" not null,
    city text not null,
    locality_key text collate "C" not null,
    locality text not null,
    property_type text,
    bedrooms smallint,
    furnished text,
    possession text,
    ownership text,
    approved_by text,
    rera text,
    room_type text,
    available_for text,
    has_photos boolean not null,
    has_videos boolean not null,
    count integer not null,
    is_change boolean not null
  )`,
  'create index listing_count_place on listing_count (kind, city_key, locality_key)',
  'create index listing_count_change on listing_count (kind, city_key, locality_key) where is_change',
  `insert into listing_count (${columns}, count, is_change)
    select ${valuesOf('r')}, count(*), false from listing r where ${isCounted('r')} group by ${valuesOf('r')}`,

  counter('insert', [side(after, 1)]),
  counter('update', [side(before, -1), side(after, 1)]),
  counter('delete', [side(before, -1)]),
  trigger('insert', `new table as ${after}`),
  trigger('update', `old table as ${before} new table as ${after}`),
  trigger('delete', `old table as ${before}`),
];
