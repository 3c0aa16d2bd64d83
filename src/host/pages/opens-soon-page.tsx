/** The page of a route whose screen is not built yet, so that no link ends nowhere. */
import { useSiteWords } from '../words.js';
import { usePageMeta } from '../page-meta.js';
import { PlainPage } from './plain-page.js';

/** Draws the page. */
export function OpensSoonPage() {
  const { opensSoon } = useSiteWords();
  usePageMeta({
    title: opensSoon.title,
    description: opensSoon.text,
    address: location.pathname,
    isHidden: true,
  });
  return <PlainPage title={opensSoon.title} text={opensSoon.text} />;
}
