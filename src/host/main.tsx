/** Starts the site in the browser. */
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageScope } from '../model/index.js';
import type { Locale } from '../widgets/kit/language/locale.js';
import { adopt } from '../widgets/kit/style/sheet.js';
import '../widgets/kit/style/tokens.js';
import { App } from './app.js';
import { captureServerContent, isDrawnInTag, queryOfLoad } from './server-content.js';
import { keepLanguageOfAddress, languageNow } from './preferences.js';
import { routeOf, type Screen } from './routes.js';
import { readSite } from './site.js';
import { loadWidget, type WidgetName } from './widget-loader.js';
import { useSiteWords } from './words.js';

adopt(document);
captureServerContent();
keepLanguageOfAddress();

// Starts to load the first page's widget before the page is drawn; WidgetPlace shows a failure.
const firstWidget: Partial<Record<Screen, WidgetName>> = {
  home: 'search-box',
  search: 'results',
  detail: 'listing-detail',
};
const screen = routeOf(location.pathname)?.screen;
const widget = screen && firstWidget[screen];
if (widget) void loadWidget(widget).catch(() => undefined);

/** Milliseconds after which the page is calm. */
const offlineAfter = 4000;

const isDrawn = isDrawnInTag();

let tellAlive: () => void;

/** Resolves when the site hears the events of the widgets. */
export const alive = new Promise<void>((resolve) => {
  tellAlive = resolve;
});

/** Opens the controls that the server has closed, and tells that the site is alive. */
function Adopted({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const control of root.querySelectorAll('[inert]')) control.removeAttribute('inert');
  }, [root]);
  // After the effects of everything inside it.
  useEffect(tellAlive, []);
  return children;
}

const draw = (): void => {
  const root = document.getElementById('root');
  if (!root) return;
  const scope = pageScope({ apiBase: location.origin });
  const site = readSite(document);
  // Rendered in slices, since the first content is on the screen and a touch must not wait.
  startTransition(() => {
    if (isDrawn)
      hydrateRoot(
        root,
        <Adopted root={root}>
          <App scope={scope} site={site} drawnQuery={queryOfLoad()} />
        </Adopted>,
      );
    else createRoot(root).render(<App scope={scope} site={site} />);
  });
};

/** Loads the words of every first screen in a language. */
const loadWords = async (language: Locale): Promise<void> => {
  const labels = import('../widgets/kit/labels/labels.js').then(({ loadLabels }) => loadLabels(language));
  await Promise.all([useSiteWords.load(language), labels]);
};

// The service worker comes last: nothing waits for it.
if ('serviceWorker' in navigator && readSite(document).isKeptOffline)
  setTimeout(() => {
    void import('./offline/start.js').then(({ startOffline }) => startOffline()).catch(() => undefined);
  }, offlineAfter);

// The first content is in the reader's language already and stays until the page's words are loaded.
const language = languageNow();
if (language === 'en') draw();
else loadWords(language).catch(console.error).finally(draw);
