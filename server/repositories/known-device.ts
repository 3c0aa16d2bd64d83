/** The browsers an account was made in and signed in with. */
import type { Sql } from '../db/database.js';

/** Milliseconds after which a browser that was not used is forgotten. */
export const deviceLife = 400 * 24 * 3_600_000;

/** A browser of an account; the device is a digest. */
export interface KnownDevice {
  userId: string;
  device: string;
  /** Whether the account was made in it. */
  registered: boolean;
}

/** Notes that a browser was used; one the account was made in stays that. */
export const upsertDevice = async (
  database: Sql,
  { userId, device, registered }: KnownDevice,
  now: number,
): Promise<void> => {
  const seen_at = new Date(now);
  await database
    .insertInto('known_device')
    .values({ user_id: userId, device, registered, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ seen_at }))
    .execute();
};

/** Finds a browser of an account. */
export const findDevice = (database: Sql, userId: string, device: string) =>
  database
    .selectFrom('known_device')
    .select('registered')
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .executeTakeFirst();
