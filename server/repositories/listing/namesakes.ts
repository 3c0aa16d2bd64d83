/** Finds the namesakes of a place: listings elsewhere whose society, developer or locality has its name (C-53). */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { plannedOnce } from '../../db/planned-once.js';
import type { Area, LocalityTerm } from './condition.js';
import { inPlacesOf } from './counts.js';
import { beginsWith, every, predicatesOf, whereOf } from './filters.js';

/** A place by its name, and the cities in which namesakes are looked for. */
export interface NamedPlace extends Pick<LocalityTerm, 'words' | 'places'> {
  city?: Area;
}

/** So many are told at most; of a place with more of them, nobody asks for each by its id. */
export const mostNamesakes = 100;

/** The names of a listing's society and developer; the locality and the city stand behind them (migration 185). */
const ownWords = sql`left(l.search_key, -(length(l.locality_key) + length(l.city_key) + 2))`;

/**
 * Finds those whose society, developer or locality has the name: some word of it stands in the listing's own names. Planned anew
 * each time, since its best way depends on how many have the name.
 */
const findOwnNamesakes = async (
  database: Sql,
  kind: ListingKind,
  { words, places, city }: NamedPlace,
): Promise<string[]> => {
  const named = whereOf(kind, { ...(city && { city }), localities: [{ words, places: [], alike: false }] });
  // One by one: beside "or" the index would be asked for the whole name alone, which all homes of the place have.
  const found = words.split(' ').map(
    (word) => sql`(select l.id from listing l
      where ${named} and ${ownWords} like ${beginsWith(word)} and not ${inPlacesOf([{ places }])}
      limit ${sql.lit(mostNamesakes + 1)})`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(found, sql` union `)}`.execute(database);
  return rows.map(({ id }) => id);
};

/** Finds those in other localities that have the name, all words of it in that of the locality and its city. */
const findInNamesakes = async (
  database: Sql,
  kind: ListingKind,
  { words, places, city }: NamedPlace,
): Promise<string[]> => {
  const area = { ...(city && { city }) };
  const names = sql`concat(' ', l.locality_key, ' ', l.city_key)`;
  const isNamedAlike = every([
    ...predicatesOf(area).values(),
    ...words.split(' ').map((word) => sql<boolean>`${names} like ${beginsWith(word)}`),
  ]);
  // Saving a listing saves its place.
  const alike = sql`select l.city_key, l.locality_key from (select city_key, key as locality_key from place) l
    where ${isNamedAlike} and not ${inPlacesOf([{ places }])}`;
  const { rows } = await sql<{ id: string }>`select l.id from listing l
    where ${whereOf(kind, area)} and (l.city_key, l.locality_key) in (${alike})
    limit ${sql.lit(mostNamesakes + 1)} ${plannedOnce(database)}`.execute(database);
  return rows.map(({ id }) => id);
};

/** Finds the ids of public ones; undefined where there are too many to be told. */
export const findNamesakes = async (
  database: Sql,
  kind: ListingKind,
  place: NamedPlace,
): Promise<string[] | undefined> => {
  const own = await findOwnNamesakes(database, kind, place);
  if (own.length > mostNamesakes) return undefined;
  const all = new Set([...own, ...(await findInNamesakes(database, kind, place))]);
  return all.size > mostNamesakes ? undefined : [...all];
};
