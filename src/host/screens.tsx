/** Which component draws which screen of the route table. */
import { type ComponentType, lazy, type ReactElement } from 'react';
import { DetailPage } from './pages/detail/detail-page.js';
import { HomePage } from './pages/home/home-page.js';
import { SearchPage } from './pages/search/search-page.js';
import { LazyScreen } from './lazy-screen.js';
import type { Screen, SiteRoute } from './routes.js';

/** What a page is told of its route; most need nothing of it. */
type PageProps = Required<Pick<SiteRoute, 'path' | 'listingType' | 'step'>>;

const later = (load: () => Promise<ComponentType<PageProps>>) =>
  lazy(async () => ({ default: await load() }));

/** The code of what most visits never open comes when it is opened. */
const pages: Readonly<Record<Exclude<Screen, 'home' | 'search' | 'detail'>, ComponentType<PageProps>>> = {
  about: later(async () => (await import('./pages/about/about-pages.js')).AboutPages),
  account: later(async () => (await import('./pages/account/account-pages.js')).AccountPages),
  alerts: later(async () => (await import('./pages/alerts/alert-pages.js')).AlertPages),
  compare: later(async () => (await import('./pages/compare/compare-page.js')).ComparePage),
  desk: later(async () => (await import('./pages/desk/desk-page.js')).DeskPage),
  developers: later(async () => (await import('./pages/developers/developers-page.js')).loadDevelopersPage()),
  family: later(async () => (await import('./pages/family/family-page.js')).FamilyPage),
  owner: later(async () => (await import('./pages/owner/owner-pages.js')).OwnerPages),
  partners: later(async () => (await import('./pages/partners/partners-page.js')).PartnersPage),
  person: later(async () => (await import('./pages/person/person-page.js')).PersonPage),
  place: later(async () => (await import('./pages/place/place-page.js')).PlacePage),
  posting: later(async () => (await import('./pages/posting/posting-page.js')).PostingPage),
  project: later(async () => (await import('./pages/project/project-page.js')).ProjectPage),
  projects: later(async () => (await import('./pages/own-projects/own-projects-page.js')).OwnProjectsPage),
  saved: later(async () => (await import('./pages/saved/saved-page.js')).SavedPage),
  sheet: later(async () => (await import('./pages/sheet/sheet-page.js')).SheetPage),
};

const KitPage = lazy(async () => ({ default: (await import('./kit/kit-page.js')).KitPage }));

/** The gallery of components, for those who work on the site. */
export const gallery: ReactElement = (
  <LazyScreen>
    <KitPage />
  </LazyScreen>
);

/** Returns the screen of a route. */
export const screenOf = ({ screen, path, listingType = 'sell', step = 1 }: SiteRoute): ReactElement => {
  if (screen === 'home') return <HomePage />;
  if (screen === 'search') return <SearchPage />;
  if (screen === 'detail') return <DetailPage listingType={listingType} />;
  const Page = pages[screen];
  return (
    <LazyScreen>
      <Page path={path} listingType={listingType} step={step} />
    </LazyScreen>
  );
};
