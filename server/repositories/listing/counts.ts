/** The kept counts of public listings: what they can answer, and the work that keeps them small and right. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { Sql } from '../../db/database.js';
import { plannedOnce } from '../../db/planned-once.js';
import type { LocalityTerm, SearchCondition } from './condition.js';
import { every, isPublic, type Predicate, predicatesOf } from './filters.js';

/** Columns of listing that counts are kept by. */
const columns = [
  ...['kind', 'city_key', 'city', 'locality_key', 'locality', 'property_type', 'bedrooms', 'furnished'],
  ...['possession', 'ownership', 'approved_by', 'rera', 'room_type', 'available_for'],
  ...['has_photos', 'has_videos'],
].join(', ');

/** Filters whose columns the counts have. */
const kept: ReadonlySet<keyof SearchCondition> = new Set([
  ...([
    'types',
    'bedrooms',
    'roomTypes',
    'availableFor',
    'ownership',
    'approvedBy',
    'commercialTypes',
  ] as const),
  ...(['rera', 'furnished', 'possession', 'photos', 'videos', 'city', 'within', 'reach'] as const),
]);

/** Tells whether the kept counts can tell how many listings pass. */
export const isCounted = (condition: SearchCondition): boolean =>
  (Object.keys(condition) as (keyof SearchCondition)[]).every((name) => kept.has(name));

/** Tells whether the kept counts can tell how many listings pass, but for those elsewhere that have the name of a place. */
export const isCountedInPlaces = ({ localities = [], ...others }: SearchCondition): boolean =>
  localities.length > 0 &&
  localities.every(({ places, ids }) => places.length > 0 && !ids) &&
  isCounted(others);

/** Listings in the places of a search beyond which those that only have the name are not counted: they are few. */
export const manyInPlaces = 1_000;

/** Returns the localities of a search without the names that are looked for elsewhere. */
export const placesAlone = (localities: readonly Pick<LocalityTerm, 'places'>[]): LocalityTerm[] =>
  localities.map(({ places }) => ({ words: '', places, alike: false }));

/** Holds for what is in the places of a search, of which its localities are looked at alone. */
export const inPlacesOf = (localities: readonly Pick<LocalityTerm, 'places'>[]): Predicate =>
  every([...predicatesOf({ localities: placesAlone(localities) }).values()]);

/**
 * The kept counts and, where localities are asked for, a column `is_named` beside them: a listing that has a name asked for
 * but stands elsewhere is taken out of the counts of all, and counted among those that have it.
 */
export const countsByName = (
  kind: ListingKind,
  localities: NonNullable<SearchCondition['localities']>,
): RawBuilder<unknown> => {
  const inPlaces = inPlacesOf(localities);
  const found = localities.flatMap(({ ids = [] }) => ids);
  return sql`select ${sql.raw(columns)}, count, ${inPlaces} as is_named from listing_count l where l.kind = ${kind}
    union all select ${sql.raw(columns)}, change, change > 0
    from listing l cross join (values (1), (-1)) as moved (change)
    where l.kind = ${kind} and ${isPublic} and l.id = any(${[...new Set(found)]}::text[]) and not ${inPlaces}`;
};

/** Returns how many public listings pass a condition that the counts know. */
export const sumCounts = async (
  database: Sql,
  kind: ListingKind,
  condition: SearchCondition,
): Promise<number> => {
  const where = every([sql`l.kind = ${kind}`, ...predicatesOf(condition).values()]);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(l.count), 0)::bigint as total from listing_count l where ${where} ${plannedOnce(database)}`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
};

/** Changes that wait at a place until its rows are written anew. */
const mostWaiting = 20;

/** Sums up where much has changed; whoever reads meanwhile sees the sum before or after, which are the same. */
export const foldCounts = async (database: Sql): Promise<void> => {
  await sql`
    with gone as (
      delete from listing_count where (kind, city_key, locality_key) in (
        select kind, city_key, locality_key from listing_count where is_change
        group by 1, 2, 3 having count(*) > ${mostWaiting}
      ) returning *
    )
    insert into listing_count (${sql.raw(columns)}, count, is_change)
    select ${sql.raw(columns)}, sum(count), false from gone group by ${sql.raw(columns)} having sum(count) <> 0`.execute(
    database,
  );
};

/** Frees the room of rows that were summed up; the embedded engine never does so by itself. */
export const tidyCounts = async (database: Sql): Promise<void> => {
  await sql`vacuum (analyze) listing_count`.execute(database);
};

/** Writes down which listings have expired, in portions that hold up nobody; with it they leave the counts. */
export const markExpired = async (database: Sql): Promise<void> => {
  const portion = 1000;
  let marked: bigint;
  do {
    // Setting the date again makes the table's trigger look at it again.
    const { numAffectedRows = 0n } = await sql`
      update listing set expires_at = expires_at where id in (
        select id from listing where expires_at <= now() and not is_expired limit ${portion})`.execute(
      database,
    );
    marked = numAffectedRows;
  } while (marked === BigInt(portion));
};
