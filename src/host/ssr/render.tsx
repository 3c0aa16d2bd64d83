/**
 * Draws the first content of a page on the server, with the components that draw it in the browser. The page shows it
 * as it is until its own code has drawn the same (src/host/server-content.tsx).
 */
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { $connection } from '../../model/index.js';
import { filtersFromUrl } from '../../model/rules/filter-url.js';
import { listingView } from '../../model/rules/listing/view.js';
import { $searches } from '../../model/search/search.js';
import { emptySearch, withAnswer, withAddress } from '../../model/search/search-state.js';
import { LocaleProvider } from '../../widgets/kit/language/locale.js';
import { rootClass, tokensClass } from '../../widgets/kit/style/tokens.js';
import { StaticListing } from '../../widgets/listing-detail/page/static-listing.js';
import { ResultsView } from '../../widgets/results/view.js';
import { HeaderAndMain } from '../layout/page-frame.js';
import { DetailPage } from '../pages/detail/detail-page.js';
import { Hero } from '../pages/home/hero.js';
import { SearchBoxSkeleton } from '../pages/home/search-box-skeleton.js';
import { SearchPage } from '../pages/search/search-page.js';
import { serveLanguage } from '../preferences.js';
import { routeList, type Screen, type SiteRoute } from '../routes.js';
import { siteOf } from '../site.js';
import { SiteProvider } from '../site-context.js';
import { ServerWidgetProvider } from '../widget-place.js';
import type { RenderRequest } from './render-request.js';
import { missingWords } from './define-words.js';
import { type StyledPage, styledPage } from './page-styles.js';

/** Cards that are drawn; the first screen of a phone and of a desktop shows fewer. */
const cards = 6;

const scopeOf = ({ query, results }: RenderRequest): Scope => {
  const address = filtersFromUrl(query);
  const search =
    results &&
    withAnswer(
      withAddress(emptySearch, address),
      address.page,
      results.listings.slice(0, cards),
      results.total,
    );
  return fork({
    values: [
      [$connection, { apiBase: '' }],
      [$searches, search ? { '': search } : {}],
    ],
  });
};

/** Draws a widget's view in the root that it has in its shadow. */
const inRoot = (view: ReactNode): ReactElement => (
  <div className={`${tokensClass} ${rootClass}`} data-first="">
    {view}
  </div>
);

const pageOf = (
  route: SiteRoute,
  { results, listing }: RenderRequest,
): [ReactElement, widget: ReactElement] | null => {
  if (route.screen === 'home') return [<Hero />, <SearchBoxSkeleton />];
  if (route.screen === 'search' && results) return [<SearchPage />, inRoot(<ResultsView group="" />)];
  if (route.screen === 'detail' && listing) {
    const { kind, listing: one } = listing;
    return [
      <DetailPage listingType={kind} />,
      inRoot(<StaticListing listing={one} view={listingView(kind, one)} />),
    ];
  }
  return null;
};

/** Returns the screen of a path; undefined when it is no page of the site. */
export const screenAt = (path: string): Screen | undefined =>
  routeList.find(
    (route) => route.path === path || (path.startsWith('/about-us/') && route.screen === 'about'),
  )?.screen;

// Controls do nothing before the page's own code has loaded; links work.
const withoutControls = (html: string): string =>
  html.replace(/<(button|select|input|textarea)\b/g, '<$1 inert');

const drawn = async (request: RenderRequest): Promise<string> => {
  const route = routeList.find(({ path }) => path === request.path);
  const [page, widget] = (route && pageOf(route, request)) ?? [];
  if (!page) return '';
  const whole = (
    <Provider value={scopeOf(request)}>
      <SiteProvider value={siteOf(request.site)}>
        <LocaleProvider value={request.language}>
          <Router ssrPath={request.path} ssrSearch={request.query}>
            <ServerWidgetProvider value={widget}>
              <HeaderAndMain>{page}</HeaderAndMain>
            </ServerWidgetProvider>
          </Router>
        </LocaleProvider>
      </SiteProvider>
    </Provider>
  );
  const draw = (): string => {
    serveLanguage(request.language);
    return renderToString(whole);
  };
  const first = draw();
  return (await missingWords()) ? draw() : first;
};

/** Draws the first content as HTML, with the rules that dress it; both are empty for a page that has none. */
export const renderScreen = async (request: RenderRequest): Promise<StyledPage> =>
  styledPage(withoutControls(await drawn(request)));
