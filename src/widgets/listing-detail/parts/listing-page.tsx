/** The page of one listing, from its pictures to what is like it. */
import { useRef } from 'react';
import type { Listing } from '../../../model/index.js';
import { Gallery } from '../../kit/gallery/gallery.js';
import { useHeadline } from '../../kit/listing/listing-card.js';
import { contactStyles } from '../contact-styles.js';
import type { LaterParts } from '../later/later-parts.js';
import { pageStyles as styles } from '../page-styles.js';
import { contactPlace, type ShownListing, useSettings } from '../settings.js';
import { useArrival } from '../use-arrival.js';
import { type SectionName, showSection, useCurrentSection } from '../use-sections.js';
import { Anchors } from './anchors.js';
import { ContactWays } from './contact-ways.js';
import { Headline } from './headline.js';
import { InTurn } from './in-turn.js';
import { MainColumn } from './main-column.js';
import { SummaryCard } from './summary-card.js';

/** Is what a ListingPage takes; a stale one could not be asked for again, a guest was opened by a card. */
interface ListingPageProps {
  shown: ShownListing;
  similar: readonly Listing[];
  isStale: boolean;
  isGuest: boolean;
  later: LaterParts | undefined;
}

/** Draws the page. */
export function ListingPage({ shown, similar, isStale, isGuest, later }: ListingPageProps) {
  const { view } = shown;
  const { group } = useSettings();
  const page = useRef<HTMLDivElement>(null);
  const title = useHeadline()(view);
  const hasSimilar = later !== undefined && similar.length > 0;
  const current = useCurrentSection(page);
  useArrival(page, view.id, isGuest);
  const anchors = {
    current,
    hasSimilar,
    onGo: (name: SectionName) => {
      showSection(page.current, name);
    },
  };
  return (
    <div className={styles.frame} ref={page}>
      {later ? (
        <InTurn>
          <later.StickyBar view={view} {...anchors} />
        </InTurn>
      ) : null}
      <div className={styles.page} data-below="">
        {isStale && later ? <later.StaleNotice /> : null}
        <Gallery alt={title} images={view.images} colours={view.imageColours} video={view.video} />
        <Headline view={view} />
        <div className={styles.columns} data-columns="">
          <aside className={styles.side}>
            <SummaryCard view={view} later={later} />
            {later ? (
              <InTurn>
                <later.SideOffers />
              </InTurn>
            ) : null}
          </aside>
          <div className={styles.main}>
            <Anchors {...anchors} hasLine />
            <MainColumn view={view} later={later} />
          </div>
        </div>
        {hasSimilar ? (
          <InTurn>
            <later.Similar kind={view.listingType} listings={similar} />
          </InTurn>
        ) : null}
      </div>
      <div className={contactStyles.bar}>
        <ContactWays view={view} later={later} />
      </div>
      {later ? <later.ContactPlace {...contactPlace(group)} /> : null}
    </div>
  );
}
