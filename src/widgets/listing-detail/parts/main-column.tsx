/** The sections of a listing, one below the other. */
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { fieldsByKind } from '../fields/fields-by-kind.js';
import type { LaterParts } from '../later/later-parts.js';
import { pageStyles as styles } from '../page-styles.js';
import { useWords } from '../words.js';
import { FactList } from './fact-list.js';
import { Overview } from './overview.js';
import { Section } from './section.js';

/** Is what a MainColumn takes; what comes later is drawn once it is there. */
interface MainColumnProps {
  view: ListingView;
  later: LaterParts | undefined;
}

/** Draws the sections. */
export function MainColumn({ view, later }: MainColumnProps) {
  const words = useWords();
  const { details, society, hasSocietyAmenities } = fieldsByKind[view.listingType];
  return (
    <>
      <Section name="overview" title={words.overview}>
        <Overview view={view} later={later} />
      </Section>
      {view.description ? (
        <Section title={words.about}>
          <p className={styles.prose}>{view.description}</p>
        </Section>
      ) : null}
      <Section name="details" title={words.moreDetails}>
        <FactList view={view} names={details} />
        {later ? <later.Rera view={view} /> : null}
      </Section>
      <Section name="society" title={words.society}>
        <FactList view={view} names={society} />
        {hasSocietyAmenities && later ? <later.Amenities amenities={view.amenities} place="society" /> : null}
      </Section>
      {later ? <later.MoreSections view={view} /> : null}
    </>
  );
}
