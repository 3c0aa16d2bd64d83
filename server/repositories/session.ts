/** Sessions in the database; of the cookie only the digest is stored. */
import { sql } from 'kysely';
import type { Sql } from '../db/database.js';
import type { AppSessionTable } from '../db/account-tables.js';
import { isAgency } from './agency.js';

/** How a session was opened. */
export type SessionMethod = AppSessionTable['method'];

/** A session to be written; times in milliseconds since 1970. */
export interface NewSession {
  idHash: string;
  id: string;
  userId: string;
  method: SessionMethod;
  device: string;
  isProved: boolean;
  now: number;
  expiresAt: number;
  endsAt: number;
}

/** A session that is open. */
export interface StoredSession {
  id: string;
  userId: string;
  provedAt: Date | null;
  createdAt: Date;
  seenAt: Date;
  endsAt: Date;
  /** The agency that it works for. */
  agencyId: string | null;
  /** Whether the person belongs to that agency, and it to an agent or builder. */
  isMember: boolean;
}

/** Writes a session. */
export const insertSession = async (database: Sql, session: NewSession): Promise<void> => {
  const now = new Date(session.now);
  await database
    .insertInto('app_session')
    .values({
      id_hash: session.idHash,
      id: session.id,
      user_id: session.userId,
      method: session.method,
      device: session.device,
      proved_at: session.isProved ? now : null,
      created_at: now,
      seen_at: now,
      expires_at: new Date(session.expiresAt),
      ends_at: new Date(session.endsAt),
      agency_id: null,
    })
    .execute();
};

/** Finds the open session of a cookie's digest. */
export const findSession = (database: Sql, idHash: string, now: number): Promise<StoredSession | undefined> =>
  database
    .selectFrom('app_session as s')
    .leftJoin('agency_member as m', (join) =>
      join.onRef('m.agency_id', '=', 's.agency_id').onRef('m.user_id', '=', 's.user_id'),
    )
    .leftJoin('app_user as a', (join) => join.onRef('a.id', '=', 'm.agency_id').on(isAgency))
    .select([
      's.id',
      's.user_id as userId',
      's.proved_at as provedAt',
      's.created_at as createdAt',
      's.seen_at as seenAt',
      's.ends_at as endsAt',
      's.agency_id as agencyId',
      sql<boolean>`a.id is not null`.as('isMember'),
    ])
    .where('s.id_hash', '=', idHash)
    .where('s.expires_at', '>', new Date(now))
    .executeTakeFirst();

/** Updates when a session was last used and when it ends; times in milliseconds since 1970. */
export const updateSessionSeen = async (
  database: Sql,
  idHash: string,
  now: number,
  expiresAt: number,
): Promise<void> => {
  await database
    .updateTable('app_session')
    .set({ seen_at: new Date(now), expires_at: new Date(expiresAt) })
    .where('id_hash', '=', idHash)
    .execute();
};

/** Ends the session of a cookie's digest. */
export const deleteSession = async (database: Sql, idHash: string): Promise<void> => {
  await database.deleteFrom('app_session').where('id_hash', '=', idHash).execute();
};

/** Ends one session of a person by its public id; returns whether there was one. */
export const deleteSessionOf = async (database: Sql, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('app_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends all sessions of a person, except `butId` if it is given. */
export const deleteSessionsOf = async (database: Sql, userId: string, butId?: string): Promise<void> => {
  let query = database.deleteFrom('app_session').where('user_id', '=', userId);
  if (butId !== undefined) query = query.where('id', '<>', butId);
  await query.execute();
};

/** Lists the open sessions of a person, the last used first. */
export const findSessionsOf = (database: Sql, userId: string, now: number) =>
  database
    .selectFrom('app_session')
    .select(['id', 'method', 'device', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
