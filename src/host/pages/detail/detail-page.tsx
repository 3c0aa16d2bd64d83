/** The page of one listing: from the navigation state, else loaded by the id of its URL (C-02, S-040). */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Listing, ListingKind } from '../../../model/index.js';
import { comparisonAddress } from '../../../model/rules/comparison-address.js';
import { personKindOf } from '../../../model/rules/person-path.js';
import { projectPath } from '../../../model/rules/project-path.js';
import { sheetPath } from '../../../model/rules/sheet-path.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { type ListingDetail, ListingPage } from '../../elements.js';
import { wideClass } from '../../layout/wide.js';
import { useSiteWords } from '../../words.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { WidgetPlace } from '../../widget-place.js';
import { NotFoundPage } from '../not-found-page.js';
import { DetailSkeleton } from './detail-skeleton.js';

// It comes with the first listing whose owner may have a page.
const OwnerLink = lazy(async () => ({ default: (await import('./owner-link.js')).OwnerLink }));

const page = css`
  padding-block: var(--h-space-4) var(--h-space-7);
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-3);
  margin-top: var(--h-space-5);
`;

const listingIn = (state: Readonly<Record<string, unknown>> | null): Listing | undefined => {
  const property = state?.property;
  const isListing = typeof property === 'object' && property !== null && '_id' in property;
  return isListing ? (property as Listing) : undefined;
};

interface OpenListingPageProps {
  listingType: ListingKind;
  id: string;
  listing: Listing | undefined;
}

function OpenListingPage({ listingType, id, listing }: OpenListingPageProps) {
  const { detailPage } = useSiteWords();
  const [known, setKnown] = useState<ListingDetail | null>(null);
  const [ownerPage, setOwnerPage] = useState<string>();
  const inProject = known?.listing?.inProject;
  usePageMeta({
    title: known?.title || detailPage.title,
    description: known?.title ? `${known.title}. ${detailPage.description}` : detailPage.description,
    address: `${detailRouteOf(listingType)}?id=${encodeURIComponent(id)}`,
    isHidden: known?.status === 'not-found' || known?.status === 'gone',
  });
  return (
    <div className={`${wideClass} ${page}`}>
      <WidgetPlace widget="listing-detail" isReady={known !== null}>
        <ListingPage
          kind={listingType}
          listingId={id}
          listing={listing}
          ownerPage={ownerPage}
          onListing={({ detail }) => {
            setKnown(detail);
          }}
        >
          {known ? null : <DetailSkeleton />}
        </ListingPage>
      </WidgetPlace>
      {known?.status === 'ready' ? (
        <p className={ways}>
          <ButtonLink href={comparisonAddress({ kind: listingType, ids: [id] })}>
            {detailPage.compare}
          </ButtonLink>
          <ButtonLink href={sheetPath(listingType, id)}>{detailPage.sheet}</ButtonLink>
          {inProject ? (
            <ButtonLink href={projectPath(inProject.slug)}>{detailPage.project(inProject.name)}</ButtonLink>
          ) : null}
          {known.listing && personKindOf(known.listing.postedBy ?? '') ? (
            <Suspense fallback={null}>
              <OwnerLink userId={known.listing.user} onPath={setOwnerPage} />
            </Suspense>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** Draws the page; without an id and without a listing there is nothing to show. */
export function DetailPage({ listingType }: { listingType: ListingKind }) {
  const go = useGo();
  const idOfUrl = new URLSearchParams(useSearch()).get('id');
  const state = useNavigationState();
  const carried = listingIn(state);
  const id = idOfUrl ?? carried?._id;
  const isCarried = carried !== undefined && (id === carried._id || id === carried.propertyId);
  useEffect(() => {
    // An address without the id could not be shared, nor opened in another tab.
    if (idOfUrl === null && id !== undefined)
      go(`${detailRouteOf(listingType)}?id=${encodeURIComponent(id)}`, {
        replace: true,
        state: { property: carried },
      });
  }, [go, listingType, idOfUrl, id, carried]);
  if (id === undefined) return <NotFoundPage />;
  return (
    <OpenListingPage key={id} listingType={listingType} id={id} listing={isCarried ? carried : undefined} />
  );
}
