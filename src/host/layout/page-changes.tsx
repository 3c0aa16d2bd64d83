/** What happens when the page changes: scroll position, focus, and the announcement. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { rememberScroll, scrollBackTo } from '../scroll-memory.js';

/** The id of the page's main part. */
export const mainId = 'main';

const showPlace = (hash: string): boolean => {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  place?.scrollIntoView();
  return place !== null;
};

/** Moves to the top, or to the place a link names, on the way forward and to the old place on the way back. */
export function PageChanges() {
  const [path] = useLocation();
  const lastPath = useRef(path);
  const wayBack = useRef<number | null>(null);
  useEffect(
    () =>
      rememberScroll((height) => {
        wayBack.current = height;
        scrollBackTo(height);
      }),
    [],
  );
  useLayoutEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const height = wayBack.current;
    wayBack.current = null;
    if (height === null && !showPlace(location.hash)) scrollTo({ top: 0, behavior: 'instant' });
    // The focus moves to the new page, for keyboards and screen readers.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
