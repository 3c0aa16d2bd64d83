/** Finds the namesakes of a place: listings elsewhere whose society, developer or locality has its name (C-53). */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { Area, LocalityTerm } from './condition.js';
import { inPlacesOf } from './counts.js';
import { beginsWith, every, predicatesOf, some, whereOf } from './filters.js';

/** A place by its name, and the cities in which namesakes are looked for. */
export interface NamedPlace extends Pick<LocalityTerm, 'words' | 'places'> {
  city?: Area;
}

/** So many are told at most; of a place with more of them, nobody asks for each by its id. */
export const mostNamesakes = 100;

/** The names of a listing's society and developer; the locality and the city stand behind them (migration 178). */
const ownWords = sql`left(l.search_key, -(length(l.locality_key) + length(l.city_key) + 2))`;

/** Lists the other localities that have the name, which the kept counts know. */
const namedAlike = (kind: ListingKind, { words, places, city }: NamedPlace): RawBuilder<unknown> => {
  const names = sql`concat(' ', l.locality_key, ' ', l.city_key)`;
  const isThere = every([
    sql`l.kind = ${kind}`,
    ...predicatesOf({ ...(city && { city }) }).values(),
    ...words.split(' ').map((word) => sql<boolean>`${names} like ${beginsWith(word)}`),
  ]);
  return sql`select distinct l.city_key, l.locality_key from listing_count l
    where ${isThere} and not ${inPlacesOf([{ places }])}`;
};

/**
 * Finds the ids of public ones; undefined where there are too many to be told. Some word of the name is in the listing's own
 * names, or all of them are in those of its locality and city.
 */
export const findNamesakes = async (
  database: Sql,
  kind: ListingKind,
  place: NamedPlace,
): Promise<string[] | undefined> => {
  const { words, places, city } = place;
  const area = { ...(city && { city }) };
  const named = whereOf(kind, { ...area, localities: [{ words, places: [], alike: false }] });
  const isOwn = some(words.split(' ').map((word) => sql`${ownWords} like ${beginsWith(word)}`));
  const most = sql.lit(mostNamesakes + 1);
  const { rows } = await sql<{ id: string }>`
    (select l.id from listing l where ${named} and ${isOwn} and not ${inPlacesOf([{ places }])} limit ${most})
    union
    (select l.id from listing l where ${whereOf(kind, area)}
      and (l.city_key, l.locality_key) in (${namedAlike(kind, place)}) limit ${most})
    limit ${most}`.execute(database);
  return rows.length > mostNamesakes ? undefined : rows.map(({ id }) => id);
};
