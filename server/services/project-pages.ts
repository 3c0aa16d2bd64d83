/** What everybody sees of builders' projects: their pages, and those that stand on the home page. */
import type { Content, Project as PromotedProject } from '../../src/api/contract/content.schema.js';
import type { Listing } from '../../src/api/contract/listings.schema.js';
import type { ProjectPage } from '../../src/api/contract/projects.schema.js';
import { projectPath } from '../../src/model/rules/project-path.js';
import { projectSizes } from '../../src/model/rules/project-sizes.js';
import type { Database, Sql } from '../db/database.js';
import { findListings } from '../repositories/listing/search.js';
import {
  countProjectHomes,
  findProjectPrices,
  findShownProject,
  listPickedProjects,
  listShownSlugs,
  type ProjectPrice,
  type ShownProject,
} from '../repositories/project.js';
import { dayOf } from './calendar.js';
import { bodyOf } from './project-facts.js';
import { ServiceError } from './service-error.js';

/** Projects as everybody sees them; made by createProjectPages. */
export interface ProjectPages {
  /** Tells everything of a project; refuses with not-found. */
  page(slug: string): Promise<ProjectPage>;
  /** Lists the paths of all projects. */
  paths(): Promise<string[]>;
  /** The projects that operators put on the home page. */
  picked(): Promise<Pick<Content, 'projects' | 'promotions'>>;
  /** The address of a project in the public register; undefined where nobody knows the project. */
  registerLinkOf(slug: string): Promise<string | undefined>;
}

/** The public register of projects (MahaRERA). */
const registerAddress = 'https://maharera.maharashtra.gov.in';

const most = { homes: 24, picked: 24, paths: 10_000 } as const;

const pricesOf = (prices: readonly ProjectPrice[]): Pick<ProjectPage, 'minPrice' | 'maxPrice'> =>
  prices.length === 0
    ? {}
    : {
        minPrice: Math.min(...prices.map(({ from }) => from)),
        maxPrice: Math.max(...prices.map(({ to }) => to)),
      };

const homesOf = async (database: Sql, id: string, publicUrl: string): Promise<ProjectPage['homes']> => {
  const kinds = await countProjectHomes(database, id);
  const search = { condition: { inProject: id }, order: 'newest', limit: most.homes, offset: 0 } as const;
  const found = await Promise.all(
    kinds.map(async ({ kind }) => {
      const { json } = await findListings(database, { kind, ...search }, publicUrl);
      return (JSON.parse(json) as Listing[]).map((listing) => ({ listingType: kind, listing }));
    }),
  );
  return found.flat().slice(0, most.homes);
};

const cardOf = (
  { id, slug, shown }: ShownProject,
  prices: readonly ProjectPrice[],
  publicUrl: string,
): PromotedProject => {
  const { name, builder, city, locality, configurations, photos, phases } = bodyOf(shown, publicUrl);
  const { minPrice = 0, maxPrice = 0 } = pricesOf(prices.filter(({ projectId }) => projectId === id));
  return {
    ...{ name, builder, city, locality, minPrice, maxPrice },
    bhk: projectSizes(configurations),
    image: photos[0]?.url ?? '',
    link: projectPath(slug),
    sponsored: true,
    reraNumber: phases[0]?.reraNumber ?? '',
  };
};

/** Makes the service over a database. */
export const createProjectPages = (
  { sql: database, readSql }: Pick<Database, 'sql' | 'readSql'>,
  publicUrl: string,
): ProjectPages => ({
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
      homes: await homesOf(readSql, project.id, publicUrl),
    };
  },

  paths: async () => (await listShownSlugs(readSql, most.paths)).map(projectPath),

  async picked() {
    const picked = await listPickedProjects(readSql, most.picked);
    const ids = picked.map(({ id }) => id);
    const prices = await findProjectPrices(readSql, ids);
    const at = (wanted: string): PromotedProject[] =>
      picked
        .filter(({ picked: place }) => place === wanted)
        .map((project) => cardOf(project, prices, publicUrl));
    return { projects: at('demand'), promotions: at('slider') };
  },

  async registerLinkOf(slug) {
    const project = await findShownProject(database, slug);
    return project && (bodyOf(project.shown, publicUrl).registerLink || registerAddress);
  },
});
