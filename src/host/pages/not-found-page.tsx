/** The page of an address that is none of the site's (S-041, G-01), with what may have been meant. */
import { lazy, Suspense } from 'react';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';
import { usePageMeta } from '../page-meta.js';
import { PlainPage } from './plain-page.js';

// It comes after the page has said what is wrong.
const NearAddress = lazy(async () => ({ default: (await import('./near-address.js')).NearAddress }));

// So that the skyline is below what comes, and does not move.
const room = css`
  min-height: 100vh;
`;

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
      <Suspense fallback={<div className={room} />}>
        <NearAddress address={address} />
      </Suspense>
    </PlainPage>
  );
}
