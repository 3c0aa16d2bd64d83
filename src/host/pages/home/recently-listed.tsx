/** The newest listings of the market, as cards. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $hasRecentFailed, $recent, recentRequested } from '../../../model/market/recent.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { routes } from '../../routes.js';
import { useHomeWords } from './words.js';
import { cardGrid, HomeCards } from './home-cards.js';
import { Section } from './section.js';

const places = Array.from({ length: 6 }, (_, at) => at);

/** Draws the newest listings; an empty market draws nothing. */
export function RecentlyListed() {
  const text = useHomeWords();
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
      ) : recent === null ? (
        <ul className={cardGrid}>
          {places.map((place) => (
            <li key={place}>
              <Skeleton height="420px" />
            </li>
          ))}
        </ul>
      ) : (
        <HomeCards homes={recent} />
      )}
    </Section>
  );
}
