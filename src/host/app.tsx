/** The site: its routes inside its frame, with the page's scope, language and settings around them. */
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { Route, Router, Switch } from 'wouter';
import { LocaleProvider } from '../widgets/kit/language/locale.js';
import { AheadLinks } from './layout/ahead-links.js';
import { InternalLinks } from './layout/internal-links.js';
import { PageChanges } from './layout/page-changes.js';
import { PageFrame } from './layout/page-frame.js';
import { aroundNavigation } from './navigation.js';
import { NotFoundPage } from './pages/not-found-page.js';
import { useLanguage } from './preferences.js';
import { routeList } from './routes.js';
import { gallery, screenOf } from './screens.js';
import type { Site } from './site.js';
import { SiteProvider, useSite } from './site-context.js';
import { WidgetEvents } from './widget-events.js';
import { type LoadWidget, loadWidget } from './widget-loader.js';
import { LoaderProvider } from './widget-place.js';

/** What the site needs from outside: the scope it shares with its widgets, its settings, and the widget loader. */
export interface AppProps {
  scope: Scope;
  site: Site;
  load?: LoadWidget;
  /** The query that the server has drawn the page for; the first render is for the same. */
  drawnQuery?: string;
}

function Pages() {
  const { isDevelopment } = useSite();
  return (
    <Switch>
      {routeList.map((route) => (
        <Route key={route.path} path={route.path}>
          {screenOf(route)}
        </Route>
      ))}
      {isDevelopment ? <Route path="/kit">{gallery}</Route> : null}
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** Draws the site. */
export function App({ scope, site, load = loadWidget, drawnQuery }: AppProps) {
  return (
    <Provider value={scope}>
      <SiteProvider value={site}>
        <LoaderProvider value={load}>
          <LocaleProvider value={useLanguage()}>
            <Router aroundNav={aroundNavigation} {...(drawnQuery !== undefined && { ssrSearch: drawnQuery })}>
              <PageFrame>
                <Pages />
              </PageFrame>
              <PageChanges />
              <InternalLinks />
              <AheadLinks />
              <WidgetEvents />
            </Router>
          </LocaleProvider>
        </LoaderProvider>
      </SiteProvider>
    </Provider>
  );
}
