/** A listing as a card of the home page. */
import { useUnit } from 'effector-react';
import type { MouseEvent, ReactNode } from 'react';
import { cardOpened } from '../../../model/index.js';
import type { RecentListing } from '../../../model/market/recent.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import type { Hearts } from '../../../widgets/kit/hearts/use-hearts.js';
import type { CardText } from '../../../widgets/kit/listing/card-text.js';
import { ListingCard } from '../../../widgets/kit/listing/listing-card.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { KindMark } from '../../layout/kind-mark.js';
import { useGo } from '../../navigation.js';

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
  /** All its pictures, once they are here. */
  gallery: ReactNode;
  /** Called at every click on the card. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>, home: RecentListing) => void;
}

/** Returns the page of a home. */
export const homeHref = ({ listing, listingType }: RecentListing): string =>
  `${detailRouteOf(listingType)}?id=${encodeURIComponent(listing._id)}`;

/** Returns what opens the page of a home whose card was clicked, with what the card knows of it. */
export const useOpenHome = (): HomeCardProps['onOpen'] => {
  const go = useGo();
  const opened = useUnit(cardOpened);
  return (event, home) => {
    const { listing, listingType } = home;
    opened({ listingType, id: listing._id });
    if (!isPlainClick(event)) return;
    event.preventDefault();
    go(homeHref(home), { state: { property: listing }, transition: true });
  };
};

/** Draws the card. */
export function HomeCard({ recent, text, hearts, gallery, onOpen }: HomeCardProps) {
  const { listing, listingType } = recent;
  return (
    <div className={corner}>
      <ListingCard
        listing={listing}
        listingType={listingType}
        href={homeHref(recent)}
        text={text}
        gallery={gallery}
        isSaved={hearts.saved.has(listing._id)}
        onSave={() => {
          hearts.press(listingType, listing);
        }}
        onOpen={(event) => {
          onOpen(event, recent);
        }}
      />
      <KindMark kind={listingType} />
    </div>
  );
}
