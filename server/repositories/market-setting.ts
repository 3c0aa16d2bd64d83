/** What operators set at the desk. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** A setting that somebody changed at some time. */
export interface StoredSetting {
  name: string;
  /** Null for the default. */
  entries: unknown;
  version: number;
  changedAt: Date;
}

/** Lists what was ever set. */
export const findMarketSettings = (database: Sql): Promise<StoredSetting[]> =>
  database
    .selectFrom('market_setting')
    .select(['name', 'entries', 'version', 'changed_at as changedAt'])
    .execute();

/** Sets a setting, or with null its default; returns false when its version is not the one that the change began from. */
export const upsertMarketSetting = async (
  transaction: Sql,
  { name, entries, version }: { name: string; entries: readonly unknown[] | null; version: number },
  at: Date,
): Promise<boolean> => {
  const value = entries === null ? null : JSON.stringify(entries);
  const { rows } = await sql`
    insert into market_setting (name, entries, version, changed_at)
    select ${name}, ${value}::jsonb, 1, ${at}
    where ${version} = 0 or exists (select from market_setting where name = ${name})
    on conflict (name) do update
      set entries = excluded.entries, version = market_setting.version + 1, changed_at = excluded.changed_at
      where market_setting.version = ${version}
    returning name`.execute(transaction);
  return rows.length > 0;
};
