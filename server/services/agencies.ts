/** Agencies: who belongs to one, who invites whom, and for whom a session works (docs/decisions/0170). */
import type {
  Agency,
  AgencyOfPerson,
  AgencyRole,
  NewAgencyInvite,
  OpenedInvite,
  OwnAgencies,
  Standing,
} from '../../src/api/contract/agencies.schema.js';
import { inviteDays, mostAgencyInvites, mostAgencyPeople } from '../../src/model/rules/agency.js';
import { joinPath } from '../../src/model/rules/agency-path.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { isEmail } from '../../src/model/rules/validate/contact-fields.js';
import type { Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import {
  deleteInvite,
  deleteMember,
  findAgency,
  findInvite,
  findMembership,
  insertMember,
  listAgenciesOf,
  listAgencyActs,
  listInvites,
  listMembers,
  replaceInvite,
  type StoredInvite,
  updateRole,
  updateSessionAgency,
} from '../repositories/agency.js';
import { lockAppUser } from '../repositories/app-user.js';
import { insertAct } from '../repositories/audit.js';
import { newId } from '../repositories/listing/ids.js';
import { insertMessages } from '../repositories/outbox.js';
import type { AlertLinks } from './alerts/links.js';
import { dayLength } from './calendar.js';
import { ServiceError } from './service-error.js';
import type { SignedIn } from './sessions.js';

/** Agencies; made by createAgencies. To whoever does not belong to one, it is not there. */
export interface Agencies {
  /** Lists the agencies of a person, and for which of them the session works. */
  list(who: SignedIn): Promise<OwnAgencies>;
  /** Chooses for whom the session works from now on. */
  workFor(who: SignedIn, agencyId: string | undefined): Promise<OwnAgencies>;
  read(userId: string, agencyId: string): Promise<Agency>;
  /** Invites an address; the mail leaves at once. */
  invite(userId: string, agencyId: string, invite: NewAgencyInvite, language: string): Promise<Agency>;
  revoke(userId: string, agencyId: string, inviteId: string): Promise<void>;
  setRole(userId: string, agencyId: string, personId: string, role: AgencyRole): Promise<Agency>;
  /** Removes somebody, or leaves. */
  remove(userId: string, agencyId: string, personId: string): Promise<void>;
  /** Tells what an invitation is about. */
  open(token: string): Promise<OpenedInvite>;
  /** Takes an invitation up, once. */
  accept(userId: string, token: string): Promise<AgencyOfPerson>;
}

/** What the service needs beside the database. */
export interface AgencyParts {
  publicUrl: string;
  links: AlertLinks;
  /** Called when a mail waits to be sent. */
  onMessage: () => void;
  now: () => number;
}

const mostActs = 50;

type RefusalId = Parameters<typeof messageOf>[0];

const gone = (): ServiceError => new ServiceError('not-found', messageOf('agencyGone'));
const forbidden = (id: RefusalId): ServiceError => new ServiceError('forbidden', messageOf(id));
const wrongEmail = (id: RefusalId): ServiceError =>
  new ServiceError('invalid', messageOf(id), { email: messageOf(id) });

/** Finds an agency and what somebody is in it; refuses who is nothing in it. */
const standingIn = async (
  database: Sql,
  userId: string,
  agencyId: string,
): Promise<{ id: string; name: string; role: Standing }> => {
  if (userId !== agencyId) {
    const member = await findMembership(database, agencyId, userId);
    if (!member) throw gone();
    return member;
  }
  const own = await findAgency(database, agencyId);
  if (!own) throw forbidden('agencyProfessionalsOnly');
  return { id: own.id, name: own.name, role: 'owner' };
};

const needManager = async (database: Sql, userId: string, agencyId: string): Promise<Standing> => {
  const { role } = await standingIn(database, userId, agencyId);
  if (role === 'member') throw forbidden('agencyManagersOnly');
  return role;
};

const hidden = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;

const ownAgencies = async (database: Sql, userId: string): Promise<AgencyOfPerson[]> => {
  const own = await findAgency(database, userId);
  return [
    ...(own ? [{ id: own.id, name: own.name, role: 'owner' as const }] : []),
    ...(await listAgenciesOf(database, userId)),
  ];
};

/** Reads an agency as one of its people sees it. */
const createReader =
  (database: Sql, { links, publicUrl, now }: AgencyParts) =>
  async (userId: string, agencyId: string): Promise<Agency> => {
    const { id, name, role } = await standingIn(database, userId, agencyId);
    const sees = role !== 'member';
    const owner = await findAgency(database, agencyId);
    const members = await listMembers(database, agencyId);
    const invites = sees ? await listInvites(database, agencyId, new Date(now())) : [];
    const acts = sees ? await listAgencyActs(database, agencyId, mostActs) : [];
    return {
      ...{ id, name, role },
      people: [
        { id, name, role: 'owner', ...(sees && owner?.email && { email: owner.email }) },
        ...members.map(({ email, joinedAt, ...member }) => ({
          ...member,
          ...(sees && email !== null && { email }),
          joinedAt: joinedAt.toISOString(),
        })),
      ],
      invites: await Promise.all(
        invites.map(async ({ id: inviteId, email, role: invitedAs, expiresAt }) => ({
          ...{ id: inviteId, email, role: invitedAs, expiresAt: expiresAt.toISOString() },
          // Whoever has the link may join with an account of that address, which nobody may have proved: it is the owner's to hand out.
          ...(role === 'owner' && {
            link: `${publicUrl}${joinPath}#${await links.tokenOf({ inviteId })}`,
          }),
        })),
      ),
      acts: acts.map(({ name: who, act, about, at: then }) => ({
        ...{ name: who ?? '', act, at: then.toISOString() },
        ...(about !== null && { about }),
      })),
    };
  };

/** Enters into the record what was done with the people of an agency. */
const noteAct = (
  transaction: Sql,
  [actorId, agency, subject]: readonly [actorId: string, agency: string, subject: string],
  act: string,
  at: Date,
): Promise<void> => insertAct(transaction, { actorId, act, subject, detail: { agency } }, at);

/** Inviting, and taking invitations back. */
const createInviting = (database: Sql, parts: AgencyParts): Pick<Agencies, 'invite' | 'revoke'> => {
  const { onMessage, now } = parts;
  const read = createReader(database, parts);
  const check = async (transaction: Sql, agencyId: string, email: string, at: Date): Promise<void> => {
    const [owner, members] = [
      await findAgency(transaction, agencyId),
      await listMembers(transaction, agencyId),
    ];
    if (owner?.email?.toLowerCase() === email) throw wrongEmail('agencyOwnEmail');
    if (members.some((member) => member.email?.toLowerCase() === email)) throw wrongEmail('agencyAlready');
    const waiting = (await listInvites(transaction, agencyId, at)).filter((each) => each.email !== email);
    if (waiting.length >= mostAgencyInvites)
      throw new ServiceError('conflict', messageOf('agencyInvitesFull'));
    if (members.length >= mostAgencyPeople) throw new ServiceError('conflict', messageOf('agencyFull'));
  };

  return {
    async invite(userId, agencyId, { email: given, role }, language) {
      const standing = await needManager(database, userId, agencyId);
      if (role === 'manager' && standing !== 'owner') throw forbidden('agencyOwnerOnly');
      const email = given.trim().toLowerCase();
      if (!isEmail(email)) throw wrongEmail('agencyEmail');
      const at = new Date(now());
      const id = newId(now());
      await database.transaction().execute(async (transaction) => {
        await lockAppUser(transaction, agencyId);
        // Whoever invites may have been removed meanwhile.
        await needManager(transaction, userId, agencyId);
        await check(transaction, agencyId, email, at);
        const expiresAt = new Date(now() + inviteDays * dayLength);
        await replaceInvite(transaction, { id, agencyId, email, role, invitedBy: userId, at, expiresAt });
        const mail = { kind: 'invite', channel: 'email', userId: null, email, language } as const;
        const data = [{ type: 'invite', inviteId: id }];
        await insertMessages(transaction, [{ ...mail, key: id, data, isUrgent: true }], now());
        await noteAct(transaction, [userId, agencyId, agencyId], 'agency-invited', at);
      });
      onMessage();
      return read(userId, agencyId);
    },

    async revoke(userId, agencyId, inviteId) {
      await needManager(database, userId, agencyId);
      await database.transaction().execute(async (transaction) => {
        if (!(await deleteInvite(transaction, agencyId, inviteId)))
          throw new ServiceError('not-found', messageOf('agencyInviteGone'));
        await noteAct(transaction, [userId, agencyId, agencyId], 'agency-invite-revoked', new Date(now()));
      });
    },
  };
};

/** What whoever has the link of an invitation does. */
const createAccepting = (database: Sql, { links, now }: AgencyParts): Pick<Agencies, 'open' | 'accept'> => {
  const linked = async (token: string): Promise<StoredInvite> => {
    const { inviteId } = (await links.read(token)) ?? {};
    const invite = inviteId === undefined ? undefined : await findInvite(database, inviteId, new Date(now()));
    if (!invite) throw new ServiceError('gone', messageOf('agencyInviteGone'));
    return invite;
  };

  return {
    async open(token) {
      const { agency, role, email, expiresAt } = await linked(token);
      return { name: agency, role, email: hidden(email), expiresAt: expiresAt.toISOString() };
    },

    async accept(userId, token) {
      const { id, agencyId, agency, email, role } = await linked(token);
      if (userId === agencyId) throw forbidden('agencyOwnEmail');
      const account = await findAccount(database, userId);
      if (account?.email?.toLowerCase() !== email) throw forbidden('agencyOtherAddress');
      const at = new Date(now());
      await database.transaction().execute(async (transaction) => {
        await lockAppUser(transaction, agencyId);
        // The row is what counts: a second press, or somebody who takes it back meanwhile, finds it gone or is too late.
        if (!(await deleteInvite(transaction, agencyId, id)))
          throw new ServiceError('gone', messageOf('agencyInviteGone'));
        if ((await listMembers(transaction, agencyId)).length >= mostAgencyPeople)
          throw new ServiceError('conflict', messageOf('agencyFull'));
        await insertMember(transaction, { agencyId, userId, role, at });
        await noteAct(transaction, [userId, agencyId, userId], 'agency-joined', at);
      });
      return { id: agencyId, name: agency, role };
    },
  };
};

/** Makes the service over a database. */
export const createAgencies = (database: Sql, parts: AgencyParts): Agencies => {
  const { now } = parts;
  const read = createReader(database, parts);
  const list = async (userId: string, working: SignedIn['agency']): Promise<OwnAgencies> => {
    const agencies = await ownAgencies(database, userId);
    if (!working) return { agencies };
    const name = agencies.find(({ id }) => id === working.id)?.name ?? '';
    return { agencies, workingFor: { id: working.id, name, hasEnded: !working.isMember } };
  };

  return {
    list: ({ userId, agency }) => list(userId, agency),

    async workFor({ userId, sessionId }, agencyId) {
      // The own agency is the account itself.
      const isOwn = agencyId === undefined || agencyId === userId;
      if (!isOwn) await standingIn(database, userId, agencyId);
      await updateSessionAgency(database, sessionId, isOwn ? null : agencyId);
      return list(userId, isOwn ? undefined : { id: agencyId, isMember: true });
    },

    read,
    ...createInviting(database, parts),
    ...createAccepting(database, parts),

    async setRole(userId, agencyId, personId, role) {
      if ((await needManager(database, userId, agencyId)) !== 'owner') throw forbidden('agencyOwnerOnly');
      const at = new Date(now());
      await database.transaction().execute(async (transaction) => {
        if (!(await updateRole(transaction, { agencyId, userId: personId, role })))
          throw new ServiceError('not-found', messageOf('agencyPersonGone'));
        await noteAct(transaction, [userId, agencyId, personId], `agency-made-${role}`, at);
      });
      return read(userId, agencyId);
    },

    async remove(userId, agencyId, personId) {
      const { role } = await standingIn(database, userId, agencyId);
      const isLeaving = personId === userId;
      if (!isLeaving && role === 'member') throw forbidden('agencyManagersOnly');
      const found = await findMembership(database, agencyId, personId);
      if (!found) throw new ServiceError('not-found', messageOf('agencyPersonGone'));
      if (!isLeaving && role === 'manager' && found.role === 'manager') throw forbidden('agencyOwnerOnly');
      await database.transaction().execute(async (transaction) => {
        // An invitation that the person is making waits, and finds them gone.
        await lockAppUser(transaction, agencyId);
        if (!(await deleteMember(transaction, agencyId, personId)))
          throw new ServiceError('not-found', messageOf('agencyPersonGone'));
        const act = isLeaving ? 'agency-left' : 'agency-removed';
        await noteAct(transaction, [userId, agencyId, personId], act, new Date(now()));
      });
    },
  };
};
