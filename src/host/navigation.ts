/** Going from page to page: entries of the history with a name, and cross-fades where the browser has them. */
import { flushSync } from 'react-dom';
import { type AroundNavHandler, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { leaveEntry } from './scroll-memory.js';

/** Holds what a navigation may carry; `state` is what the specifications name (S-075, S-040). */
export interface GoOptions {
  replace?: boolean;
  state?: object;
  /** Cross-fades to the page, where the browser can and the person has not asked for less motion. */
  transition?: boolean;
}

type Go = (to: string, options?: GoOptions) => void;

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Wraps every navigation: remembers the place that is left and names the entry that is entered. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const { state, ...others } = (options ?? {}) as GoOptions;
  const entry = leaveEntry(others.replace === true);
  const go = (): void => {
    navigate(to, { ...others, state: { ...state, entry } });
  };
  if (!others.transition || !('startViewTransition' in document) || prefersStillness()) {
    go();
    return;
  }
  const fade = document.startViewTransition(() => {
    flushSync(go);
  });
  // A fade that is cut short (another page, a hidden tab) is no error.
  fade.ready.catch(() => undefined);
};

/** Returns a function that opens a page of the site. */
export const useGo = (): Go => useLocation()[1];

/** Returns the state of the navigation to this page; null when there is none. */
export const useNavigationState = (): Readonly<Record<string, unknown>> | null =>
  useHistoryState<Readonly<Record<string, unknown>> | null>();

/** Returns whether a text is a path of this site, so that a return path can never lead elsewhere (G-02). */
export const isOwnPath = (path: unknown): path is string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return false;
  return URL.canParse(path, location.origin) && new URL(path, location.origin).origin === location.origin;
};
