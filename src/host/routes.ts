/** The route table of the site, the only list of its paths (S-020 to S-041). */
import type { ListingKind } from '../model/index.js';
import { agencyPath, joinPath } from '../model/rules/agency-path.js';
import { alertLinkPath } from '../model/rules/alert-address.js';
import { familyPath } from '../model/rules/family.js';
import { reportPath } from '../model/rules/report-address.js';
import { placeOfPath } from '../model/rules/place-path.js';
import { personOfPath } from '../model/rules/person-path.js';
import { projectOfPath } from '../model/rules/project-path.js';
import { sheetRoute } from '../model/rules/sheet-path.js';
import { detailRouteOf } from '../model/rules/kinds.js';

/** Names the screens; several routes may share one. */
export type Screen =
  | 'home'
  | 'search'
  | 'detail'
  | 'account'
  | 'posting'
  | 'owner'
  | 'about'
  | 'partners'
  | 'developers'
  | 'desk'
  | 'saved'
  | 'family'
  | 'compare'
  | 'alerts'
  | 'place'
  | 'person'
  | 'project'
  | 'projects'
  | 'sheet';

/** Describes one route: its path and the screen it shows. */
export interface SiteRoute {
  readonly path: string;
  readonly screen: Screen;
  /** The kind that a detail or posting route shows. */
  readonly listingType?: ListingKind;
  /** The step that a posting route shows. */
  readonly step?: 1 | 2;
}

const at = (path: string, screen: Screen): SiteRoute => ({ path, screen });
const detail = (listingType: ListingKind): SiteRoute => ({
  ...at(detailRouteOf(listingType), 'detail'),
  listingType,
});

const posting = (listingType: ListingKind, step: 1 | 2): SiteRoute => ({
  ...at(`/profile/${listingType}${step === 2 ? '-property' : ''}`, 'posting'),
  listingType,
  step,
});

/** Holds every route by name; links take their paths from here. */
export const routes = {
  home: at('/', 'home'),
  search: at('/search', 'search'),
  product: detail('sell'),
  rentProduct: detail('rent'),
  plotProduct: detail('plot'),
  pgProduct: detail('pg'),
  commercialProduct: detail('commercial'),
  login: at('/login', 'account'),
  otp: at('/login/otp', 'account'),
  signup: at('/signup', 'account'),
  profile: at('/profile', 'account'),
  invoice: at('/invoice', 'account'),
  testPayment: at('/test-payment', 'account'),
  undo: at('/undo-change', 'account'),
  sell: posting('sell', 1),
  sellProperty: posting('sell', 2),
  rent: posting('rent', 1),
  rentProperty: posting('rent', 2),
  pg: posting('pg', 1),
  pgProperty: posting('pg', 2),
  plot: posting('plot', 1),
  plotProperty: posting('plot', 2),
  commercial: posting('commercial', 1),
  commercialProperty: posting('commercial', 2),
  saved: at('/saved', 'saved'),
  family: at(familyPath, 'family'),
  compare: at('/compare', 'compare'),
  searches: at('/searches', 'alerts'),
  news: at('/news', 'alerts'),
  alerts: at(alertLinkPath, 'alerts'),
  manage: at('/manage', 'owner'),
  viewResponse: at('/v-response', 'owner'),
  partners: at('/partners', 'partners'),
  developers: at('/developers', 'developers'),
  developerPage: at('/developers/:page', 'developers'),
  desk: at('/operator', 'desk'),
  about: at('/about-us', 'about'),
  blogs: at('/about-us/blogs', 'about'),
  article: at('/about-us/blogs/:article', 'about'),
  faqs: at('/about-us/faqs', 'about'),
  privacy: at('/about-us/privacy-policy', 'about'),
  terms: at('/about-us/terms', 'about'),
  contact: at('/about-us/contact', 'about'),
  report: at(reportPath, 'about'),
  city: at('/in/:city', 'place'),
  locality: at('/in/:city/:locality', 'place'),
  sheet: at(sheetRoute, 'sheet'),
  agent: at('/agent/:slug', 'person'),
  builder: at('/builder/:slug', 'person'),
  project: at('/project/:slug', 'project'),
  projects: at('/profile/projects', 'projects'),
  agency: at(agencyPath, 'owner'),
  agencyInvitation: at(joinPath, 'owner'),
} as const satisfies Record<string, SiteRoute>;

/** Lists the routes in the order they are tried. */
export const routeList: readonly SiteRoute[] = Object.values(routes);

const articles = `${routes.blogs.path}/`;

/** Returns the address of an article by its name, `blogs/carpet-area`. */
export const articlePath = (name: string): string => articles + name.slice('blogs/'.length);

/** Returns the name of the article that an address would show. */
export const articleOf = (path: string): string => `blogs/${path.slice(articles.length)}`;

const developerPages = `${routes.developers.path}/`;

const namedRouteOf = (path: string): SiteRoute | undefined => {
  if (path.startsWith(articles)) return routes.article;
  // A file beside a page, such as /developers/guide.md, is the server's to answer.
  return path.startsWith(developerPages) && !path.includes('.') ? routes.developerPage : undefined;
};

const placeRouteOf = (path: string): SiteRoute | undefined => {
  const place = placeOfPath(path);
  return place && (place.locality ? routes.locality : routes.city);
};

const personRouteOf = (path: string): SiteRoute | undefined => {
  const person = personOfPath(path);
  return person && routes[person.kind];
};

/** Finds the route of a path; the names of articles, people and places are not looked at. */
export const routeOf = (path: string): SiteRoute | undefined =>
  routeList.find((route) => route.path === path) ??
  namedRouteOf(path) ??
  (projectOfPath(path) ? routes.project : undefined) ??
  personRouteOf(path) ??
  placeRouteOf(path);

/** Tells whether a path is a page of the site. */
export const isSitePath = (path: string): boolean => routeOf(path) !== undefined;
