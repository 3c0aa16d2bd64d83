/** The open stations. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** A station with its open lines. */
export interface KnownStation {
  readonly id: string;
  readonly name: string;
  readonly nameMr: string;
  readonly kind: string;
  readonly lines: readonly string[];
  readonly lat: number;
  readonly lng: number;
}

/** Writes the stations; one that is not among them is deleted. */
export const replaceStations = async (database: Sql, stations: readonly KnownStation[]): Promise<void> => {
  const ids = stations.map(({ id }) => id);
  await sql`delete from station where id <> all(${ids}::text[])`.execute(database);
  await sql`insert into station (id, name, name_mr, kind, lines, lat, lng)
    select id, name, "nameMr", kind, lines, lat, lng from jsonb_to_recordset(${JSON.stringify(stations)}::jsonb) as given(
      id text, name text, "nameMr" text, kind text, lines text[], lat double precision, lng double precision)
    on conflict (id) do update set name = excluded.name, name_mr = excluded.name_mr, kind = excluded.kind,
      lines = excluded.lines, lat = excluded.lat, lng = excluded.lng`.execute(database);
};
