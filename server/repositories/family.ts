/** Family lists: their links, people and opinions. */
import { sql } from 'kysely';
import type { FamilyOpinion } from '../../src/api/contract/family.schema.js';
import type { Sql } from '../db/database.js';

/** One of the people of a list. */
export interface FamilyMember {
  id: string;
  link: string;
  ownerId: string;
  name: string;
  userId: string | null;
}

/** Finds the list of a link, or that of a person. */
export const findFamilyList = async (
  database: Sql,
  by: { link: string } | { ownerId: string },
): Promise<{ link: string; ownerId: string } | undefined> =>
  database
    .selectFrom('family_list')
    .select(['link', 'owner_id as ownerId'])
    .where('link' in by ? 'link' : 'owner_id', '=', 'link' in by ? by.link : by.ownerId)
    .executeTakeFirst();

/** Makes a list, unless the person has one; the person is the first of its people. */
export const insertFamilyList = async (
  transaction: Sql,
  { link, ownerId, memberId, at }: { link: string; ownerId: string; memberId: string; at: Date },
): Promise<void> => {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('family_list')
    .values({ link, owner_id: ownerId, made_at: at })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  // A first name alone: what stands before the first space, and at most what a name may have.
  await sql`insert into family_member (id, link, user_id, name, secret_digest, joined_at, seen_at)
    select ${memberId}, ${link}, id, left(split_part(name, ' ', 1), 30), '', ${at}, ${at}
    from app_user where id = ${ownerId}`.execute(transaction);
};

/** Deletes a person's list with all that belongs to it. */
export const deleteFamilyList = async (database: Sql, ownerId: string): Promise<void> => {
  await database.deleteFrom('family_list').where('owner_id', '=', ownerId).execute();
};

/** Locks a list, so that two people cannot take its last place. */
export const lockFamilyList = async (transaction: Sql, link: string): Promise<void> => {
  await transaction.selectFrom('family_list').select('link').where('link', '=', link).forUpdate().execute();
};

/** Lists the people of a list: its owner, then in the order they came. */
export const listFamilyMembers = (database: Sql, link: string): Promise<FamilyMember[]> =>
  database
    .selectFrom('family_member as m')
    .innerJoin('family_list as f', 'f.link', 'm.link')
    .select(['m.id', 'm.link', 'm.name', 'm.user_id as userId', 'f.owner_id as ownerId'])
    .where('m.link', '=', link)
    .orderBy('m.joined_at')
    .orderBy('m.id')
    .execute();

/** Finds one of the people by what the device keeps, and notes that the list was looked at. */
export const findFamilyMember = async (
  database: Sql,
  { link, id, digest, at }: { link: string; id: string; digest: string; at: Date },
): Promise<FamilyMember | undefined> => {
  const found = await database
    .updateTable('family_member')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('link', '=', link)
    .where('secret_digest', '=', digest)
    .returning('id')
    .executeTakeFirst();
  return found && (await listFamilyMembers(database, link)).find((member) => member.id === id);
};

/** Adds somebody. */
export const insertFamilyMember = async (
  transaction: Sql,
  member: { id: string; link: string; userId: string | null; name: string; digest: string; at: Date },
): Promise<void> => {
  const { id, link, userId, name, digest, at } = member;
  await transaction
    .insertInto('family_member')
    .values({ id, link, user_id: userId, name, secret_digest: digest, joined_at: at, seen_at: at })
    .execute();
};

/** Writes another name of one of the people, and what their device keeps from now on. */
export const updateFamilyMember = async (
  database: Sql,
  { id, name, digest, at }: { id: string; name: string; digest: string; at: Date },
): Promise<void> => {
  await database
    .updateTable('family_member')
    .set({ name, secret_digest: digest, seen_at: at })
    .where('id', '=', id)
    .execute();
};

/** Deletes one of the people of a person's list, but not the person; false when there is no such one. */
export const deleteMemberOfOwner = async (database: Sql, ownerId: string, id: string): Promise<boolean> => {
  const { rows } = await sql`delete from family_member m using family_list f
    where m.id = ${id} and f.link = m.link and f.owner_id = ${ownerId}
      and m.user_id is distinct from f.owner_id returning m.id`.execute(database);
  return rows.length > 0;
};

/** Deletes one of the people with all they said. */
export const deleteFamilyMember = async (database: Sql, id: string): Promise<void> => {
  await database.deleteFrom('family_member').where('id', '=', id).execute();
};

/** Deletes people without an account who have not looked for so many days. */
export const deleteIdleFamilyMembers = async (database: Sql, days: number): Promise<void> => {
  await sql`delete from family_member where user_id is null
    and seen_at < now() - make_interval(days => ${days}::int)`.execute(database);
};

/** Writes what somebody thinks of a saved home; what is not given stays. False for a home that is not on the list. */
export const upsertOpinion = async (
  database: Sql,
  member: FamilyMember,
  homeId: string,
  { heart, remark, at }: { heart?: boolean | undefined; remark?: string | undefined; at: Date },
): Promise<void> => {
  await sql`insert into family_opinion (member_id, owner_id, home_id, heart, remark, at)
    values (${member.id}, ${member.ownerId}, ${homeId}, ${heart ?? false}, ${remark ?? ''}, ${at})
    on conflict (member_id, home_id) do update set at = excluded.at,
      heart = ${heart === undefined ? sql`family_opinion.heart` : heart},
      remark = ${remark === undefined ? sql`family_opinion.remark` : remark}`.execute(database);
};

/** Lists what the people of a list think, by home; who says nothing is left out. */
export const listOpinions = async (
  database: Sql,
  link: string,
  memberId: string | undefined,
): Promise<Map<string, FamilyOpinion[]>> => {
  const rows = await database
    .selectFrom('family_opinion as o')
    .innerJoin('family_member as m', 'm.id', 'o.member_id')
    .select(['o.home_id', 'o.heart', 'o.remark', 'm.name', 'm.id'])
    .where('m.link', '=', link)
    .where((where) => where.or([where('o.heart', '=', true), where('o.remark', '<>', '')]))
    .orderBy('m.joined_at')
    .orderBy('m.id')
    .execute();
  const byHome = new Map<string, FamilyOpinion[]>();
  for (const { home_id, id, name, heart, remark } of rows)
    byHome.set(home_id, [...(byHome.get(home_id) ?? []), { name, heart, remark, isMine: id === memberId }]);
  return byHome;
};
