/** The sections of a listing, one below the other. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { fieldsByKind } from '../facts/fields-by-kind.js';
import type { DrawPicture } from '../../kit/gallery/viewer.js';
import type { LazyParts } from '../lazy.js';
import { pageStyles as styles } from '../page/page-styles.js';
import { useListingWords } from '../words.js';
import { FactList } from '../facts/fact-list.js';
import { Overview } from '../facts/overview.js';
import { Section } from './section.js';

/** What a MainColumn takes; lazy parts are drawn once they have loaded. */
interface MainColumnProps {
  view: ListingView;
  lazy: LazyParts | undefined;
  /** Draws a picture that has no address yet. */
  draw?: DrawPicture | undefined;
}

/** Draws the sections. */
export function MainColumn({ view, lazy, draw }: MainColumnProps) {
  const words = useListingWords();
  const { details, society, hasSocietyAmenities } = fieldsByKind[view.listingType];
  return (
    <>
      <Section name="overview" title={words.overview}>
        <Overview view={view} lazy={lazy} />
      </Section>
      {view.description ? (
        <Section title={words.about}>
          <p className={styles.prose}>{view.description}</p>
        </Section>
      ) : null}
      <Section name="details" title={words.moreDetails}>
        <FactList view={view} names={details} />
        {lazy ? <lazy.MoreDetails view={view} /> : null}
      </Section>
      <Section name="society" title={words.society}>
        <FactList view={view} names={society} />
        {hasSocietyAmenities && lazy ? <lazy.Amenities amenities={view.amenities} place="society" /> : null}
      </Section>
      {lazy ? <lazy.MoreSections view={view} draw={draw} /> : null}
    </>
  );
}
