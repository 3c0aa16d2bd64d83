/** What happens when another page comes up: the place on it, the focus, and what is said aloud. */
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
    // A keyboard or a screen reader goes on from the new page, not from where the link was.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
