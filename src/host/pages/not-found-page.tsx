/** The page of an address that is none of the site's (S-041, G-01), with what may have been meant. */
import { lazy, Suspense } from 'react';
import { useSiteWords } from '../words.js';
import { usePageMeta } from '../page-meta.js';
import { PlainPage } from './plain-page.js';

// It comes after the page has said what is wrong.
const NearAddress = lazy(async () => ({ default: (await import('./near-address.js')).NearAddress }));

/** Draws the not-found page. */
export function NotFoundPage() {
  const { notFound } = useSiteWords();
  const address = location.pathname;
  usePageMeta({
    title: notFound.title,
    description: notFound.text,
    address,
    isHidden: true,
  });
  return (
    <PlainPage title={notFound.title} text={notFound.text}>
      <Suspense fallback={null}>
        <NearAddress address={address} />
      </Suspense>
    </PlainPage>
  );
}
