/** Builders' projects: written by builders, shown by the desk. */
import { sql } from 'kysely';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ProjectPlace, ProjectState } from '../../src/api/contract/projects.schema.js';
import type { Sql } from '../db/database.js';
import { isPublic } from './listing/filters.js';
import { timestampOf } from './listing/reply.js';

/** What is stored of a project's text; files by their keys. */
export type StoredFacts = Readonly<Record<string, unknown>>;

/** A project as it is stored. */
export interface StoredProject {
  id: string;
  slug: string;
  ownerId: string;
  shown: StoredFacts | null;
  draft: StoredFacts | null;
  state: ProjectState;
  note: string | null;
  /** ISO texts. */
  sentAt: string;
  shownAt: string | null;
  picked: ProjectPlace | null;
}

/** A project that everybody sees. */
export type ShownProject = StoredProject & { shown: StoredFacts };

const columns = sql.raw(`p.id, p.slug, p.owner_id as "ownerId", p.shown, p.draft, p.state, p.note, p.picked,
  ${timestampOf('p.sent_at')} as "sentAt", ${timestampOf('p.shown_at')} as "shownAt"`);

/** Of a project `p`: everybody may see it. What a suspended builder shows is seen by nobody. */
const isSeen = sql`p.shown is not null
  and not exists (select from app_user u where u.id = p.owner_id and u.suspended_at is not null)`;

/** Lists an account's projects, the newest first. */
export const listProjectsOf = async (database: Sql, ownerId: string): Promise<StoredProject[]> =>
  (
    await sql<StoredProject>`select ${columns} from project p where p.owner_id = ${ownerId}
      order by p.created_at desc, p.id desc`.execute(database)
  ).rows;

/** Finds a project by its id, and keeps others from changing it until the transaction ends. */
export const lockProject = async (transaction: Sql, id: string): Promise<StoredProject | undefined> =>
  (
    await sql<StoredProject>`select ${columns} from project p where p.id = ${id} for update`.execute(
      transaction,
    )
  ).rows[0];

/** Finds a project that everybody sees. */
export const findShownProject = async (database: Sql, slug: string): Promise<ShownProject | undefined> =>
  (
    await sql<ShownProject>`select ${columns} from project p
      where p.slug = ${slug} and ${isSeen}`.execute(database)
  ).rows[0];

/** Lists the parts of the addresses of all projects that everybody sees. */
export const listShownSlugs = async (database: Sql, most: number): Promise<string[]> =>
  (
    await sql<{ slug: string }>`select p.slug from project p where ${isSeen}
      order by p.shown_at desc limit ${most}`.execute(database)
  ).rows.map(({ slug }) => slug);

/** Tells whether a project has the address. */
export const isSlugTaken = async (database: Sql, slug: string): Promise<boolean> =>
  (await database.selectFrom('project').select('id').where('slug', '=', slug).executeTakeFirst()) !==
  undefined;

/** Any number that no other user of advisory locks takes. */
const lockNumber = 7_466_395;

/** Makes new projects wait for each other until the transaction ends: of two, the second sees the addresses and the number of the first. */
export const lockNewProjects = async (transaction: Sql): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
};

/** A project to be inserted. */
export interface NewProject {
  id: string;
  slug: string;
  ownerId: string;
  draft: StoredFacts;
  at: Date;
}

/** Inserts a project, which waits for the desk. */
export const insertProject = async (transaction: Sql, project: NewProject): Promise<void> => {
  const { id, slug, ownerId, draft, at } = project;
  await transaction
    .insertInto('project')
    .values({ id, slug, owner_id: ownerId, draft: JSON.stringify(draft), state: 'review', sent_at: at })
    .execute();
};

/** Writes an edit, which waits for the desk. */
export const updateDraft = async (
  transaction: Sql,
  id: string,
  draft: StoredFacts,
  at: Date,
): Promise<void> => {
  await transaction
    .updateTable('project')
    .set({ draft: JSON.stringify(draft), state: 'review', note: null, sent_at: at })
    .where('id', '=', id)
    .execute();
};

/** Deletes a project; its listings and files stay, without it. */
export const deleteProject = async (transaction: Sql, id: string): Promise<void> => {
  await transaction.deleteFrom('project').where('id', '=', id).execute();
};

/** Shows the edit that waits; nothing changes where none does. */
export const updateApproved = async (transaction: Sql, id: string, at: Date): Promise<void> => {
  await sql`update project set shown = coalesce(draft, shown), draft = null, state = 'shown', note = null,
    shown_at = ${at.toISOString()}::timestamptz where id = ${id}`.execute(transaction);
};

/** Sends the edit back with a note; `withdrawn` takes off what is shown too. */
export const updateReturned = async (
  transaction: Sql,
  id: string,
  { note, withdrawn }: { note: string; withdrawn: boolean },
): Promise<void> => {
  await (withdrawn
    ? sql`update project set draft = coalesce(draft, shown), shown = null, shown_at = null, picked = null, picked_at = null,
        state = 'returned', note = ${note} where id = ${id}`
    : sql`update project set state = 'returned', note = ${note} where id = ${id}`
  ).execute(transaction);
};

/** Puts a project on the home page, or off it. */
export const updatePicked = async (
  transaction: Sql,
  id: string,
  picked: ProjectPlace | null,
  at: Date,
): Promise<void> => {
  await transaction
    .updateTable('project')
    .set({ picked, picked_at: picked && at })
    .where('id', '=', id)
    .execute();
};

/** Makes exactly these of an owner's listings belong to a project; returns how many there are. */
export const updateProjectListings = async (
  transaction: Sql,
  { id, ownerId, listings }: { id: string; ownerId: string; listings: readonly string[] },
): Promise<number> => {
  const wanted = sql`${[...listings]}::text[]`;
  await sql`update listing set project_id = null
    where project_id = ${id} and owner_id = ${ownerId} and not (id = any(${wanted}))`.execute(transaction);
  await sql`update listing set project_id = ${id}
    where id = any(${wanted}) and owner_id = ${ownerId} and project_id is distinct from ${id}`.execute(
    transaction,
  );
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listing
    where id = any(${wanted}) and owner_id = ${ownerId} and deleted_at is null`.execute(transaction);
  return rows[0]?.count ?? 0;
};

/** A listing that a builder may say belongs to a project. */
export interface OwnerListing {
  id: string;
  projectId: string | null;
  kind: ListingKind;
  bhk: string | null;
  propertyType: string | null;
  society: string | null;
  locality: string;
  amount: number;
}

/** Lists an owner's listings, the newest first. */
export const listOwnerListings = async (
  database: Sql,
  ownerId: string,
  most: number,
): Promise<OwnerListing[]> =>
  database
    .selectFrom('listing')
    .select(['id', 'project_id as projectId', 'kind', 'bhk', 'property_type as propertyType'])
    .select(['project as society', 'locality', 'amount'])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('kind', 'in', ['sell', 'plot', 'commercial'])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/** What homes with so many rooms of a project cost that are offered now. */
export interface ProjectPrice {
  projectId: string;
  bhk: string;
  homes: number;
  from: number;
  to: number;
}

/** Finds the prices of projects over the homes that their own builders sell now: nobody else's listing says what a project costs. */
export const findProjectPrices = async (database: Sql, ids: readonly string[]): Promise<ProjectPrice[]> =>
  ids.length === 0
    ? []
    : (
        await sql<ProjectPrice>`select l.project_id as "projectId", coalesce(l.bhk, '') as bhk, count(*)::int as homes,
            min(l.amount)::float8 as from, max(l.amount)::float8 as to
          from listing l join project p on p.id = l.project_id and p.owner_id = l.owner_id
          where l.project_id = any(${[...ids]}::text[]) and l.kind = 'sell' and ${isPublic}
          group by 1, 2 order by 1, 2`.execute(database)
      ).rows;

/** Counts a project's homes that are offered now, by kind. */
export const countProjectHomes = async (
  database: Sql,
  id: string,
): Promise<{ kind: ListingKind; homes: number }[]> =>
  (
    await sql<{ kind: ListingKind; homes: number }>`select l.kind, count(*)::int as homes from listing l
      where l.project_id = ${id} and ${isPublic} group by 1 order by 1`.execute(database)
  ).rows;

/** Lists the projects that operators put on the home page, the last first. */
export const listPickedProjects = async (database: Sql, most: number): Promise<ShownProject[]> =>
  (
    await sql<ShownProject>`select ${columns} from project p
      where p.picked is not null and ${isSeen} order by p.picked_at desc, p.id limit ${most}`.execute(
      database,
    )
  ).rows;

/** A project as the desk lists it. */
export type ListedProject = StoredProject & { owner: string };

/** Lists projects for the desk: those that wait first, the oldest first, then those shown last. */
export const listProjectsForDesk = async (database: Sql, most: number): Promise<ListedProject[]> =>
  (
    await sql<ListedProject>`select ${columns}, u.name as owner from project p join app_user u on u.id = p.owner_id
      order by p.state <> 'review', case when p.state = 'review' then p.sent_at end, p.shown_at desc nulls last, p.id
      limit ${most}`.execute(database)
  ).rows;
