/** What searches ask of a listing beside its columns so far; worked out when it is written, so that reading costs nothing. */
export const name = 'sharper-search';

const feature = (field: string): string => `details->'features'->>'${field}'`;

/** A number at the beginning of a field's text, as in "10+". */
const numberIn = (field: string): string => `substring(${feature(field)} from '^\\d{1,3}')::smallint`;

/** What descriptions speak of, by the name that a search gives it. */
const mentioned: readonly (readonly [name: string, words: string])[] = [
  ['food', '\\m(meals?|food|tiffin|mess|lunch|dinner|breakfast)\\M|जेवण|भोजन|खाना|खाने|डब्बा|डबा|मेस'],
  ['parking', '\\m(parking|garage)\\M|पार्किंग|पार्किग'],
];

const mentions = mentioned
  .map(([word, pattern]) => `case when details->>'description' ~* '${pattern}' then '${word}' end`)
  .join(', ');

export const statements = [
  `alter table listing
    add column bathrooms smallint generated always as (${numberIn('bathrooms')}) stored,
    add column floor smallint generated always as
      (case when lower(${feature('floorNumber')}) = 'ground' then 0 else ${numberIn('floorNumber')} end) stored,
    add column age smallint generated always as (${numberIn('ageOfProperty')}) stored,
    add column available_from text collate "C" generated always as (details->>'availableFrom') stored,
    add column mentions text[] generated always as (array_remove(array[${mentions}], null)) stored,
    add column posted_by text collate "C"`,

  'update listing l set posted_by = u.usertype from app_user u where u.id = l.owner_id',
  `create function note_poster() returns trigger language plpgsql as $$
    begin
      select usertype into new.posted_by from app_user where id = new.owner_id;
      return new;
    end $$`,
  `create trigger listing_poster before insert or update of owner_id on listing
    for each row execute function note_poster()`,
  `create function note_poster_type() returns trigger language plpgsql as $$
    begin
      update listing set posted_by = new.usertype where owner_id = new.id;
      return null;
    end $$`,
  `create trigger app_user_type after update of usertype on app_user
    for each row when (new.usertype <> old.usertype) execute function note_poster_type()`,

  // The few that were cut are not looked for among all.
  `create index listing_cut on listing (kind, cut_at) where cut_at is not null
    and status = 'Active' and deleted_at is null`,
  `create index listing_poster on listing (kind, posted_by, ranked_at desc, id desc)
    where status = 'Active' and deleted_at is null`,
];
