/** The page of an address that is none of the site's (S-041, G-01). */
import { useSiteWords } from '../words.js';
import { usePageMeta } from '../page-meta.js';
import { PlainPage } from './plain-page.js';

/** Draws the not-found page. */
export function NotFoundPage() {
  const { notFound } = useSiteWords();
  usePageMeta({
    title: notFound.title,
    description: notFound.text,
    address: location.pathname,
    isHidden: true,
  });
  return <PlainPage title={notFound.title} text={notFound.text} />;
}
