/** The sections of a listing below the first screens: amenities, what it overlooks, the loan, the offers. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import type { DrawPicture } from '../../kit/gallery/viewer.js';
import { fieldsByKind } from '../facts/fields-by-kind.js';
import { pageStyles as styles } from '../page/page-styles.js';
import { Staggered } from './staggered.js';
import { Plans } from '../plans/plans.js';
import { PriceSection } from '../price-history/price-section.js';
import { Section } from './section.js';
import { useListingSectionWords } from './words.js';
import { AskingNote } from '../asking/asking-note.js';
import { Amenities } from '../amenities/amenities.js';
import { LoanCalculator } from '../loan/loan-calculator.js';
import { Location } from '../location/location.js';
import { LoanOffers } from '../loan/loan-offers.js';
import { ReportLink } from '../report/report-link.js';
import { StationsSection } from '../stations/stations-section.js';
import { StampSection } from '../stamp-duty/stamp-section.js';
import { Tour } from '../tour/tour.js';
import { useOffers } from '../loan/use-offers.js';

/** Percent a year, when no offer says another. */
const usualRate = 8.5;

/** Draws the sections. */
export function MoreSections({ view, draw }: { view: ListingView; draw?: DrawPicture | undefined }) {
  const words = useListingSectionWords();
  const offers = useOffers(view.listingType);
  const { hasSocietyAmenities, hasLoan } = fieldsByKind[view.listingType];
  const rate = offers.length > 0 ? Math.min(...offers.map((offer) => offer.rate)) : usualRate;
  return (
    <>
      <Plans view={view} draw={draw} />
      {hasSocietyAmenities ? null : (
        <Staggered>
          <Section title={words.amenities}>
            <Amenities amenities={view.amenities} />
          </Section>
        </Staggered>
      )}
      {view.overlooking.length > 0 ? (
        <Staggered>
          <Section title={words.overlooking}>
            <Amenities amenities={view.overlooking} />
          </Section>
        </Staggered>
      ) : null}
      {hasLoan && view.price !== null ? (
        <Staggered>
          <Section title={words.loan}>
            <LoanCalculator price={view.price} rate={rate} />
          </Section>
        </Staggered>
      ) : null}
      <Staggered>
        <Tour view={view} />
      </Staggered>
      <Staggered>
        <Location view={view} />
      </Staggered>
      <Staggered>
        <AskingNote view={view} />
        {Array.isArray(view.wire.stations) ? (
          <StationsSection wire={view.wire} locality={view.locality} />
        ) : null}
        {view.listedAt === null ? null : (
          <PriceSection kind={view.listingType} id={view.id} isMonthly={view.isMonthly} />
        )}
        {view.isMonthly || view.price === null ? null : (
          <StampSection price={view.price} city={view.city} isHome={view.listingType === 'sell'} />
        )}
        <LoanOffers offers={offers} className={styles.untilLarge} />
        <ReportLink listing={view.id} />
      </Staggered>
    </>
  );
}
