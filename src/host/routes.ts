/** The route table of the site, the only list of its paths (S-020 to S-041). */
import type { ListingKind } from '../model/index.js';
import { agencyPath, joinPath } from '../model/rules/agency.js';
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
  | 'agency'
  | 'sheet';

/** Describes one route: its path, the screen it shows, and whether that screen is there yet. */
export interface SiteRoute {
  readonly path: string;
  readonly screen: Screen;
  readonly built: boolean;
  /** The kind that a detail or posting route shows. */
  readonly listingType?: ListingKind;
  /** The step that a posting route shows. */
  readonly step?: 1 | 2;
}

const built = (path: string, screen: Screen): SiteRoute => ({ path, screen, built: true });
const detail = (listingType: ListingKind): SiteRoute => ({
  ...built(detailRouteOf(listingType), 'detail'),
  listingType,
});

const posting = (listingType: ListingKind, step: 1 | 2): SiteRoute => ({
  ...built(`/profile/${listingType}${step === 2 ? '-property' : ''}`, 'posting'),
  listingType,
  step,
});

/** Holds every route by name; links take their paths from here. */
export const routes = {
  home: built('/', 'home'),
  search: built('/search', 'search'),
  product: detail('sell'),
  rentProduct: detail('rent'),
  plotProduct: detail('plot'),
  pgProduct: detail('pg'),
  commercialProduct: detail('commercial'),
  login: built('/login', 'account'),
  otp: built('/login/otp', 'account'),
  signup: built('/signup', 'account'),
  profile: built('/profile', 'account'),
  invoice: built('/invoice', 'account'),
  testPayment: built('/test-payment', 'account'),
  undo: built('/undo-change', 'account'),
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
  saved: built('/saved', 'saved'),
  family: built(familyPath, 'family'),
  compare: built('/compare', 'compare'),
  searches: built('/searches', 'alerts'),
  news: built('/news', 'alerts'),
  alerts: built(alertLinkPath, 'alerts'),
  manage: built('/manage', 'owner'),
  viewResponse: built('/v-response', 'owner'),
  partners: built('/partners', 'partners'),
  developers: built('/developers', 'developers'),
  developerPage: built('/developers/:page', 'developers'),
  desk: built('/operator', 'desk'),
  about: built('/about-us', 'about'),
  blogs: built('/about-us/blogs', 'about'),
  article: built('/about-us/blogs/:article', 'about'),
  faqs: built('/about-us/faqs', 'about'),
  privacy: built('/about-us/privacy-policy', 'about'),
  terms: built('/about-us/terms', 'about'),
  contact: built('/about-us/contact', 'about'),
  report: built(reportPath, 'about'),
  city: built('/in/:city', 'place'),
  locality: built('/in/:city/:locality', 'place'),
  sheet: built(sheetRoute, 'sheet'),
  agent: built('/agent/:slug', 'person'),
  builder: built('/builder/:slug', 'person'),
  project: built('/project/:slug', 'project'),
  projects: built('/profile/projects', 'projects'),
  agency: built(agencyPath, 'agency'),
  agencyInvitation: built(joinPath, 'agency'),
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
