/** Lets plain links of the site, also those inside widgets, change the page without loading it anew. */
import { useEffect } from 'react';
import { useGo } from '../navigation.js';
import { isSitePath, routeOf } from '../routes.js';
import { mainId } from './page-changes.js';

/** Finds the link that an event is about, also inside a widget. */
export const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const target = event.composedPath()[0];
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Browsers that hold documents to their Permissions-Policy. */
interface PolicyDocument extends Document {
  readonly featurePolicy?: { allowsFeature: (feature: string) => boolean };
}

/** Forms for posting ask where the device is (S-736): only a document that was opened as one of them may. */
const needsOwnDocument = (path: string): boolean =>
  routeOf(path)?.screen === 'posting' &&
  (document as PolicyDocument).featurePolicy?.allowsFeature('geolocation') === false;

// Files, media and unknown addresses are the server's to answer.
const isPageOfSite = ({ origin, pathname, target, download }: HTMLAnchorElement): boolean =>
  origin === location.origin && !target && !download && isSitePath(pathname) && !needsOwnDocument(pathname);

const focusPlace = ({ hash, origin, pathname }: HTMLAnchorElement): boolean => {
  if (!hash || origin !== location.origin || pathname !== location.pathname) return false;
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
  // The address of a part can be shared; skipping to the content names none.
  if (place && place.id !== mainId) history.replaceState(history.state, '', hash);
  return place !== null;
};

/** Listens once for the whole page; whoever handled a click itself has prevented its default. */
export function InternalLinks() {
  const go = useGo();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? linkOf(event) : null;
      if (!link) return;
      if (focusPlace(link)) {
        event.preventDefault();
      } else if (isPageOfSite(link)) {
        event.preventDefault();
        go(link.pathname + link.search + link.hash);
      }
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [go]);
  return null;
}
