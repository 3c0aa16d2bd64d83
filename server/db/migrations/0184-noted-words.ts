/**
 * The locality and the names of what was written, beside its kind and city: most answers that are kept lie elsewhere or have other
 * names, and stay (docs/decisions/0087). A statement that writes much notes kinds and cities alone.
 */
export const name = 'noted-words';

const columns = 'kind, city_key, locality_key, search_key';

const few = 'count(*) over () <= 100';

const noted = (source: string): string => `insert into listing_change (${columns})
      select distinct kind, city_key, case when few then locality_key end, case when few then search_key end
      from (select ${columns}, ${few} as few from ${source}) written`;

const changed = `(
        select side.* from before_rows b join after_rows a using (id),
          lateral (values (b.kind, b.city_key, b.locality_key, b.search_key),
            (a.kind, a.city_key, a.locality_key, a.search_key)) side (${columns})
        where a.visits = b.visits or to_jsonb(a) - 'visits' <> to_jsonb(b) - 'visits'
      ) changed`;

const note = (event: string, source: string): string =>
  `create or replace function note_listing_${event}() returns trigger language plpgsql as $$ begin
    ${noted(source)};
    return null;
  end $$`;

export const statements = [
  `alter table listing_change
    add column locality_key text collate "C",
    add column search_key text collate "C"`,
  note('insert', 'after_rows'),
  note('update', changed),
  note('delete', 'before_rows'),
];
