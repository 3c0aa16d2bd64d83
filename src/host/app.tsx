/** The site: its routes inside its frame, with the page's scope, language and settings around them. */
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { LocaleProvider } from '../widgets/kit/language/locale.js';
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
import { isSavingData, type LoadWidget, loadWidget, whenIdle } from './widget-loader.js';
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

/** Milliseconds after which a busy page fetches ahead anyway. */
const patience = 2000;

/** Fetches ahead of links once the page is idle; not for people who save data. */
const useAheadLinks = (scope: Scope, load: LoadWidget): void => {
  useEffect(() => {
    const ended = new AbortController();
    const begin = async (): Promise<void> => {
      await whenIdle(patience);
      const { fetchAheadOfLinks } = await import('./ahead-links.js');
      if (!ended.signal.aborted) fetchAheadOfLinks(scope, load, ended.signal);
    };
    if (!isSavingData()) begin().catch(() => undefined);
    return () => {
      ended.abort();
    };
  }, [scope, load]);
};

/** Draws the site. */
export function App({ scope, site, load = loadWidget, drawnQuery }: AppProps) {
  useAheadLinks(scope, load);
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
              <WidgetEvents />
            </Router>
          </LocaleProvider>
        </LoaderProvider>
      </SiteProvider>
    </Provider>
  );
}
