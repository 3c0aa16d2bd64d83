/** The head of a project's page, and what the page shows. */
import { fillPath } from '../../../src/api/contract/endpoint.js';
import { getProject } from '../../../src/api/contract/projects.js';
import type { ProjectPage } from '../../../src/api/contract/projects.schema.js';
import { projectSizes } from '../../../src/model/rules/project-sizes.js';
import type { DataScope } from '../../services/data-versions.js';
import type { ProjectPages } from '../../services/project-pages.js';
import { ServiceError } from '../../services/service-error.js';
import type { HeadSite, PageHead } from '../page-head.js';
import type { ScreenData } from '../server-rendering.js';
import { headWords } from './head-words.js';

const dataOf = (project: ProjectPage, description: string, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ApartmentComplex',
  name: project.name,
  url: publicUrl + project.path,
  description,
  ...(project.photos.length > 0 && { image: project.photos.map(({ url }) => url) }),
  address: {
    '@type': 'PostalAddress',
    addressLocality: project.locality,
    addressRegion: project.city,
    addressCountry: 'IN',
  },
  identifier: project.phases.map(({ reraNumber }) => reraNumber),
  amenityFeature: project.amenities.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  ...(project.minPrice !== undefined && {
    makesOffer: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: project.minPrice,
      highPrice: project.maxPrice,
      offerCount: project.homes.length,
    },
  }),
});

/** Describes the project that an address names; undefined where nobody sees one. */
export const projectHead = async (
  slug: string,
  { projectPages }: { projectPages: Pick<ProjectPages, 'page'> },
  site: HeadSite,
): Promise<{ status: number; head: PageHead; scope?: DataScope; first: ScreenData } | undefined> => {
  const project = await projectPages.page(slug).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
  if (!project) return undefined;
  const { project: words, label } = headWords[site.language];
  const place = words.inCity(project.locality, label(project.city));
  const description = words.described({
    sizes: projectSizes(project.configurations),
    place,
    builder: project.builder,
  });
  return {
    status: 200,
    head: {
      title: words.title(project.name, place),
      description,
      address: project.path,
      image: project.photos[0]?.url,
      data: [dataOf(project, description, site.publicUrl)],
    },
    first: { call: fillPath(getProject.path, { slug }), project },
  };
};
