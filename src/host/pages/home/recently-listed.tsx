/** The newest listings of the market, as cards. */
import { useUnit } from 'effector-react';
import { type MouseEvent, useEffect } from 'react';
import {
  $hasRecentFailed,
  $recent,
  recentRequested,
  type RecentListing,
} from '../../../model/market/recent.js';
import { cardOpened } from '../../../model/index.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { type CardText, useCardText } from '../../../widgets/kit/listing/card-text.js';
import { ListingCard } from '../../../widgets/kit/listing/listing-card.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useHomeWords } from './words.js';
import { Section } from './section.js';
import { swipedUpTo } from './swipe-row.js';

const grid = css`
  ${swipedUpTo(599, '84%')}
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const places = Array.from({ length: 6 }, (_, at) => at);

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function Card({ recent: { listing, listingType }, text }: { recent: RecentListing; text: CardText }) {
  const go = useGo();
  const opened = useUnit(cardOpened);
  const href = `${detailRouteOf(listingType)}?id=${encodeURIComponent(listing._id)}`;
  return (
    <ListingCard
      listing={listing}
      listingType={listingType}
      href={href}
      text={text}
      onOpen={(event) => {
        opened({ listingType, id: listing._id });
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go(href, { state: { property: listing }, transition: true });
      }}
    />
  );
}

/** Draws the newest listings; an empty market draws nothing. */
export function RecentlyListed() {
  const text = useHomeWords();
  const cardText = useCardText();
  const { recent, hasFailed, load } = useUnit({
    recent: $recent,
    hasFailed: $hasRecentFailed,
    load: recentRequested,
  });
  useEffect(() => {
    load();
  }, [load]);
  if (recent?.length === 0) return null;
  const link = { text: text.allRecent, href: routes.search.path };
  return (
    <Section id="recent" title={text.recent} link={link}>
      {hasFailed && recent === null ? (
        <InlineNotice
          tone="danger"
          onRetry={() => {
            load();
          }}
        >
          {text.recentFailed}
        </InlineNotice>
      ) : (
        <ul className={grid}>
          {recent?.map((one) => (
            <li key={one.listing._id}>
              <Card recent={one} text={cardText} />
            </li>
          )) ??
            places.map((place) => (
              <li key={place}>
                <Skeleton height="420px" />
              </li>
            ))}
        </ul>
      )}
    </Section>
  );
}
