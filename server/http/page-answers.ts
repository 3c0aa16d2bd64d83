/** Which status and head each address of the site is answered with. */
import { detailRouteOf, listingKinds } from '../../src/model/rules/kinds.js';
import type { Listings } from '../services/listings.js';
import { homeHead, siteDescription } from './heads/home-head.js';
import { listingHead } from './heads/listing-head.js';
import { searchHead } from './heads/search-head.js';
import type { HeadSite, PageHead } from './page-head.js';
import { sitePaths } from './site-routes.js';

/** An answer to a page request. */
export interface PageAnswer {
  status: number;
  head: PageHead;
}

/** Pages a search engine may show although they need no listing. */
const publicPages: Readonly<Record<string, string>> = {
  '/about-us': 'About us',
  '/about-us/blogs': 'Blogs',
  '/about-us/faqs': 'Frequently asked questions',
  '/about-us/privacy-policy': 'Privacy policy',
};

const plainAnswer = (path: string): PageAnswer => {
  const isKnown = sitePaths.has(path);
  const title = publicPages[path];
  return {
    status: isKnown ? 200 : 404,
    head: {
      title: isKnown ? (title ?? null) : 'Page not found',
      description: siteDescription,
      address: path,
      isHidden: title === undefined,
    },
  };
};

/** Answers for a path without a slash at its end and a query string without "?". */
export const pageAnswer = async (
  path: string,
  query: string,
  listings: Listings,
  site: HeadSite,
): Promise<PageAnswer> => {
  if (path === '/') return { status: 200, head: homeHead(site) };
  if (path === '/search') return { status: 200, head: await searchHead(query, listings, site) };
  const kind = listingKinds.find((one) => detailRouteOf(one) === path);
  if (kind) return listingHead(kind, new URLSearchParams(query).get('id'), listings, site);
  return plainAnswer(path);
};
