/** What pages that the server draws first share: how their parts stand, and homes as cards. */
import type { RecentListing } from '../../model/market/recent.js';
import { useHearts } from '../../widgets/kit/hearts/use-hearts.js';
import { useCardText } from '../../widgets/kit/listing/card-text.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { wideClass } from '../layout/wide.js';
import { cardGrid, HomeCard, useHeartParts } from './home/home-card.js';

/** Dresses such a page: its parts one below the other. */
export const drawnPageClass = `${wideClass} ${css`
  display: grid;
  gap: var(--h-space-7);
  padding-block: var(--h-space-4) var(--h-space-8);
  & > * {
    min-width: 0;
  }
`}`;

/** Draws homes as cards with hearts. */
export function HomeCards({ homes }: { homes: readonly RecentListing[] }) {
  const text = useCardText();
  const hearts = useHearts(useHeartParts());
  return (
    <>
      <ul className={cardGrid}>
        {homes.map((one) => (
          <li key={one.listing._id}>
            <HomeCard recent={one} text={text} hearts={hearts} />
          </li>
        ))}
      </ul>
      {hearts.watch}
    </>
  );
}
