/**
 * What was written last, by kind and city: servers drop the answers they cached of it. A row a statement, written in its own
 * transaction; nobody updates a row that another writer needs.
 */
export const name = 'listing-changes';

const noted = 'insert into listing_change (kind, city_key) select distinct kind, city_key from';

const trigger = (event: string, tables: string, source: string): string[] => [
  `create function note_listing_${event}() returns trigger language plpgsql as $$ begin
    ${noted} ${source};
    return null;
  end $$`,
  `create trigger listing_change_${event} after ${event} on listing referencing ${tables}
    for each statement execute function note_listing_${event}()`,
];

// Every visit counts on its listing's row, and no answer says how many there were.
const changed = `(
      select side.kind, side.city_key from before_rows b join after_rows a using (id),
        lateral (values (b.kind, b.city_key), (a.kind, a.city_key)) side (kind, city_key)
      where a.visits = b.visits or to_jsonb(a) - 'visits' <> to_jsonb(b) - 'visits'
    ) changed`;

export const statements = [
  `create table listing_change (
    id bigint generated always as identity,
    kind text collate "C" not null,
    city_key text collate "C" not null,
    changed_by xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default clock_timestamp()
  )`,
  'create index listing_change_order on listing_change (changed_by)',
  ...trigger('insert', 'new table as after_rows', 'after_rows'),
  ...trigger('update', 'old table as before_rows new table as after_rows', changed),
  ...trigger('delete', 'old table as before_rows', 'before_rows'),
  // A listing shows its owner's type and a part of the phone.
  `create function note_owner_change() returns trigger language plpgsql as $$ begin
    ${noted} listing where owner_id = new.id;
    return null;
  end $$`,
  `create trigger owner_change after update of phone, usertype on app_user for each row
    when (old.phone is distinct from new.phone or old.usertype is distinct from new.usertype)
    execute function note_owner_change()`,
];
