/** Agencies: who belongs to one, who is invited, and what its people did. */
import { sql } from 'kysely';
import type { AgencyRole } from '../../src/api/contract/agencies.schema.js';
import type { Sql } from '../db/database.js';

/** An agency that somebody belongs to. */
export interface StoredAgency {
  id: string;
  name: string;
  role: AgencyRole;
}

/** Somebody who works for an agency. */
export interface StoredMember {
  id: string;
  name: string;
  email: string | null;
  role: AgencyRole;
  joinedAt: Date;
}

/** An invitation, with the name of its agency. */
export interface StoredInvite {
  id: string;
  agencyId: string;
  agency: string;
  email: string;
  role: AgencyRole;
  invitedBy: string | null;
  expiresAt: Date;
}

/** An agency is the account of an agent or builder that may be used. */
export const isAgency = sql<boolean>`(a.usertype in ('Agent', 'Builder') and a.suspended_at is null)`;

const memberships = (database: Sql, userId: string) =>
  database
    .selectFrom('agency_member as m')
    .innerJoin('app_user as a', 'a.id', 'm.agency_id')
    .select(['a.id', 'a.name', 'm.role'])
    .where('m.user_id', '=', userId)
    .where(isAgency);

/** Lists the agencies that somebody works for. */
export const listAgenciesOf = (database: Sql, userId: string): Promise<StoredAgency[]> =>
  memberships(database, userId).orderBy('a.name').orderBy('a.id').execute();

/** Finds the agency of an account, whoever asks. */
export const findAgency = (
  database: Sql,
  id: string,
): Promise<{ id: string; name: string; email: string | null } | undefined> =>
  database
    .selectFrom('app_user as a')
    .select(['a.id', 'a.name', 'a.email'])
    .where('a.id', '=', id)
    .where(isAgency)
    .executeTakeFirst();

/** Finds what somebody is in an agency, its owner aside. */
export const findMembership = (
  database: Sql,
  agencyId: string,
  userId: string,
): Promise<StoredAgency | undefined> =>
  memberships(database, userId).where('m.agency_id', '=', agencyId).executeTakeFirst();

/** Lists the people of an agency beside its owner, in the order they came. */
export const listMembers = (database: Sql, agencyId: string): Promise<StoredMember[]> =>
  database
    .selectFrom('agency_member as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'u.email', 'm.role', 'm.joined_at as joinedAt'])
    .where('m.agency_id', '=', agencyId)
    .orderBy('m.joined_at')
    .orderBy('u.id')
    .execute();

/** Adds somebody; returns false where they belong to it already. */
export const insertMember = async (
  transaction: Sql,
  member: { agencyId: string; userId: string; role: AgencyRole; at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('agency_member')
    .values({
      agency_id: member.agencyId,
      user_id: member.userId,
      role: member.role,
      joined_at: member.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Changes what somebody may do; returns false where they do not belong to it. */
export const updateRole = async (
  transaction: Sql,
  { agencyId, userId, role }: { agencyId: string; userId: string; role: AgencyRole },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('agency_member')
    .set({ role })
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Removes somebody with the invitations that they sent; returns false where they do not belong to it. */
export const deleteMember = async (transaction: Sql, agencyId: string, userId: string): Promise<boolean> => {
  await transaction
    .deleteFrom('agency_invite')
    .where('agency_id', '=', agencyId)
    .where('invited_by', '=', userId)
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('agency_member')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const invites = (database: Sql, now: Date) =>
  database
    .selectFrom('agency_invite as i')
    .innerJoin('app_user as a', 'a.id', 'i.agency_id')
    .select([
      ...(['i.id', 'i.agency_id as agencyId', 'a.name as agency', 'i.email', 'i.role'] as const),
      ...(['i.invited_by as invitedBy', 'i.expires_at as expiresAt'] as const),
    ])
    .where('i.expires_at', '>', now)
    .where(isAgency);

/** Lists the invitations that wait, the newest first. */
export const listInvites = (database: Sql, agencyId: string, now: Date): Promise<StoredInvite[]> =>
  invites(database, now)
    .where('i.agency_id', '=', agencyId)
    .orderBy('i.at', 'desc')
    .orderBy('i.id')
    .execute();

/** Finds an invitation that can still be taken up. */
export const findInvite = (database: Sql, id: string, now: Date): Promise<StoredInvite | undefined> =>
  invites(database, now).where('i.id', '=', id).executeTakeFirst();

/** Writes an invitation; one that was sent to the same address before ends. */
export const replaceInvite = async (
  transaction: Sql,
  invite: Omit<StoredInvite, 'agency'> & { at: Date },
): Promise<void> => {
  const { id, agencyId, email, role, invitedBy, at, expiresAt } = invite;
  await transaction
    .deleteFrom('agency_invite')
    .where('agency_id', '=', agencyId)
    .where('email', '=', email)
    .execute();
  await transaction
    .insertInto('agency_invite')
    .values({ id, agency_id: agencyId, email, role, invited_by: invitedBy, at, expires_at: expiresAt })
    .execute();
};

/** Ends an invitation; returns false where it has ended. Of two that come at once, one is told true. */
export const deleteInvite = async (transaction: Sql, agencyId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('agency_invite')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes invitations that nobody took up in time. */
export const deleteExpiredInvites = async (database: Sql, now: Date): Promise<void> => {
  await database.deleteFrom('agency_invite').where('expires_at', '<=', now).execute();
};

/** Deletes the invitations to an address, and the mails that would carry them. */
export const deleteInvitesTo = async (transaction: Sql, email: string): Promise<void> => {
  const address = email.toLowerCase();
  await transaction.deleteFrom('agency_invite').where('email', '=', address).execute();
  await transaction.deleteFrom('outbox').where('kind', '=', 'invite').where('email', '=', address).execute();
};

/** Notes for whom a session works; null for the person alone. */
export const updateSessionAgency = async (
  database: Sql,
  sessionId: string,
  agencyId: string | null,
): Promise<void> => {
  await database
    .updateTable('app_session')
    .set({ agency_id: agencyId })
    .where('id', '=', sessionId)
    .execute();
};

/** What one of the people did. */
export interface StoredAgencyAct {
  name: string | null;
  act: string;
  about: string | null;
  at: Date;
}

/** Lists what was last done for an agency: about a listing by its Property ID, about a person by the name. */
export const listAgencyActs = async (
  database: Sql,
  agencyId: string,
  most: number,
): Promise<StoredAgencyAct[]> =>
  (
    await sql<StoredAgencyAct>`select u.name, e.act, coalesce(l.property_id, p.name) as about, e.at
      from audit_entry e left join app_user u on u.id = e.actor_id
      left join listing l on l.id = e.subject left join app_user p on p.id = e.subject and e.subject not in (${agencyId}, e.actor_id)
      where e.detail->>'agency' = ${agencyId}
      order by e.number desc limit ${most}`.execute(database)
  ).rows;
