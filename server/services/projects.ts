/** What builders write of their projects; nobody else sees it before the desk has looked. */
import type { OwnProject, ProjectBody } from '../../src/api/contract/projects.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { placeSlug } from '../../src/model/rules/place-path.js';
import { projectPath } from '../../src/model/rules/project-path.js';
import { formatPrice } from '../../src/model/rules/price.js';
import type { Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import { newId } from '../repositories/listing/ids.js';
import { handOverFiles, setProjectFiles } from '../repositories/media-file.js';
import {
  deleteProject,
  insertProject,
  isSlugTaken,
  listOwnerListings,
  listProjectsOf,
  lockNewProjects,
  lockProject,
  type OwnerListing,
  type StoredFacts,
  type StoredProject,
  updateDraft,
  updateProjectListings,
} from '../repositories/project.js';
import { dayOf } from './calendar.js';
import { bodyOf, factsOf, filesIn, storedFactsOf } from './project-facts.js';
import { ServiceError } from './service-error.js';

/** Who writes a project, and the agency that their session works for. */
export interface ProjectAuthor {
  userId: string;
  agencyId?: string | undefined;
}

/** A builder's own projects; made by createProjects. Somebody else's is not there. */
export interface Projects {
  listOwn(userId: string): Promise<OwnProject[]>;
  create(by: ProjectAuthor, body: ProjectBody): Promise<OwnProject>;
  update(by: ProjectAuthor, id: string, body: ProjectBody): Promise<OwnProject>;
  setListings(userId: string, id: string, listings: readonly string[]): Promise<OwnProject>;
  remove(userId: string, id: string): Promise<void>;
}

const most = { projects: 20, listings: 500 } as const;

const gone = (): ServiceError => new ServiceError('not-found', messageOf('projectGone'));

const refuse = (field: string, id: Parameters<typeof messageOf>[0]): ServiceError =>
  new ServiceError('invalid', messageOf(id), { [field]: messageOf(id) });

const titleOf = ({ bhk, propertyType, society, locality, amount }: OwnerListing): string =>
  [bhk, propertyType, society, locality, `₹ ${formatPrice(amount)}`].filter(Boolean).join(', ');

/** Finds an address that no project has: the name, with the locality, with a number. */
const freeSlug = async (transaction: Sql, { name, locality }: ProjectBody, id: string): Promise<string> => {
  const own = placeSlug(name).slice(0, 80) || 'project';
  for (const slug of [own, `${own}-${placeSlug(locality)}`.slice(0, 110)])
    if (!(await isSlugTaken(transaction, slug))) return slug;
  return `${own}-${id.slice(-6)}`;
};

/** Gives the project the files that its facts name; refuses files that are nobody's or somebody else's, by field. */
const takeFiles = async (
  transaction: Sql,
  { id, by, facts, shown }: { id: string; by: ProjectAuthor; facts: ProjectBody; shown: StoredFacts | null },
): Promise<void> => {
  const files = filesIn(facts);
  // What everybody still sees keeps its files until the desk has decided.
  const all = [...files, ...(shown ? filesIn(factsOf(shown)) : [])];
  const keys = [...new Set(all.map(([, key]) => key))];
  const wrong = files.find(([field, key]) => !key.startsWith(field === 'brochure' ? 'document/' : 'photo/'));
  if (wrong) throw refuse(wrong[0], 'projectFile');
  const { userId, agencyId } = by;
  // Whoever works for an agency sends files as the agency, but a project is a person's own.
  if (agencyId !== undefined) await handOverFiles(transaction, { from: agencyId, to: userId, keys });
  if ((await setProjectFiles(transaction, id, userId, keys)) !== keys.length)
    throw refuse(files[0]?.[0] ?? 'photos', 'projectFile');
};

/** What the service needs beside the database. */
export interface ProjectParts {
  publicUrl: string;
  now?: () => number;
}

const ownOf = (project: StoredProject, listings: readonly OwnerListing[], publicUrl: string): OwnProject => ({
  id: project.id,
  path: projectPath(project.slug),
  state: project.state,
  isPublic: project.shown !== null,
  ...(project.note !== null && { note: project.note }),
  body: bodyOf(project.draft ?? project.shown ?? {}, publicUrl),
  listings: listings.map((listing) => ({
    ...{ id: listing.id, title: titleOf(listing), belongs: listing.projectId === project.id },
  })),
});

/** Does something to one's own project. */
const onOwn = (
  database: Sql,
  [userId, id]: readonly [userId: string, id: string],
  work: (transaction: Sql, project: StoredProject) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, id);
    if (project?.ownerId !== userId) throw gone();
    await work(transaction, project);
  });

/** Refuses who may not post a project more. */
const needRoom = async (database: Sql, userId: string): Promise<void> => {
  const account = await findAccount(database, userId);
  if (account?.usertype !== 'Builder') throw new ServiceError('forbidden', messageOf('projectBuildersOnly'));
  if ((await listProjectsOf(database, userId)).length >= most.projects)
    throw new ServiceError('conflict', messageOf('projectsFull'));
};

/** Makes the service over a database. */
export const createProjects = (database: Sql, { publicUrl, now = Date.now }: ProjectParts): Projects => {
  const listOwn = async (userId: string): Promise<OwnProject[]> => {
    const projects = await listProjectsOf(database, userId);
    const listings = await listOwnerListings(database, userId, most.listings);
    return projects.map((project) => ownOf(project, listings, publicUrl));
  };

  const oneOf = async (userId: string, id: string): Promise<OwnProject> => {
    const found = (await listOwn(userId)).find((project) => project.id === id);
    if (!found) throw gone();
    return found;
  };

  return {
    listOwn,

    async create(by, body) {
      const { userId } = by;
      const facts = storedFactsOf(body, dayOf(now()));
      const id = newId(now());
      await database.transaction().execute(async (transaction) => {
        await lockNewProjects(transaction);
        await needRoom(transaction, userId);
        const slug = await freeSlug(transaction, facts, id);
        await insertProject(transaction, { id, slug, ownerId: userId, draft: facts, at: new Date(now()) });
        await takeFiles(transaction, { id, by, facts, shown: null });
      });
      return oneOf(userId, id);
    },

    async update(by, id, body) {
      const { userId } = by;
      const facts = storedFactsOf(body, dayOf(now()));
      await onOwn(database, [userId, id], async (transaction, { shown }) => {
        await takeFiles(transaction, { id, by, facts, shown });
        await updateDraft(transaction, id, facts, new Date(now()));
      });
      return oneOf(userId, id);
    },

    async setListings(userId, id, listings) {
      const ids = [...new Set(listings)];
      await onOwn(database, [userId, id], async (transaction, { ownerId }) => {
        const found = await updateProjectListings(transaction, { id, ownerId, listings: ids });
        if (found !== ids.length) throw refuse('listings', 'projectListing');
      });
      return oneOf(userId, id);
    },

    remove: (userId, id) => onOwn(database, [userId, id], (transaction) => deleteProject(transaction, id)),
  };
};
