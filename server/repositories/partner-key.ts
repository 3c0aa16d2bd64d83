/** Partner keys and their days in the database. */
import { sql } from 'kysely';
import type { DeskKey } from '../../src/api/contract/desk.schema.js';
import type { PartnerDay, PartnerMode, PartnerSettings } from '../../src/api/contract/partners.schema.js';
import type { Sql } from '../db/database.js';

/** A stored key. */
export interface StoredPartnerKey {
  key: string;
  ownerId: string;
  name: string;
  mode: PartnerMode;
  origins: string[];
  settings: PartnerSettings;
  createdAt: Date;
  revokedAt: Date | null;
}

const keys = (database: Sql) =>
  database
    .selectFrom('partner_key')
    .select([
      'key',
      'owner_id as ownerId',
      'name',
      'mode',
      'origins',
      'settings',
      'created_at as createdAt',
      'revoked_at as revokedAt',
    ]);

/** Finds a key, revoked or not. */
export const findPartnerKey = (database: Sql, key: string): Promise<StoredPartnerKey | undefined> =>
  keys(database).where('key', '=', key).executeTakeFirst();

/** Lists a person's keys that are not revoked, the oldest first. */
export const findPartnerKeysOf = (database: Sql, ownerId: string): Promise<StoredPartnerKey[]> =>
  keys(database)
    .where('owner_id', '=', ownerId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('key')
    .execute();

/** Writes a key. */
export const insertPartnerKey = async (database: Sql, key: StoredPartnerKey): Promise<void> => {
  await database
    .insertInto('partner_key')
    .values({
      key: key.key,
      owner_id: key.ownerId,
      name: key.name,
      mode: key.mode,
      origins: key.origins,
      settings: JSON.stringify(key.settings),
      created_at: key.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The columns of a key that may change. */
export type PartnerKeyPart = Partial<Pick<StoredPartnerKey, 'name' | 'origins' | 'settings' | 'revokedAt'>>;

/** Changes a person's key and returns it; undefined when there is none, or it is revoked. */
export const updatePartnerKey = async (
  database: Sql,
  { key, ownerId }: { key: string; ownerId: string },
  { name, origins, settings, revokedAt }: PartnerKeyPart,
): Promise<StoredPartnerKey | undefined> => {
  const { numUpdatedRows } = await database
    .updateTable('partner_key')
    .set({
      key,
      ...(name !== undefined && { name }),
      ...(origins && { origins }),
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(revokedAt && { revoked_at: revokedAt }),
    })
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? findPartnerKey(database, key) : undefined;
};

/** What is counted under a key. */
export type PartnerCount = Exclude<keyof PartnerDay, 'day'>;

/** Adds to the counts of a key's day; several servers may do so at once. */
export const addPartnerCounts = async (
  database: Sql,
  key: string,
  day: string,
  counts: Readonly<Record<PartnerCount, number>>,
): Promise<void> => {
  const { loads, searches, opens, contacts } = counts;
  // An unknown key gets no row, because the select finds none.
  await sql`insert into partner_day as d (key, day, loads, searches, opens, contacts)
    select key, ${day}::date, ${loads}::bigint, ${searches}::bigint, ${opens}::bigint, ${contacts}::bigint
    from partner_key where key = ${key}
    on conflict (key, day) do update set loads = d.loads + excluded.loads, searches = d.searches + excluded.searches,
      opens = d.opens + excluded.opens, contacts = d.contacts + excluded.contacts`.execute(database);
};

/** Reads the counts of a key from a day on, the oldest first; days without counts are missing. */
export const findPartnerDays = async (database: Sql, key: string, from: string): Promise<PartnerDay[]> => {
  const { rows } = await sql<PartnerDay>`select day::text as day, loads, searches, opens, contacts
    from partner_day where key = ${key} and day >= ${from}::date order by day`.execute(database);
  return rows;
};

/** Lists keys in use with who made them and what was loaded under them in 30 days, the busiest first; at most 200. */
export const findKeysInUse = async (database: Sql): Promise<DeskKey[]> => {
  const { rows } = await sql<DeskKey>`
    select k.key, k.name, k.mode, k.origins, coalesce(u.email, '') as owner,
      to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
      coalesce((select sum(d.loads) from partner_day d where d.key = k.key and d.day > current_date - 30), 0)::int as loads
    from partner_key k join app_user u on u.id = k.owner_id where k.revoked_at is null
    order by loads desc, k.created_at, k.key limit 200`.execute(database);
  return rows;
};

/** Revokes anybody's key; returns its owner, or undefined when it is not in use. */
export const revokeAnyKey = async (transaction: Sql, key: string, at: Date): Promise<string | undefined> => {
  const revoked = await transaction
    .updateTable('partner_key')
    .set({ revoked_at: at })
    .where('key', '=', key)
    .where('revoked_at', 'is', null)
    .returning('owner_id as ownerId')
    .executeTakeFirst();
  return revoked?.ownerId;
};
