/** The newest listings of the market, as cards. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $hasRecentFailed, $recent, recentRequested } from '../../../model/market/recent.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useHearts } from '../../../widgets/kit/hearts/use-hearts.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { routes } from '../../routes.js';
import { useHomeWords } from './words.js';
import { cardGrid, HomeCard, useHeartParts } from './home-card.js';
import { Section } from './section.js';

const places = Array.from({ length: 6 }, (_, at) => at);

/** Draws the newest listings; an empty market draws nothing. */
export function RecentlyListed() {
  const text = useHomeWords();
  const cardText = useCardText();
  const hearts = useHearts(useHeartParts());
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
        <ul className={cardGrid}>
          {recent?.map((one) => (
            <li key={one.listing._id}>
              <HomeCard recent={one} text={cardText} hearts={hearts} />
            </li>
          )) ??
            places.map((place) => (
              <li key={place}>
                <Skeleton height="420px" />
              </li>
            ))}
        </ul>
      )}
      {hearts.watch}
    </Section>
  );
}
