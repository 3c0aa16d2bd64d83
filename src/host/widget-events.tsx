/** What the site does with the events of any widget: open pages instead of leaving them. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { detailRouteOf } from '../model/rules/kinds.js';
import type { OpenDetail, SearchDetail } from './elements.js';
import { useGo } from './navigation.js';
import { routes } from './routes.js';

type Handler = (detail: never) => void;

// Only for who asks for a contact without being signed in.
const SignInSheet = lazy(async () => ({
  default: (await import('./pages/account/sign-in-sheet.js')).SignInSheet,
}));

/** Listens once for the whole page; preventing the default tells the widget that the site handles the event. Draws the sheet for signing in. */
export function WidgetEvents() {
  const go = useGo();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const handlers: Record<string, Handler> = {
      'housing-search': ({ query, ...state }: SearchDetail) => {
        go(query ? `${routes.search.path}?${query}` : routes.search.path, { state, transition: true });
      },
      'housing-open': ({ listing, kind, id, href }: OpenDetail) => {
        // Only the fragment of the widget's address is used, since the address may be a partner's.
        const { hash } = new URL(href, location.href);
        const path = `${detailRouteOf(kind)}?id=${encodeURIComponent(id)}${hash}`;
        go(path, { state: { property: listing }, transition: true });
      },
      // The tab that opened posting goes along, so that the page begins at its chooser (S-065, C-38).
      'housing-post': () => {
        go(routes.profile.path, { state: { tab: 'Sell' } });
      },
      // Signing in ends where it began; the action is offered again, never run by itself (G-02).
      'housing-sign-in': ({ action }: { action: string }) => {
        // Posting and managing have pages of their own to come back to.
        if (action !== 'post' && action !== 'manage') setIsAsked(true);
        else go(routes.login.path, { state: { from: location.pathname + location.search } });
      },
    };
    const take = (event: Event): void => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      handlers[event.type]?.((event as CustomEvent).detail as never);
    };
    const names = Object.keys(handlers);
    for (const name of names) document.addEventListener(name, take);
    return () => {
      for (const name of names) document.removeEventListener(name, take);
    };
  }, [go]);
  return isAsked ? (
    <Suspense>
      <SignInSheet
        onClose={() => {
          setIsAsked(false);
        }}
      />
    </Suspense>
  ) : null;
}
