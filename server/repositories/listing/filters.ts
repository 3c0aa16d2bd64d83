/** Writes each filter of a search as SQL over listing `l`. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Area, Box, LngLat, LocalityTerm, SearchCondition, FreeText } from './condition.js';

/** A yes-or-no expression. */
export type Predicate = RawBuilder<boolean>;

/** Holds when every part does. */
export const every = (parts: readonly Predicate[]): Predicate =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;

/** Holds when any part does. */
export const some = (parts: readonly Predicate[]): Predicate =>
  parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;

const anyOf = (column: string, values: readonly string[]): Predicate =>
  sql`lower(${sql.raw(`l.${column}`)}) = any(${values.map((value) => value.toLowerCase())}::text[])`;

interface Range {
  least?: number;
  most?: number;
}

/** A bound must have the column's own type: a cast column has neither an index nor statistics. */
const within = (column: string, type: string, { least, most }: Range): Predicate => {
  const bound = (sign: string, value: number): Predicate =>
    sql`${sql.raw(`l.${column} ${sign}`)} ${value}::${sql.raw(type)}`;
  return every([
    ...(least === undefined ? [] : [bound('>=', least)]),
    ...(most === undefined ? [] : [bound('<=', most)]),
  ]);
};

/** More than any price; a larger bound would overflow the column. */
const beyondPrices = 1e15;

const whole = ({ least, most }: Range): Range => ({
  ...(least !== undefined && { least: Math.min(Math.ceil(least), beyondPrices) }),
  ...(most !== undefined && { most: Math.min(Math.floor(most), beyondPrices) }),
});

/** One key is compared by equality, so that the index also gives the order. */
const isOneOf = (column: string, keys: readonly string[]): Predicate =>
  keys.length === 1
    ? sql`${sql.raw(column)} = ${keys[0]}`
    : sql`${sql.raw(column)} = any(${[...keys]}::text[])`;

/** City by city, since that is how an index finds them: pairs in a list would be looked up for every row. */
const inPlaces = (places: Area['places']): Predicate => {
  const byCity = new Map<string, Set<string>>();
  for (const [city, locality] of places) byCity.set(city, (byCity.get(city) ?? new Set()).add(locality));
  return some(
    [...byCity].map(
      ([city, keys]) => sql`(l.city_key = ${city} and ${isOneOf('l.locality_key', [...keys])})`,
    ),
  );
};

const inArea = ({ cities, places }: Area): Predicate =>
  some([isOneOf('l.city_key', cities), ...(places.length > 0 ? [inPlaces(places)] : [])]);

/** What names are like in which a word begins with this one. */
export const beginsWith = (word: string): string => `% ${word}%`;

/** Holds where each word begins a word of the listing's names; of common ones the words' index is not asked. */
const hasWords = (words: string, common: readonly string[] = []): Predicate =>
  every(
    words.split(' ').map((word) => {
      const names = common.includes(word) ? sql`(l.search_key || '')` : sql`l.search_key`;
      return sql<boolean>`${names} like ${beginsWith(word)}`;
    }),
  );

/** How alike words must be: what pg_trgm's `<%` asks for. */
const likeness = sql.lit(0.6);

/**
 * Holds where the names resemble the words; numbers are not misspelt, and without them half the market resembles "socety 12".
 * A whole number leaves so few listings that comparing them costs less than the index does for letters that many share.
 */
const resembles = (words: string): Predicate => {
  const numbers = words.split(' ').filter((word) => /^\d+$/.test(word));
  if (numbers.length === 0) return sql`${words} <% l.search_key`;
  return every([
    sql`word_similarity(${words}, l.search_key) >= ${likeness}`,
    ...numbers.map((number) => sql<boolean>`l.search_key like ${`% ${number} %`}`),
  ]);
};

/** Exact or alike, never both: the words' index answers each of them, and neither when one could be the other. */
const wordsOf = ({ words, alike, common, ids: found = [] }: LocalityTerm): Predicate[] => [
  ...(words === '' ? [] : [alike ? resembles(words) : hasWords(words, common)]),
  ...(found.length > 0 ? [sql<boolean>`l.id = any(${[...found]}::text[])`] : []),
];

/** The places of all terms are asked for together: forty terms, each with its own cities, would be hundreds of comparisons a row. */
const anyNamed = (terms: readonly LocalityTerm[]): Predicate => {
  const places = terms.flatMap((term) => term.places);
  return some([...(places.length > 0 ? [inPlaces(places)] : []), ...terms.flatMap(wordsOf)]);
};

const ids = (values: readonly string[]): Predicate =>
  sql`(l.id = any(${[...values]}::text[]) or l.property_id = any(${[...values]}::text[]))`;

/** Metres in a degree of latitude. */
const degree = 111_195;

type Near = NonNullable<SearchCondition['near']>;

/** Puts points together that lie within the distance of the first of their group, as the stations of one junction do. */
const neighbours = ({ points, metres }: Near): Near['points'][] => {
  const groups: Near['points'][number][][] = [];
  for (const point of points) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        Math.abs(first.lat - point.lat) * degree <= metres &&
        Math.abs(first.lng - point.lng) * degree <= metres,
    );
    if (group) group.push(point);
    else groups.push([point]);
  }
  return groups;
};

/** The box of degrees around a group first, which the index finds and reads once; then the circles in it. */
const near = (asked: Near): Predicate =>
  some(
    neighbours(asked).map((points) => {
      const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
      const [south, north] = [Math.min(...lats), Math.max(...lats)];
      const eastAt = (lat: number): number => degree * Math.cos((lat * Math.PI) / 180);
      const [up, side] = [asked.metres / degree, asked.metres / eastAt(north)];
      const circles = points.map(
        ({ lat, lng }) =>
          sql<boolean>`power((l.place_lat - ${lat}) * ${degree}, 2)
            + power((l.place_lng - ${lng}) * ${eastAt(lat)}, 2) <= ${asked.metres ** 2}`,
      );
      return sql`(l.place_lat between ${south - up} and ${north + up}
        and l.place_lng between ${Math.min(...lngs) - side} and ${Math.max(...lngs) + side} and ${some(circles)})`;
    }),
  );

const inBox = ({ west, south, east, north }: Box): Predicate =>
  sql`(l.place_lat between ${south}::float8 and ${north}::float8
    and l.place_lng between ${west}::float8 and ${east}::float8)`;

/**
 * The box around the shape first, which the index finds; then the shape itself, in a form of which the planner expects half: it
 * takes any shape for tiny, and would read and sort all of a large one where an order's index soon meets a page.
 */
const inShape = (points: readonly LngLat[]): Predicate => {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const around = {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
  const shape = `(${points.map(([lng, lat]) => `(${String(lng)},${String(lat)})`).join(',')})`;
  return every([inBox(around), sql`coalesce(point(l.place_lng, l.place_lat) <@ ${shape}::polygon, false)`]);
};

const bedrooms = ({ exact, from }: NonNullable<SearchCondition['bedrooms']>): Predicate =>
  some([
    sql`l.bedrooms = any(${[...exact]}::smallint[])`,
    ...(from === undefined ? [] : [sql<boolean>`l.bedrooms >= ${from}::smallint`]),
  ]);

const types = ({ types: stored, bedrooms: rooms }: NonNullable<SearchCondition['types']>): Predicate =>
  some([anyOf('property_type', stored), bedrooms({ exact: rooms })]);

const matchesFreeText = ({ text, meant }: FreeText): Predicate =>
  some([anyNamed([text]), ...(meant ? [every([...predicatesOf(meant).values()])] : [])]);

const anyWish =
  (name: string) =>
  (values: readonly string[]): Predicate =>
    sql`l.wishes && ${values.map((value) => `${name}:${value}`)}::text[]`;

type Writers = { [K in keyof SearchCondition]-?: (value: NonNullable<SearchCondition[K]>) => Predicate };

const writers: Writers = {
  amount: (range) => within('amount', 'bigint', whole(range)),
  area: (range) => within('area_sqft', 'double precision', range),
  types,
  bedrooms,
  roomTypes: (values) => anyOf('room_type', values),
  availableFor: (values) => anyOf('available_for', values),
  ownership: (values) => anyOf('ownership', values),
  approvedBy: (values) => anyOf('approved_by', values),
  commercialTypes: (values) => anyOf('property_type', values),
  rera: (values) => anyOf('rera', values),
  furnished: (values) => anyOf('furnished', values),
  possession: (values) => anyOf('possession', values),
  postedBy: (values) => sql`l.posted_by = any(${[...values]}::text[])`,
  floors: anyWish('floor'),
  facing: anyWish('facing'),
  sharing: anyWish('sharing'),
  maintenance: (most) => within('maintenance', 'bigint', whole({ most })),
  deposit: (most) => within('deposit', 'bigint', whole({ most })),
  availableBy: (day) => sql`l.available_from <= ${day}`,
  listedWithin: (days) => sql`l.listed_at > now() - make_interval(days => ${days}::int)`,
  priceCut: () => sql`l.cut_at > now() - interval '30 days'`,
  wishes: (names) => sql`l.wishes @> ${[...names]}::text[]`,
  lacks: (names) => sql`not l.wishes && ${[...names]}::text[]`,
  photos: () => sql`l.has_photos`,
  videos: () => sql`l.has_videos`,
  city: inArea,
  localities: anyNamed,
  words: (texts) => every(texts.map(matchesFreeText)),
  near,
  nearest: ({ stations, walk }) =>
    sql`(l.station_id = any(${[...stations]}::text[]) and l.station_walk <= ${walk}::smallint)`,
  reach: inPlaces,
  box: inBox,
  shape: inShape,
  placeless: () => sql`l.place_lat is null`,
  ids,
  except: (values) => sql`not ${ids(values)}`,
  owner: (id) => sql`l.owner_id = ${id}`,
  project: (name) => sql`(lower(l.project) = lower(${name}) or l.project_id in
    (select p.id from project p where lower(p.shown->>'name') = lower(${name})))`,
  inProject: (id) => sql`l.project_id = ${id}`,
  within: inArea,
};

/** Holds for what the public may see: active, not in the bin, not expired (C-31). */
export const isPublic: Predicate = sql`l.status = 'Active' and l.deleted_at is null
  and (l.expires_at is null or l.expires_at > now())`;

/** Writes the conditions one by one, by the name of their filter. */
export const predicatesOf = (condition: SearchCondition): Map<keyof SearchCondition, Predicate> =>
  new Map(
    (Object.entries(condition) as [keyof SearchCondition, never][]).map(([name, value]) => [
      name,
      writers[name](value),
    ]),
  );

/** Writes the whole where clause of a search of one kind. */
export const whereOf = (kind: ListingKind, condition: SearchCondition): Predicate =>
  every([sql`l.kind = ${kind}`, isPublic, ...predicatesOf(condition).values()]);
