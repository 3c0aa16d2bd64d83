/**
 * What was written that searches show, until it has been copied to the separate search store (docs/decisions/0183). Triggers note
 * it in the write's own transaction, so that no way of writing can forget it; without a store they note nothing.
 */
export const name = 'search-feed';

const isFed = 'exists (select from search_feed)';

const noted = (subject: string, keys: string): string =>
  `insert into search_outbox (subject, key) select '${subject}', ${keys}`;

/** Notes listings by the statement: one row a listing, however many statements of a portion there are. */
const ofListings = (event: string, tables: string, source: string): string[] => [
  `create function feed_listing_${event}() returns trigger language plpgsql as $$ begin
    if ${isFed} then ${noted('listing', `id from ${source}`)}; end if;
    return null;
  end $$`,
  `create trigger listing_feed_${event} after ${event} on listing referencing ${tables}
    for each statement execute function feed_listing_${event}()`,
];

/** Notes a row of a smaller table, by the key it has and the one it had. */
const ofRows = (
  table: string,
  subject: string,
  keyOf: (row: string) => string,
  columns: string[],
): string[] => [
  `create function feed_${table}() returns trigger language plpgsql as $$ begin
    if not ${isFed} then return null; end if;
    if tg_op <> 'INSERT' then ${noted(subject, keyOf('old'))}; end if;
    if tg_op = 'INSERT' or (tg_op = 'UPDATE' and ${keyOf('new')} <> ${keyOf('old')}) then
      ${noted(subject, keyOf('new'))};
    end if;
    return null;
  end $$`,
  `create trigger ${table}_feed after insert or delete on ${table} for each row execute function feed_${table}()`,
  `create trigger ${table}_feed_change after update on ${table} for each row
    when ((${columns.map((column) => `new.${column}`).join(', ')}) is distinct from (${columns.map((column) => `old.${column}`).join(', ')}))
    execute function feed_${table}()`,
];

// A visit counts on its listing's row, and no answer says how many there were.
const changed = `before_rows b join after_rows a using (id)
      where a.visits = b.visits or to_jsonb(a) - 'visits' <> to_jsonb(b) - 'visits'`;

export const statements = [
  // The store that is fed, while there is one.
  `create table search_feed (
    id text collate "C" primary key default gen_random_uuid()::text,
    is_only boolean not null default true unique check (is_only),
    seen_at timestamptz(3) not null default now()
  )`,
  `create table search_outbox (
    number bigint generated always as identity primary key,
    subject text collate "C" not null,
    key text collate "C" not null,
    at timestamptz(3) not null default clock_timestamp()
  )`,
  ...ofListings('insert', 'new table as after_rows', 'after_rows'),
  ...ofListings('update', 'old table as before_rows new table as after_rows', changed),
  ...ofListings('delete', 'old table as before_rows', 'before_rows'),
  ...ofRows('app_user', 'owner', (row) => `${row}.id`, [
    'phone',
    'usertype',
    'phone_verified',
    'rera_number',
  ]),
  ...ofRows('rera_check', 'owner', (row) => `${row}.owner_id`, ['owner_id', 'number', 'checked_on']),
  ...ofRows('project', 'project', (row) => `${row}.id`, ['slug', 'shown']),
  ...ofRows('station', 'station', (row) => `${row}.id`, [
    'id',
    'name',
    'name_mr',
    'kind',
    'lines',
    'lat',
    'lng',
  ]),
  ...ofRows('place', 'place', (row) => `${row}.city_key || '/' || ${row}.key`, [
    ...[
      'city_key',
      'key',
      'name',
      'city',
      'region',
      'name_mr',
      'aliases',
      'proposed',
      'lat',
      'lng',
      'radius',
    ],
  ]),
];
