/** Proofs of a sign-in for browsers without cookies; stored as digests, each used once. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';

/** Writes a proof of a sign-in. */
export const insertProof = async (
  database: Sql,
  hash: string,
  userId: string,
  expiresAt: number,
): Promise<void> => {
  await database
    .insertInto('sign_in_proof')
    .values({ hash, user_id: userId, expires_at: new Date(expiresAt) })
    .execute();
};

/** Redeems a proof, once; returns the id of its account. */
export const takeProof = async (database: Sql, hash: string, now: number): Promise<string | undefined> => {
  const { rows } = await sql<{ userId: string }>`delete from sign_in_proof where hash = ${hash}
    and expires_at > ${new Date(now).toISOString()}::timestamptz returning user_id as "userId"`.execute(
    database,
  );
  return rows[0]?.userId;
};
