/** Which component draws which screen of the route table. */
import { lazy, type ReactElement } from 'react';
import { DetailPage } from './pages/detail/detail-page.js';
import { HomePage } from './pages/home/home-page.js';
import { OpensSoonPage } from './pages/opens-soon-page.js';
import { SearchPage } from './pages/search/search-page.js';
import { LazyScreen } from './lazy-screen.js';
import type { SiteRoute } from './routes.js';

// What most visits never open comes when it is opened.
const AccountPages = lazy(async () => ({
  default: (await import('./pages/account/account-pages.js')).AccountPages,
}));
const AboutPages = lazy(async () => ({ default: (await import('./pages/about/about-pages.js')).AboutPages }));

const PostingPage = lazy(async () => ({
  default: (await import('./pages/posting/posting-page.js')).PostingPage,
}));

const PartnersPage = lazy(async () => ({
  default: (await import('./pages/partners/partners-page.js')).PartnersPage,
}));

const DevelopersPage = lazy(async () => ({
  default: await (await import('./pages/developers/developers-page.js')).loadDevelopersPage(),
}));

const DeskPage = lazy(async () => ({ default: (await import('./pages/desk/desk-page.js')).DeskPage }));

const SavedPage = lazy(async () => ({ default: (await import('./pages/saved/saved-page.js')).SavedPage }));

const FamilyPage = lazy(async () => ({
  default: (await import('./pages/family/family-page.js')).FamilyPage,
}));

const PlacePage = lazy(async () => ({ default: (await import('./pages/place/place-page.js')).PlacePage }));

const PersonPage = lazy(async () => ({
  default: (await import('./pages/person/person-page.js')).PersonPage,
}));

const ProjectPage = lazy(async () => ({
  default: (await import('./pages/project/project-page.js')).ProjectPage,
}));

const SheetPage = lazy(async () => ({ default: (await import('./pages/sheet/sheet-page.js')).SheetPage }));

const OwnProjectsPage = lazy(async () => ({
  default: (await import('./pages/own-projects/own-projects-page.js')).OwnProjectsPage,
}));

const AgencyPages = lazy(async () => ({
  default: (await import('./pages/agency/agency-pages.js')).AgencyPages,
}));

const ComparePage = lazy(async () => ({
  default: (await import('./pages/compare/compare-page.js')).ComparePage,
}));

const KitPage = lazy(async () => ({ default: (await import('./kit/kit-page.js')).KitPage }));

const AlertPages = lazy(async () => ({
  default: (await import('./pages/alerts/alert-pages.js')).AlertPages,
}));

/** The gallery of components, for those who work on the site. */
export const gallery: ReactElement = (
  <LazyScreen>
    <KitPage />
  </LazyScreen>
);
const OwnerPages = lazy(async () => ({ default: (await import('./pages/owner/owner-pages.js')).OwnerPages }));

/** Returns the screen of a route; one that is not built yet says so and leads on. */
export const screenOf = ({
  screen,
  path,
  built,
  listingType = 'sell',
  step = 1,
}: SiteRoute): ReactElement => {
  if (screen === 'home') return <HomePage />;
  if (screen === 'search') return <SearchPage />;
  if (screen === 'detail') return <DetailPage listingType={listingType} />;
  if (screen === 'account' && built)
    return (
      <LazyScreen>
        <AccountPages path={path} />
      </LazyScreen>
    );
  if (screen === 'owner')
    return (
      <LazyScreen>
        <OwnerPages path={path} />
      </LazyScreen>
    );
  if (screen === 'posting')
    return (
      <LazyScreen>
        <PostingPage listingType={listingType} step={step} />
      </LazyScreen>
    );
  if (screen === 'about')
    return (
      <LazyScreen>
        <AboutPages />
      </LazyScreen>
    );
  if (screen === 'partners')
    return (
      <LazyScreen>
        <PartnersPage />
      </LazyScreen>
    );
  if (screen === 'developers')
    return (
      <LazyScreen>
        <DevelopersPage />
      </LazyScreen>
    );
  if (screen === 'alerts')
    return (
      <LazyScreen>
        <AlertPages path={path} />
      </LazyScreen>
    );
  if (screen === 'place')
    return (
      <LazyScreen>
        <PlacePage />
      </LazyScreen>
    );
  if (screen === 'person')
    return (
      <LazyScreen>
        <PersonPage />
      </LazyScreen>
    );
  if (screen === 'project')
    return (
      <LazyScreen>
        <ProjectPage />
      </LazyScreen>
    );
  if (screen === 'sheet')
    return (
      <LazyScreen>
        <SheetPage />
      </LazyScreen>
    );
  if (screen === 'projects')
    return (
      <LazyScreen>
        <OwnProjectsPage />
      </LazyScreen>
    );
  if (screen === 'agency')
    return (
      <LazyScreen>
        <AgencyPages path={path} />
      </LazyScreen>
    );
  if (screen === 'saved')
    return (
      <LazyScreen>
        <SavedPage />
      </LazyScreen>
    );
  if (screen === 'family')
    return (
      <LazyScreen>
        <FamilyPage />
      </LazyScreen>
    );
  if (screen === 'compare')
    return (
      <LazyScreen>
        <ComparePage />
      </LazyScreen>
    );
  if (screen === 'desk')
    return (
      <LazyScreen>
        <DeskPage />
      </LazyScreen>
    );
  return <OpensSoonPage />;
};
