/** Homes as cards, side by side: with hearts, and with all their pictures for who looks at one. */
import type { RecentListing } from '../../../model/market/recent.js';
import { useCardPictures } from '../../../widgets/kit/card-pictures/use-card-pictures.js';
import { lazy } from '../../../widgets/kit/element/lazy.js';
import { useHearts } from '../../../widgets/kit/hearts/use-hearts.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { HomeCard, homeHref, useOpenHome } from './home-card.js';
import { swipedUpTo } from './swipe-row.js';

/** The class of a list of such cards. */
export const cardGrid = css`
  ${swipedUpTo(599, '84%')}
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const { useParts: useHeartParts } = lazy(async () => {
  const { HeartWatch } = await import('../../../widgets/kit/hearts/heart-watch.js');
  return { lazyParts: { HeartWatch } };
});

/** Draws the cards. */
export function HomeCards({ homes }: { homes: readonly RecentListing[] }) {
  const text = useCardText();
  const hearts = useHearts(useHeartParts());
  const onOpen = useOpenHome();
  const pictures = useCardPictures(homes, { hrefOf: homeHref, onOpen });
  return (
    <div>
      <ul className={cardGrid}>
        {homes.map((home) => (
          <li key={home.listing._id}>
            <HomeCard
              recent={home}
              text={text}
              hearts={hearts}
              onOpen={onOpen}
              gallery={pictures.galleries.get(home.listing._id)}
            />
          </li>
        ))}
      </ul>
      {hearts.watch}
      {pictures.watch}
    </div>
  );
}
