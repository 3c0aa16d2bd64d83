/** The homes that were opened lately on this device, as they were then; nothing where none was. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $seen, seenCleared, seenRequested } from '../../../model/listing/seen.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { HomeCards } from './home-cards.js';
import { Section } from './section.js';
import { useHomeWords } from './words.js';

/** Most cards of the row. */
const most = 6;

/** Draws the section. */
export function RecentlyViewed() {
  const text = useHomeWords();
  const { seen, load, clear } = useUnit({ seen: $seen, load: seenRequested, clear: seenCleared });
  useEffect(() => {
    load();
  }, [load]);
  const shown = seen.flatMap(({ kind, listing }) => (listing ? [{ listingType: kind, listing }] : []));
  if (shown.length === 0) return null;
  return (
    <Section
      id="viewed"
      title={text.viewed}
      action={
        <Button variant="quiet" size="small" onClick={clear}>
          {text.clearViewed}
        </Button>
      }
    >
      <HomeCards homes={shown.slice(0, most)} />
    </Section>
  );
}
