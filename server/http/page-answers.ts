/** Decides the status and the head of each address of the site. */
import { type Language, languageIn } from '../../src/model/rules/languages.js';
import { detailRouteOf, listingKinds } from '../../src/model/rules/kinds.js';
import type { Config } from '../config.js';
import type { StaticPages } from '../content/pages.js';
import type { PriceReader } from '../services/contact-price.js';
import type { DataScope } from '../services/data-versions.js';
import type { ListingMaps } from '../services/listing-map.js';
import type { Listings } from '../services/listings.js';
import type { ResponseCache } from '../services/response-cache.js';
import { placeOfPath } from '../../src/model/rules/place-path.js';
import { personOfPath } from '../../src/model/rules/person-path.js';
import { projectOfPath } from '../../src/model/rules/project-path.js';
import type { PlacePages } from '../services/place-pages.js';
import type { PersonPages } from '../services/person-pages.js';
import type { ProjectPages } from '../services/project-pages.js';
import { homeHead } from './heads/home-head.js';
import { listingHead } from './heads/listing-head.js';
import { personHead } from './heads/person-head.js';
import { placeHead } from './heads/place-head.js';
import { searchHead } from './heads/search-head.js';
import { staticHead } from './heads/static-head.js';
import { projectHead } from './heads/project-head.js';
import { headWords } from './heads/head-words.js';
import type { ScreenData } from './server-rendering.js';
import { pageDetails } from './page-data.js';
import type { HeadSite, PageHead } from './page-head.js';
import { sitePaths } from './site-routes.js';

/** The reply to a page request, and the facts of the site that its head needs. */
export interface PageAnswer {
  status: number;
  head: PageHead;
  site: HeadSite;
  /** The path of the page that was meant, with a status of 301 or 302. */
  location?: string;
  /** The listings it tells of; undefined when it is made anew each time. */
  scope?: DataScope;
  /** The data of its first content, where the server has it. */
  first?: ScreenData;
}

/** What replies are made from. */
export interface PageSources {
  config: Config;
  listings: Listings;
  listingMaps: ListingMaps;
  placePages: PlacePages;
  projectPages: Pick<ProjectPages, 'page'>;
  personPages: Pick<PersonPages, 'page'>;
  pages: StaticPages;
  cache: ResponseCache;
  /** Reads what a contact costs now. */
  prices: PriceReader;
}

const plainHead = (path: string, { language }: HeadSite): PageHead => {
  const words = headWords[language];
  return {
    title: sitePaths.has(path) ? null : words.notFound,
    description: words.site,
    address: path,
    isHidden: true,
  };
};

/**
 * Builds the answer to a path without a slash at its end and a query string without "?"; an address that names no language is
 * answered in the one the visitor has chosen, else in English.
 */
export const pageAnswer = async (
  [path, query]: readonly [path: string, query: string],
  sources: PageSources,
  chosen: Language = 'en',
): Promise<PageAnswer> => {
  const { config, listings, pages } = sources;
  const { brand, publicUrl } = config;
  const site: HeadSite = { brand, publicUrl, language: languageIn(query) ?? chosen };
  if (path === '/') return { status: 200, head: homeHead(site), site };
  if (path === '/search') return { status: 200, ...(await searchHead(query, sources, site)), site };
  const kind = listingKinds.find((one) => detailRouteOf(one) === path);
  if (kind)
    return { ...(await listingHead(kind, new URLSearchParams(query).get('id'), listings, site)), site };
  const address = placeOfPath(path);
  const person = personOfPath(path);
  const found = address
    ? await placeHead([path, address], sources, site)
    : person && (await personHead([path, person.slug], sources, site));
  // The way to another spelling keeps the language that the address names.
  if (found?.location && query) return { ...found, location: `${found.location}?${query}`, site };
  if (found) return { ...found, site };
  const slug = projectOfPath(path);
  const project = slug && (await projectHead(slug, sources, site));
  if (project) return { ...project, site };
  const head = staticHead(path, pages, site, pageDetails(config));
  if (head) return { status: 200, head, site };
  return { status: sitePaths.has(path) ? 200 : 404, head: plainHead(path, site), site };
};
