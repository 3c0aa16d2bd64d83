/** Finds the namesakes of a place: listings elsewhere whose society, developer or locality has its name (C-53). */
import { sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import type { Area, LocalityTerm } from './condition.js';
import { inPlacesOf } from './counts.js';
import { whereOf } from './filters.js';

/** A place by its name, and the cities in which namesakes are looked for. */
export interface NamedPlace extends Pick<LocalityTerm, 'words' | 'places'> {
  city?: Area;
}

/** So many are told at most; of a place with more of them, nobody asks for each by its id. */
export const mostNamesakes = 100;

/** Finds the ids of public ones; undefined where there are too many to be told. */
export const findNamesakes = async (
  database: Sql,
  kind: ListingKind,
  { words, places, city }: NamedPlace,
): Promise<string[] | undefined> => {
  const named = whereOf(kind, {
    ...(city && { city }),
    localities: [{ words, places: [], alike: false }],
  });
  const { rows } = await sql<{ id: string }>`
    select l.id from listing l where ${named} and not ${inPlacesOf([{ places }])} limit ${mostNamesakes + 1}`.execute(
    database,
  );
  return rows.length > mostNamesakes ? undefined : rows.map(({ id }) => id);
};
