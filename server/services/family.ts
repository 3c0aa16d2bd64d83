/** Family lists: a person's saved homes, shown by a link to people who need no account. */
import { randomBytes } from 'node:crypto';
import type {
  FamilyHome,
  FamilyJoined,
  FamilyLink,
  FamilyList,
  JoinBody,
  MemberBody,
  OpenBody,
  OpinionBody,
} from '../../src/api/contract/family.schema.js';
import { isFirstName, mostPeople } from '../../src/model/rules/family.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import {
  deleteFamilyList,
  deleteFamilyMember,
  deleteIdleFamilyMembers,
  deleteMemberOfOwner,
  type FamilyMember,
  findFamilyList,
  findFamilyMember,
  insertFamilyList,
  insertFamilyMember,
  listFamilyMembers,
  listOpinions,
  lockFamilyList,
  updateFamilyMember,
  upsertOpinion,
} from '../repositories/family.js';
import { listSavedRows } from '../repositories/saved-home.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

/** Family lists; made by createFamily. `userId` is who is signed in, if anybody. */
export interface Family {
  linkOf(userId: string): Promise<FamilyLink>;
  share(userId: string): Promise<FamilyLink>;
  end(userId: string): Promise<void>;
  open(body: OpenBody, userId: string | undefined): Promise<FamilyList>;
  join(body: JoinBody, userId: string | undefined): Promise<FamilyJoined>;
  opine(body: OpinionBody, userId: string | undefined): Promise<FamilyHome>;
  leave(body: MemberBody): Promise<void>;
  /** Takes one of the people off the person's own list. */
  remove(ownerId: string, id: string): Promise<void>;
  /** Forgets people without an account who have not looked for a year. */
  readonly sweep: () => Promise<void>;
}

/** Days after which somebody without an account is forgotten. */
const idleDays = 365;

/** 132 random bits as 22 letters. */
const secret = (): string => randomBytes(17).toString('base64url').slice(0, 22);

const gone = (): ServiceError => new ServiceError('gone', messageOf('familyLinkGone'));

/** What every call works with. */
interface Parts {
  sql: Sql;
  now: () => number;
}

const findList = async (sql: Sql, link: string): Promise<{ link: string; ownerId: string }> => {
  const list = await findFamilyList(sql, { link });
  if (!list) throw gone();
  return list;
};

const linkOf = async (sql: Sql, ownerId: string): Promise<FamilyLink> => {
  const list = await findFamilyList(sql, { ownerId });
  return list ? { link: list.link } : {};
};

const memberOf = async (
  { sql, now }: Parts,
  { link, member }: OpenBody,
  userId: string | undefined,
): Promise<FamilyMember | undefined> => {
  const [id = '', own = ''] = member?.split('.') ?? [];
  const kept =
    id === ''
      ? undefined
      : await findFamilyMember(sql, { link, id, digest: digestOf(own), at: new Date(now()) });
  if (kept ?? userId === undefined) return kept;
  return (await listFamilyMembers(sql, link)).find((each) => each.userId === userId);
};

const homesOf = async (
  sql: Sql,
  { link, ownerId }: { link: string; ownerId: string },
  memberId: string | undefined,
): Promise<(FamilyHome & { homeId: string })[]> => {
  const [rows, opinions] = await Promise.all([
    listSavedRows(sql, { userId: ownerId, key: '', condition: undefined }),
    listOpinions(sql, link, memberId),
  ]);
  return rows.map(({ homeId, home: { stage: _stage, note: _note, ...home } }) => ({
    homeId,
    home,
    opinions: opinions.get(homeId) ?? [],
  }));
};

const share = async ({ sql, now }: Parts, ownerId: string): Promise<FamilyLink> => {
  await sql
    .transaction()
    .execute((transaction) =>
      insertFamilyList(transaction, { link: secret(), ownerId, memberId: secret(), at: new Date(now()) }),
    );
  return linkOf(sql, ownerId);
};

const join = async (
  parts: Parts,
  { link, name, member }: JoinBody,
  userId: string | undefined,
): Promise<FamilyJoined> => {
  const first = name.trim();
  if (!isFirstName(first)) {
    const message = messageOf('firstNameOnly');
    throw new ServiceError('invalid', message, { name: message });
  }
  const { sql, now } = parts;
  await findList(sql, link);
  const own = secret();
  const digest = digestOf(own);
  const id = await sql.transaction().execute(async (transaction) => {
    await lockFamilyList(transaction, link);
    const people = await listFamilyMembers(transaction, link);
    if (people.length === 0) throw gone();
    const at = new Date(now());
    // Whoever is on the list already has one place of the five, and may have another name.
    const known = await memberOf({ sql: transaction, now }, { link, ...(member && { member }) }, userId);
    if (known) {
      await updateFamilyMember(transaction, { id: known.id, name: first, digest, at });
      return known.id;
    }
    if (people.length >= mostPeople) throw new ServiceError('conflict', messageOf('familyFull'));
    const id = secret();
    await insertFamilyMember(transaction, { id, link, userId: userId ?? null, name: first, digest, at });
    return id;
  });
  return { member: `${id}.${own}` };
};

const opine = async (parts: Parts, body: OpinionBody, userId: string | undefined): Promise<FamilyHome> => {
  const { sql, now } = parts;
  const list = await findList(sql, body.link);
  const me = await memberOf(parts, body, userId);
  if (!me) throw new ServiceError('forbidden', messageOf('joinFirst'));
  const asked = async () => (await homesOf(sql, list, me.id)).find(({ home }) => home.id === body.id);
  const before = await asked();
  if (!before) throw new ServiceError('not-found', messageOf('homeNotOnList'));
  const { heart, remark } = body;
  await upsertOpinion(sql, me, before.homeId, { heart, remark: remark?.trim(), at: new Date(now()) });
  const { home, opinions } = (await asked()) ?? before;
  return { home, opinions };
};

/** Makes the service over a database. */
export const createFamily = (sql: Sql, now: () => number = Date.now): Family => {
  const parts = { sql, now };
  return {
    linkOf: (ownerId) => linkOf(sql, ownerId),
    share: (ownerId) => share(parts, ownerId),
    end: (ownerId) => deleteFamilyList(sql, ownerId),

    async open(body, userId) {
      const list = await findList(sql, body.link);
      const me = await memberOf(parts, body, userId);
      const [people, homes] = await Promise.all([
        listFamilyMembers(sql, body.link),
        homesOf(sql, list, me?.id),
      ]);
      return {
        people: people.map(({ name }) => name),
        ...(me && { me: me.name }),
        isOwner: userId === list.ownerId,
        ...(userId === list.ownerId && {
          members: people.flatMap(({ id, name, userId: who }) => (who === userId ? [] : [{ id, name }])),
        }),
        isFull: people.length >= mostPeople,
        homes: homes.map(({ home, opinions }) => ({ home, opinions })),
      };
    },

    join: (body, userId) => join(parts, body, userId),
    opine: (body, userId) => opine(parts, body, userId),

    async leave(body) {
      const me = await memberOf(parts, body, undefined);
      if (me) await deleteFamilyMember(sql, me.id);
    },

    async remove(ownerId, id) {
      if (!(await deleteMemberOfOwner(sql, ownerId, id)))
        throw new ServiceError('not-found', messageOf('notOnFamilyList'));
    },

    sweep: () => deleteIdleFamilyMembers(sql, idleDays),
  };
};
