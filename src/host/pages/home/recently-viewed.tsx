/** The homes that were opened lately on this device, as they were then; nothing where none was. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $seen, seenCleared, seenRequested } from '../../../model/listing/seen.js';
import { comparisonAddress, mostCompared } from '../../../model/rules/comparison.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { useHearts } from '../../../widgets/kit/hearts/use-hearts.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { cardGrid, HomeCard, useHeartParts } from './home-card.js';
import { Section } from './section.js';
import { useHomeWords } from './words.js';

/** Most cards of the row. */
const most = 6;

/** Draws the section. */
export function RecentlyViewed() {
  const text = useHomeWords();
  const cardText = useCardText();
  const hearts = useHearts(useHeartParts());
  const { seen, load, clear } = useUnit({ seen: $seen, load: seenRequested, clear: seenCleared });
  useEffect(() => {
    load();
  }, [load]);
  const shown = seen.flatMap(({ kind, listing }) => (listing ? [{ listingType: kind, listing }] : []));
  const [latest] = shown;
  if (!latest) return null;
  const { listingType: kind } = latest;
  const ofKind = shown.slice(0, most).filter(({ listingType }) => listingType === kind);
  const same = ofKind.slice(0, mostCompared).map(({ listing }) => listing._id);
  return (
    <Section
      id="viewed"
      title={text.viewed}
      action={
        <>
          {same.length > 1 ? (
            <ButtonLink variant="quiet" size="small" href={comparisonAddress({ kind, ids: same })}>
              {text.compareViewed}
            </ButtonLink>
          ) : null}
          <Button variant="quiet" size="small" onClick={clear}>
            {text.clearViewed}
          </Button>
        </>
      }
    >
      <ul className={cardGrid}>
        {shown.slice(0, most).map((one) => (
          <li key={one.listing._id}>
            <HomeCard recent={one} text={cardText} hearts={hearts} />
          </li>
        ))}
      </ul>
      {hearts.watch}
    </Section>
  );
}
