/** The cards, or in their place skeletons while loading, help when nothing was found (S-108, G-03). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { searchRetried } from '../../../model/search/search.js';
import { filtersToUrl } from '../../../model/rules/filter-url.js';
import { kindOfTab } from '../../../model/rules/kinds.js';
import { Button } from '../../kit/button/button.js';
import { useHasCardWords } from '../../kit/listing/card-text.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../styles.js';
import { useLazyLoad, useLazyParts } from '../lazy.js';
import { firstScreen, useShownCards } from './use-shown-cards.js';
import { useResultsWords } from '../words.js';
import { CardSkeleton } from './card-skeleton.js';
import { useCards } from './cards.js';

/** One for each card of the first screen. */
const shapes = [0, 1, 2, 3, 4, 5];

function Failure() {
  const words = useResultsWords();
  const { group } = useSettings();
  const retry = useUnit(searchRetried);
  return (
    <p className={styles.failure} role="status">
      {words.failed}{' '}
      <Button
        size="small"
        onClick={() => {
          retry({ group });
        }}
      >
        {words.retry}
      </Button>
    </p>
  );
}

/** Sends `housing-listings` once the first screen of a search is drawn, or when there is none. */
function useListingsEvent(isDrawn: boolean): void {
  const emit = useEmit();
  const { address, total, status } = useSearch();
  const query = filtersToUrl(address);
  useEffect(() => {
    if (isDrawn) emit('housing-listings', { query, total: status === 'ready' ? total : null });
  }, [isDrawn, query]);
}

/** Draws the list; a failed request leaves it as it is and adds a notice. */
export function ResultList() {
  const words = useResultsWords();
  const { address, results, status, wantedPage, lastPage, drawn } = useSearch();
  const kind = kindOfTab(address.tab);
  const lazy = useLazyParts();
  const { shown, kept } = useShownCards(results, drawn);
  const hasWords = useHasCardWords() || drawn > 0;
  const { cards, hear, watch } = useCards({ results, kind, shown, kept });
  const isLoading = status !== 'ready' && status !== 'failed';
  const isAwaited = results.length === 0 ? isLoading : !hasWords;
  useLazyLoad(!isLoading && hasWords && shown >= results.length);
  useListingsEvent(!isLoading && hasWords && shown >= Math.min(results.length, firstScreen));
  if (status === 'ready' && results.length === 0) return lazy ? <lazy.NoResults /> : <p>{words.noResults}</p>;
  return (
    <>
      {status === 'failed' ? <Failure /> : null}
      {status === 'failed' && results.length === 0 ? <slot /> : null}
      {isAwaited ? (
        <ul key="shapes" className={styles.list} aria-label={words.searching} aria-busy>
          {shapes.map((shape) => (
            <li key={shape}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      ) : (
        <ul
          className={styles.list}
          aria-label={words.results}
          aria-busy={isLoading}
          data-stale={isLoading && wantedPage === lastPage ? '' : undefined}
          onClick={hear}
          onAuxClick={hear}
        >
          {cards}
        </ul>
      )}
      {watch}
    </>
  );
}
