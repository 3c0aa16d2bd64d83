/** A listing as a card of the home page. */
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { cardOpened } from '../../../model/index.js';
import type { RecentListing } from '../../../model/market/recent.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { lazy } from '../../../widgets/kit/element/lazy.js';
import type { Hearts } from '../../../widgets/kit/hearts/use-hearts.js';
import type { CardText } from '../../../widgets/kit/listing/card-text.js';
import { ListingCard } from '../../../widgets/kit/listing/listing-card.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { KindMark } from '../../layout/kind-mark.js';
import { useGo } from '../../navigation.js';
import { swipedUpTo } from './swipe-row.js';
import { useHomeWords } from './words.js';

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

/** Loads what watches the hearts of the home page. */
export const { useParts: useHeartParts } = lazy(async () => {
  const { HeartWatch } = await import('../../../widgets/kit/hearts/heart-watch.js');
  return { lazyParts: { HeartWatch } };
});

// Over the picture's upper corner; the heart is in the other.
const corner = css`
  position: relative;
  height: 100%;
  & > [data-kind] {
    position: absolute;
    inset: var(--h-space-2) auto auto var(--h-space-2);
    pointer-events: none;
  }
`;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** What a HomeCard takes. */
interface HomeCardProps {
  recent: RecentListing;
  text: CardText;
  hearts: Hearts;
}

/** Draws the card. */
export function HomeCard({ recent: { listing, listingType }, text, hearts }: HomeCardProps) {
  const go = useGo();
  const { kindOf } = useHomeWords();
  const opened = useUnit(cardOpened);
  const href = `${detailRouteOf(listingType)}?id=${encodeURIComponent(listing._id)}`;
  return (
    <div className={corner}>
      <ListingCard
        listing={listing}
        listingType={listingType}
        href={href}
        text={text}
        isSaved={hearts.saved.has(listing._id)}
        onSave={() => {
          hearts.press(listingType, listing);
        }}
        onOpen={(event) => {
          opened({ listingType, id: listing._id });
          if (!isPlainClick(event)) return;
          event.preventDefault();
          go(href, { state: { property: listing }, transition: true });
        }}
      />
      <KindMark kind={listingType}>{kindOf[listingType]}</KindMark>
    </div>
  );
}
