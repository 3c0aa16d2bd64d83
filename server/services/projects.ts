/** Builders' projects: what builders write, and what everybody sees of it once the desk has looked. */
import type { Project as PromotedProject } from '../../src/api/contract/content.schema.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import type { OwnProject, ProjectBody, ProjectPage } from '../../src/api/contract/projects.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { placeSlug } from '../../src/model/rules/place-path.js';
import { projectPath } from '../../src/model/rules/project-path.js';
import { projectSizes } from '../../src/model/rules/project-sizes.js';
import { formatPrice } from '../../src/model/rules/price.js';
import type { Database, Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import { newId } from '../repositories/listing/ids.js';
import { findListings } from '../repositories/listing/search.js';
import { setProjectFiles } from '../repositories/media-file.js';
import {
  countProjectHomes,
  deleteProject,
  findProjectPrices,
  findShownProject,
  insertProject,
  isSlugTaken,
  listOwnerListings,
  listPickedProjects,
  listProjectsOf,
  listShownSlugs,
  lockProject,
  type OwnerListing,
  type ProjectPrice,
  type StoredFacts,
  type StoredProject,
  updateDraft,
  updateProjectListings,
} from '../repositories/project.js';
import { dayOf } from './calendar.js';
import { bodyOf, factsOf, filesIn, storedFactsOf } from './project-facts.js';
import { ServiceError } from './service-error.js';

/** Projects; made by createProjects. */
export interface Projects {
  /** Tells everything of a project that everybody sees; refuses with not-found. */
  page(slug: string): Promise<ProjectPage>;
  /** Lists the paths of the projects that everybody sees. */
  paths(): Promise<string[]>;
  /** The projects that operators put on the home page. */
  picked(): Promise<{ projects: PromotedProject[]; promotions: PromotedProject[] }>;
  /** The address of a project in the public register; undefined where nobody knows the project. */
  registerLinkOf(slug: string): Promise<string | undefined>;
  listOwn(userId: string): Promise<OwnProject[]>;
  create(userId: string, body: ProjectBody): Promise<OwnProject>;
  update(userId: string, id: string, body: ProjectBody): Promise<OwnProject>;
  setListings(userId: string, id: string, listings: readonly string[]): Promise<OwnProject>;
  remove(userId: string, id: string): Promise<void>;
}

/** The public register of projects (MahaRERA). */
export const registerAddress = 'https://maharera.maharashtra.gov.in';

const most = { projects: 20, listings: 500, homes: 24, picked: 24, paths: 10_000 } as const;

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
  { id, userId, facts, shown }: { id: string; userId: string; facts: ProjectBody; shown: StoredFacts | null },
): Promise<void> => {
  const files = filesIn(facts);
  // What everybody still sees keeps its files until the desk has decided.
  const all = [...files, ...(shown ? filesIn(factsOf(shown)) : [])];
  const keys = [...new Set(all.map(([, key]) => key))];
  const wrong = files.find(([field, key]) => !key.startsWith(field === 'brochure' ? 'document/' : 'photo/'));
  if (wrong) throw refuse(wrong[0], 'projectFile');
  if ((await setProjectFiles(transaction, id, userId, keys)) !== keys.length)
    throw refuse(files[0]?.[0] ?? 'photos', 'projectFile');
};

const pricesOf = (prices: readonly ProjectPrice[]): Pick<ProjectPage, 'minPrice' | 'maxPrice'> =>
  prices.length === 0
    ? {}
    : {
        minPrice: Math.min(...prices.map(({ from }) => from)),
        maxPrice: Math.max(...prices.map(({ to }) => to)),
      };

const createReads = (
  { sql: database, readSql }: Pick<Database, 'sql' | 'readSql'>,
  publicUrl: string,
): Pick<Projects, 'page' | 'paths' | 'picked' | 'registerLinkOf'> => {
  const homesOf = async (id: string): Promise<ProjectPage['homes']> => {
    const kinds = await countProjectHomes(readSql, id);
    const found = await Promise.all(
      kinds.map(async ({ kind }): Promise<ProjectPage['homes']> => {
        const search = {
          kind,
          condition: { inProject: id },
          order: 'newest',
          limit: most.homes,
          offset: 0,
        } as const;
        const { json } = await findListings(readSql, search, publicUrl);
        return (JSON.parse(json) as Listing[]).map((listing) => ({ listingType: kind, listing }));
      }),
    );
    return found.flat().slice(0, most.homes);
  };

  return {
    async page(slug) {
      const project = await findShownProject(database, slug);
      if (!project) throw new ServiceError('not-found', 'There is no such project.');
      const body = bodyOf(project.shown, publicUrl);
      const prices = await findProjectPrices(database, [project.id]);
      return {
        ...body,
        slug,
        path: projectPath(slug),
        configurations: body.configurations.map((each) => {
          const price = prices.find(({ bhk }) => bhk === each.bhk);
          return { ...each, homes: price?.homes ?? 0, ...(price && { from: price.from }) };
        }),
        ...pricesOf(prices),
        sponsored: project.picked !== null,
        reviewedOn: dayOf(Date.parse(project.shownAt ?? project.sentAt)),
        homes: await homesOf(project.id),
      };
    },

    paths: async () => (await listShownSlugs(readSql, most.paths)).map(projectPath),

    async picked() {
      const picked = await listPickedProjects(readSql, most.picked);
      const prices = await findProjectPrices(
        readSql,
        picked.map(({ id }) => id),
      );
      const cards = picked.map(({ id, slug, shown, picked: place }) => {
        const { name, builder, city, locality, configurations, photos, phases } = bodyOf(shown, publicUrl);
        const { minPrice = 0, maxPrice = 0 } = pricesOf(prices.filter(({ projectId }) => projectId === id));
        const card: PromotedProject = {
          ...{ name, builder, city, locality, minPrice, maxPrice },
          bhk: projectSizes(configurations),
          image: photos[0]?.url ?? '',
          link: projectPath(slug),
          sponsored: true,
          reraNumber: phases[0]?.reraNumber ?? '',
        };
        return { place, card };
      });
      const at = (wanted: string): PromotedProject[] =>
        cards.filter(({ place }) => place === wanted).map(({ card }) => card);
      return { projects: at('demand'), promotions: at('slider') };
    },

    async registerLinkOf(slug) {
      const project = await findShownProject(database, slug);
      return project && (bodyOf(project.shown, publicUrl).registerLink || registerAddress);
    },
  };
};

/** What the service needs beside the database. */
export interface ProjectParts {
  publicUrl: string;
  now?: () => number;
  /** Called after a change of what everybody sees. */
  onChange?: () => void;
}

const createWrites = (
  database: Sql,
  { publicUrl, now = Date.now, onChange = () => undefined }: ProjectParts,
): Pick<Projects, 'listOwn' | 'create' | 'update' | 'setListings' | 'remove'> => {
  const ownOf = (project: StoredProject, listings: readonly OwnerListing[]): OwnProject => ({
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

  const listOwn = async (userId: string): Promise<OwnProject[]> => {
    const [projects, listings] = [
      await listProjectsOf(database, userId),
      await listOwnerListings(database, userId, most.listings),
    ];
    return projects.map((project) => ownOf(project, listings));
  };

  const oneOf = async (userId: string, id: string): Promise<OwnProject> => {
    const found = (await listOwn(userId)).find((project) => project.id === id);
    if (!found) throw gone();
    return found;
  };

  /** Does something to one's own project; to anybody else it is not there. */
  const onOwn = (
    userId: string,
    id: string,
    work: (transaction: Sql, project: StoredProject) => Promise<void>,
  ): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const project = await lockProject(transaction, id);
      if (project?.ownerId !== userId) throw gone();
      await work(transaction, project);
    });

  return {
    listOwn,

    async create(userId, body) {
      const account = await findAccount(database, userId);
      if (account?.usertype !== 'Builder')
        throw new ServiceError('forbidden', messageOf('projectBuildersOnly'));
      if ((await listProjectsOf(database, userId)).length >= most.projects)
        throw new ServiceError('conflict', messageOf('projectsFull'));
      const facts = storedFactsOf(body, dayOf(now()));
      const id = newId(now());
      await database.transaction().execute(async (transaction) => {
        const slug = await freeSlug(transaction, facts, id);
        await insertProject(transaction, { id, slug, ownerId: userId, draft: facts, at: new Date(now()) });
        await takeFiles(transaction, { id, userId, facts, shown: null });
      });
      return oneOf(userId, id);
    },

    async update(userId, id, body) {
      const facts = storedFactsOf(body, dayOf(now()));
      await onOwn(userId, id, async (transaction, { shown }) => {
        await takeFiles(transaction, { id, userId, facts, shown });
        await updateDraft(transaction, id, facts, new Date(now()));
      });
      return oneOf(userId, id);
    },

    async setListings(userId, id, listings) {
      const ids = [...new Set(listings)];
      await onOwn(userId, id, async (transaction, { ownerId }) => {
        const found = await updateProjectListings(transaction, { id, ownerId, listings: ids });
        if (found !== ids.length) throw refuse('listings', 'projectListing');
      });
      onChange();
      return oneOf(userId, id);
    },

    async remove(userId, id) {
      await onOwn(userId, id, (transaction) => deleteProject(transaction, id));
      onChange();
    },
  };
};

/** Makes the service over a database. */
export const createProjects = (database: Database, parts: ProjectParts): Projects => ({
  ...createReads(database, parts.publicUrl),
  ...createWrites(database.sql, parts),
});
