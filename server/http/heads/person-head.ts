/** The head of an agent's or builder's page, and what the page shows. */
import { fillPath } from '../../../src/api/contract/endpoint.js';
import { getPersonPage } from '../../../src/api/contract/people.js';
import type { PersonPage } from '../../../src/api/contract/people.schema.js';
import type { DataScope } from '../../services/data-versions.js';
import type { PersonPages } from '../../services/person-pages.js';
import { ServiceError } from '../../services/service-error.js';
import type { HeadSite, PageHead } from '../page-head.js';
import type { ScreenData } from '../server-rendering.js';
import { headWords } from './head-words.js';

const dataOf = (person: PersonPage, description: string, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': person.kind === 'agent' ? 'RealEstateAgent' : 'Organization',
  name: person.name,
  url: publicUrl + person.path,
  description,
  ...(person.rera && { identifier: person.rera.number }),
  ...(person.languages.length > 0 && { knowsLanguage: person.languages }),
  areaServed: person.areas.map(({ locality, city }) => ({ '@type': 'Place', name: `${locality}, ${city}` })),
});

/**
 * Describes the person whose page an address names; the way to it where the page has another address now, undefined where
 * nobody has such a page.
 */
export const personHead = async (
  [path, slug]: readonly [path: string, slug: string],
  { personPages }: { personPages: Pick<PersonPages, 'page'> },
  site: HeadSite,
): Promise<
  { status: number; head: PageHead; location?: string; scope?: DataScope; first?: ScreenData } | undefined
> => {
  const person = await personPages.page(slug).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
  if (!person) return undefined;
  const { person: words, label } = headWords[site.language];
  const places = person.areas.slice(0, 3).map(({ locality }) => label(locality));
  const description = words.described({ name: person.name, kind: person.kind, places: places.join(', ') });
  const head: PageHead = {
    title: words.title(person.name, person.kind),
    description,
    address: person.path,
    // A page that tells of nothing is not for search engines.
    isHidden: person.homeCount === 0 && person.projects.length === 0,
    data: [dataOf(person, description, site.publicUrl)],
  };
  if (person.path !== path) return { status: 301, head, location: person.path };
  return {
    status: 200,
    head,
    first: { call: fillPath(getPersonPage.path, { slug: person.slug }), person },
  };
};
