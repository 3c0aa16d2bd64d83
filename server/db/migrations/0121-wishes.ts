/**
 * What rare wishes ask for is one list a listing, found by one index: read one by one, the listings of a kind take a tenth of
 * a second where hardly any of them passes.
 */
export const name = 'wishes';

const feature = (field: string): string => `details->'features'->>'${field}'`;

/** A number at the beginning of a field's text, as in "10+". */
const numberIn = (field: string): string => `substring(${feature(field)} from '^\\d{1,3}')::int`;

export const texts = (values: readonly string[]): string =>
  `array[${values.map((value) => `'${value}'`).join(', ')}]`;

export const upTo = (first: number, last: number, named: string): string =>
  texts(Array.from({ length: last - first + 1 }, (_, at) => `${named}:${String(first + at)}`));

/** Every number of bathrooms that are enough, and every age that is not exceeded. */
const bathrooms = `(${upTo(1, 10, 'bathrooms')})[1:least(${numberIn('bathrooms')}, 10)]`;
export const age = `(${upTo(0, 20, 'age')})[${numberIn('ageOfProperty')} + 1:21]`;

const floorNumber = `case when lower(${feature('floorNumber')}) = 'ground' then 0 else ${numberIn('floorNumber')} end`;
export const floor = `case when ${floorNumber} = 0 then array['floor:Ground'] when ${floorNumber} <= 4 then array['floor:Low']
  when ${floorNumber} <= 10 then array['floor:Middle'] when ${floorNumber} > 10 then array['floor:High'] end`;

/** What descriptions speak of, by the name that a search gives it. */
const mentioned: readonly (readonly [name: string, words: string])[] = [
  ['food', '\\m(meals?|food|tiffin|mess|lunch|dinner|breakfast)\\M|जेवण|भोजन|खाना|खाने|डब्बा|डबा|मेस'],
  ['parking', '\\m(parking|garage)\\M|पार्किंग|पार्किग'],
];
const mentions = mentioned.map(
  ([word, words]) => `case when details->>'description' ~* '${words}' then array['mentions:${word}'] end`,
);

const all = [bathrooms, age, floor, ...mentions].map((part) => `coalesce(${part}, '{}')`).join(' || ');

export const statements = [
  `alter table listing drop column bathrooms, drop column floor, drop column age, drop column mentions,
    add column wishes text[] generated always as (amenities || ${all}) stored`,
  `create index listing_wishes on listing using gin (wishes) where status = 'Active' and deleted_at is null`,
  ...['available_from', 'deposit', 'listed_at'].map(
    (column) => `create index listing_by_${column} on listing (kind, ${column})
      where status = 'Active' and deleted_at is null and ${column} is not null`,
  ),
];
