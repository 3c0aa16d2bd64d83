/** Writes listings in batches; a known one is updated only if it changed. */
import { sql } from 'kysely';
import type { Sql } from '../../db/database.js';
import { rememberHomes, withHomes } from './homes.js';
import type { ListingRow } from './row.js';

/** The columns with their types in the JSON; an update replaces only those marked true. */
const columns: readonly [name: string, type: string, updated: boolean][] = [
  ['id', 'text', false],
  ['property_id', 'text', false],
  ['home_id', 'text', false],
  ['owner_id', 'text', false],
  ['kind', 'text', true],
  ['source_key', 'text', false],
  ['content_hash', 'text', true],
  ['city', 'text', true],
  ['city_key', 'text', true],
  ['locality', 'text', true],
  ['locality_key', 'text', true],
  ['project', 'text', true],
  ['search_key', 'text', true],
  ['property_type', 'text', true],
  ['bhk', 'text', true],
  ['bedrooms', 'smallint', true],
  ['amount', 'bigint', true],
  ['deposit', 'bigint', true],
  ['area', 'double precision', true],
  ['area_unit', 'text', true],
  ['area_sqft', 'double precision', true],
  ['rate', 'double precision', true],
  ['furnished', 'text', true],
  ['possession', 'text', true],
  ['ownership', 'text', true],
  ['approved_by', 'text', true],
  ['room_type', 'text', true],
  ['available_for', 'text', true],
  ['rera', 'text', true],
  ['amenities', 'text[]', true],
  ['images', 'text[]', true],
  ['image_colours', 'text[]', true],
  ['image_rooms', 'text[]', true],
  ['image_captions', 'text[]', true],
  ['video', 'text', true],
  ['lat', 'double precision', true],
  ['lng', 'double precision', true],
  ['details', 'jsonb', true],
  ['given', 'jsonb', true],
  ['checks', 'jsonb', true],
  ['flagged_at', 'timestamptz', true],
  ['status', 'text', true],
  ['inactive_reason', 'text', true],
  ['expires_at', 'timestamptz', false],
  ['ranked_at', 'timestamptz', false],
  ['created_at', 'timestamptz', false],
  ['listed_at', 'timestamptz', false],
  ['updated_at', 'timestamptz', false],
];

const pointColumns = ['lat', 'lng'];

/** A file that does not say where a home is leaves the owner's pin, while the home stays in its locality. */
const keptPoint = (name: string): string => `case when excluded.lat is null
  and (excluded.city_key, excluded.locality_key) = (listing.city_key, listing.locality_key)
  then listing.${name} else excluded.${name} end`;

const names = columns.map(([name]) => name).join(', ');
const record = columns.map(([name, type]) => `${name} ${type}`).join(', ');
const updates = columns
  .filter(([, , updated]) => updated)
  .map(([name]) => `${name} = ${pointColumns.includes(name) ? keptPoint(name) : `excluded.${name}`}`)
  .join(', ');

/** One statement for a batch: thousands of single inserts take the embedded engine minutes. */
const upsertHead = `insert into listing (${names}) select ${names} from jsonb_to_recordset(`;
const upsertTail = `::jsonb) as given(${record})
  on conflict (owner_id, source_key) do update set ${updates}, updated_at = now()
  where listing.content_hash <> excluded.content_hash
  returning (xmax = 0) as created`;

/** The numbers of a saved batch. */
export interface Saved {
  created: number;
  updated: number;
}

/** Writes a batch; rows of one owner must differ in their source keys. */
export const upsertListings = async (database: Sql, rows: readonly ListingRow[]): Promise<Saved> => {
  const statement = sql<{
    created: boolean;
  }>`${sql.raw(upsertHead)}${JSON.stringify(await withHomes(database, rows))}${sql.raw(upsertTail)}`;
  const { rows: touched } = await statement.execute(database);
  await rememberHomes(database, rows);
  const created = touched.filter((row) => row.created).length;
  return { created, updated: touched.length - created };
};

/** Returns the identity of a row: its owner and source key. */
export const sourceNameOf = (row: ListingRow): string => JSON.stringify([row.owner_id, row.source_key]);

/** Leaves out rows that equal their stored ones, as most rows of a repeated file do (docs/decisions/0055). */
export const withoutSame = async (database: Sql, rows: readonly ListingRow[]): Promise<ListingRow[]> => {
  const keys = rows.map((row) => row.source_key).filter((key) => key !== null);
  if (keys.length === 0) return [...rows];
  const owners = new Set(rows.map((row) => row.owner_id));
  const { rows: known } = await sql<ListingRow>`
    select owner_id, source_key, content_hash from listing
    where owner_id = any(${[...owners]}::text[]) and source_key = any(${keys}::text[])`.execute(database);
  const hashes = new Map(known.map((row) => [sourceNameOf(row), row.content_hash]));
  return rows.filter((row) => hashes.get(sourceNameOf(row)) !== row.content_hash);
};

const changed = columns.filter(([, , updated]) => updated).map(([name]) => name);
const values = changed.map((name) => `given.${name}`).join(', ');
const changeHead = `update listing set (${changed.join(', ')}, updated_at) =
  (select ${values}, now() from jsonb_to_recordset(`;
const changeMiddle = `::jsonb) as given(${record})) where content_hash <> `;

/** Replaces a listing and keeps its ids; an unchanged one is not written, so that its date stays (D-17). */
export const updateListing = async (database: Sql, id: string, row: ListingRow): Promise<void> => {
  await sql`${sql.raw(changeHead)}${JSON.stringify([row])}${sql.raw(changeMiddle)}${row.content_hash}
    and id = ${id}`.execute(database);
  await rememberHomes(database, [{ ...row, id }]);
};

/**
 * Adds the localities of listings to the places. Proposed ones are suggested to nobody until they are confirmed; those that are
 * not proposed confirm what was.
 */
export const insertPlaces = async (
  database: Sql,
  rows: readonly ListingRow[],
  { proposed }: { proposed: boolean },
): Promise<void> => {
  const places = new Map(rows.map((row) => [`${String(row.city_key)}/${String(row.locality_key)}`, row]));
  // Sorted, so that two imports at once cannot deadlock.
  const values = [...places.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ city_key, locality_key }) => city_key !== '' && locality_key !== '')
    .map(({ city_key, locality_key, city, locality }) => ({
      city_key: city_key as string,
      key: locality_key as string,
      name: locality as string,
      city: city as string,
      proposed,
      proposed_at: proposed ? new Date() : null,
    }));
  if (values.length === 0) return;
  await database
    .insertInto('place')
    .values(values)
    .onConflict((conflict) => {
      const known = conflict.columns(['city_key', 'key']);
      if (proposed) return known.doNothing();
      return known.doUpdateSet({ proposed: false, proposed_at: null }).where('place.proposed', '=', true);
    })
    .execute();
};
