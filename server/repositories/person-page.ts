/** Pages of agents and builders, and the addresses they have had. */
import { sql } from 'kysely';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Sql } from '../db/database.js';
import { isPublic } from './listing/filters.js';

/** What is stored of a page and of whom it tells. */
export interface StoredPerson {
  userId: string;
  slug: string;
  isShown: boolean;
  languages: string[];
  name: string;
  usertype: string;
  /** yyyy-MM. */
  since: string;
  reraNumber: string | null;
  /** yyyy-MM-dd, while an operator's check is of this very number. */
  reraCheckedOn: string | null;
}

const ownSlug = sql`(select s.slug from person_slug s where s.user_id = pp.user_id order by s.used_at desc, s.slug limit 1)`;

const person = sql`select pp.user_id as "userId", ${ownSlug} as slug, pp.is_shown as "isShown", pp.languages,
    u.name, u.usertype, to_char(u.created_at at time zone 'UTC', 'YYYY-MM') as since, u.rera_number as "reraNumber",
    (select c.checked_on::text from rera_check c where c.owner_id = u.id and c.number = u.rera_number) as "reraCheckedOn"
  from person_page pp join app_user u on u.id = pp.user_id`;

/** What everybody may see: wanted by an agent or builder who may still sign in. */
const isShown = sql`pp.is_shown and u.usertype in ('Agent', 'Builder') and u.suspended_at is null`;

/** Finds what somebody chose about the own page, shown or not. */
export const findPersonPage = async (database: Sql, userId: string): Promise<StoredPerson | undefined> =>
  (await sql<StoredPerson>`${person} where pp.user_id = ${userId}`.execute(database)).rows[0];

/** Finds a page that everybody sees, by any address it has had. */
export const findShownPerson = async (database: Sql, slug: string): Promise<StoredPerson | undefined> =>
  (
    await sql<StoredPerson>`${person} join person_slug by on by.user_id = pp.user_id
      where by.slug = ${slug} and ${isShown}`.execute(database)
  ).rows[0];

/** Finds the page of an account that everybody sees. */
export const findShownPersonOf = async (database: Sql, userId: string): Promise<StoredPerson | undefined> =>
  (await sql<StoredPerson>`${person} where pp.user_id = ${userId} and ${isShown}`.execute(database)).rows[0];

/** Lists the pages that tell of something: homes offered now, or a project. */
export const listShownPeople = async (
  database: Sql,
  most: number,
): Promise<Pick<StoredPerson, 'slug' | 'usertype'>[]> =>
  (
    await sql<Pick<StoredPerson, 'slug' | 'usertype'>>`select ${ownSlug} as slug, u.usertype
      from person_page pp join app_user u on u.id = pp.user_id
      where ${isShown} and (exists (select from listing l where l.owner_id = u.id and ${isPublic})
        or exists (select from project p where p.owner_id = u.id and p.shown is not null))
      order by pp.user_id limit ${most}`.execute(database)
  ).rows;

/** Writes what a person chose. */
export const upsertPersonPage = async (
  transaction: Sql,
  { userId, isShown: shown, languages }: Pick<StoredPerson, 'userId' | 'isShown' | 'languages'>,
): Promise<void> => {
  const choice = { is_shown: shown, languages };
  await transaction
    .insertInto('person_page')
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choice))
    .execute();
};

/** How many addresses of a page are kept, so that renaming does not take all names. */
const keptSlugs = 6;

/** Makes this the address of a page; returns false where it is somebody else's. Of the older ones the last few stay. */
export const takeSlug = async (
  transaction: Sql,
  userId: string,
  slug: string,
  at: Date,
): Promise<boolean> => {
  const { rows } = await sql`insert into person_slug (slug, user_id, used_at)
    values (${slug}, ${userId}, ${at.toISOString()}::timestamptz)
    on conflict (slug) do update set used_at = excluded.used_at where person_slug.user_id = excluded.user_id
    returning slug`.execute(transaction);
  await sql`delete from person_slug where user_id = ${userId} and slug not in
    (select slug from person_slug where user_id = ${userId} order by used_at desc, slug limit ${keptSlugs})`.execute(
    transaction,
  );
  return rows.length > 0;
};

/** Lists where an owner's homes are that are offered now, the most first. */
export const listOwnerAreas = async (
  database: Sql,
  ownerId: string,
  most: number,
): Promise<{ city: string; locality: string; homes: number }[]> =>
  (
    await sql<{ city: string; locality: string; homes: number }>`
      select l.city, l.locality, count(*)::int as homes from listing l
      where l.owner_id = ${ownerId} and ${isPublic} and l.locality <> ''
      group by 1, 2 order by 3 desc, 1, 2 limit ${most}`.execute(database)
  ).rows;

/** Lists ids of an owner's homes that are offered now, the newest first. */
export const listOwnerHomes = async (
  database: Sql,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ id: string; kind: ListingKind }[]> =>
  (
    await sql<{ id: string; kind: ListingKind }>`select l.id, l.kind from listing l
      where l.owner_id = ${ownerId} and ${isPublic}
      order by l.listed_at desc, l.id desc limit ${limit} offset ${offset}`.execute(database)
  ).rows;

/** Counts an owner's homes that are offered now. */
export const countOwnerHomes = async (database: Sql, ownerId: string): Promise<number> =>
  (
    await sql<{ homes: number }>`select count(*)::int as homes from listing l
      where l.owner_id = ${ownerId} and ${isPublic}`.execute(database)
  ).rows[0]?.homes ?? 0;
