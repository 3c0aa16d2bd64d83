/** Fetches what a link of the site leads to while a finger or the mouse is on it: the files of its widget, and its answer. */
import { type Scope, scopeBind } from 'effector';
import { type LinkedTo, readAheadFx } from '../model/page/read-ahead.js';
import { filtersFromUrl, namesTab } from '../model/rules/filter-url.js';
import { linkOf } from './layout/internal-links.js';
import { routeOf } from './routes.js';
import type { LoadWidget, WidgetName } from './widget-loader.js';

/** Milliseconds for which a link is held or rested on before it counts: a scroll or a passing mouse is over sooner. */
const rest = 80;

interface Ahead {
  widget: WidgetName;
  linked: LinkedTo;
}

/** Returns what a link needs, where it leads to a listing or to a search that its address says whole. */
const aheadOf = ({ origin, pathname, search, href }: HTMLAnchorElement): Ahead | undefined => {
  const route = origin === location.origin && href !== location.href ? routeOf(pathname) : undefined;
  const id = new URLSearchParams(search).get('id');
  if (route?.listingType && route.screen === 'detail' && id)
    return { widget: 'listing-detail', linked: { kind: route.listingType, id } };
  if (route?.screen === 'search' && namesTab(search))
    return { widget: 'results', linked: filtersFromUrl(search) };
  return undefined;
};

/** Listens on the whole page until the signal ends it. */
export const fetchAheadOfLinks = (scope: Scope, load: LoadWidget, signal: AbortSignal): void => {
  const ask = scopeBind(readAheadFx, { scope });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: HTMLAnchorElement | null = null;
  const drop = (): void => {
    clearTimeout(timer);
    held = null;
  };
  const hold = (event: PointerEvent): void => {
    const link = linkOf(event);
    if (link === held) return;
    drop();
    const ahead = link && aheadOf(link);
    if (!ahead) return;
    held = link;
    timer = setTimeout(() => {
      // A failure is the page's to tell, which asks again.
      load(ahead.widget).catch(() => undefined);
      ask(ahead.linked).catch(() => undefined);
    }, rest);
  };
  const options = { signal, passive: true };
  for (const name of ['pointerover', 'pointerdown'] as const) document.addEventListener(name, hold, options);
  // The browser takes the finger over when it scrolls.
  document.addEventListener('pointercancel', drop, options);
  signal.addEventListener('abort', drop);
};
