/** The page of one listing, from its pictures to similar listings. */
import { useRef } from 'react';
import type { Listing } from '../../../model/index.js';
import { Gallery } from '../../kit/gallery/gallery.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { contactStyles } from '../contact/contact-styles.js';
import type { LazyParts } from '../lazy.js';
import { pageStyles as styles } from './page-styles.js';
import { contactPlace, type ShownListing, useSettings } from '../settings.js';
import { useScrollToListing } from './use-scroll-to-listing.js';
import { type SectionName, showSection, useCurrentSection } from '../sections/use-sections.js';
import { Anchors } from '../sections/anchors.js';
import { ContactWays } from '../contact/contact-ways.js';
import { Headline } from '../headline/headline.js';
import { Staggered } from '../sections/staggered.js';
import { MainColumn } from '../sections/main-column.js';
import { SummaryCard } from '../contact/summary-card.js';

/** What a ListingPage takes; a stale listing could not be loaded again, a guest was opened by a card. */
interface ListingPageProps {
  shown: ShownListing;
  similar: readonly Listing[];
  isStale: boolean;
  isGuest: boolean;
  lazy: LazyParts | undefined;
}

/** Draws the page. */
export function ListingPage({ shown, similar, isStale, isGuest, lazy }: ListingPageProps) {
  const { view } = shown;
  const { group } = useSettings();
  const page = useRef<HTMLDivElement>(null);
  const title = useHeadline()(view);
  const hasSimilar = lazy !== undefined && similar.length > 0;
  const current = useCurrentSection(page);
  useScrollToListing(page, view.id, isGuest);
  const anchors = {
    current,
    hasSimilar,
    onGo: (name: SectionName) => {
      showSection(page.current, name);
    },
  };
  return (
    <div className={styles.frame} ref={page}>
      {lazy ? (
        <Staggered>
          <lazy.StickyBar view={view} {...anchors} />
        </Staggered>
      ) : null}
      <div className={styles.page} data-below="">
        {isStale && lazy ? <lazy.StaleNotice /> : null}
        <Gallery
          alt={title}
          images={view.images}
          colours={view.imageColours}
          video={view.video}
          view={view}
          contact={<ContactWays view={view} lazy={lazy} />}
        />
        <Headline {...shown} />
        <div className={styles.columns} data-columns="">
          <aside className={styles.side}>
            <SummaryCard view={view} lazy={lazy} />
            {lazy ? (
              <Staggered>
                <lazy.SideOffers kind={view.listingType} />
              </Staggered>
            ) : null}
          </aside>
          <div className={styles.main}>
            <Anchors {...anchors} hasLine />
            <MainColumn view={view} lazy={lazy} />
          </div>
        </div>
        {hasSimilar ? (
          <Staggered>
            <lazy.Similar kind={view.listingType} listings={similar} />
          </Staggered>
        ) : null}
      </div>
      <div className={contactStyles.bar}>
        <ContactWays view={view} lazy={lazy} />
      </div>
      {lazy ? <lazy.ContactOutlet {...contactPlace(group)} /> : null}
    </div>
  );
}
