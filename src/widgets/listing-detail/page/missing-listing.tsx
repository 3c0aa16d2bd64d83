/** Why there is no listing to show, with Retry, or with others and a search (C-02). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { fetchSimilarFx, listingRetried, type OpenListing } from '../../../model/listing/listing.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { EmptyState } from '../../kit/status/empty-state.js';
import { HomeIcon } from '../../kit/icons/fact-icons.js';
import { RefreshIcon, SearchIcon, WarningIcon } from '../../kit/icons/icons.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { css } from '../../kit/style/sheet.js';
import { useControlWords } from '../../kit/language/control-words.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { searchLike, useSettings } from '../settings.js';
import { Similar } from '../similar/similar.js';
import { useListingSectionWords } from '../sections/words.js';

// As high as a window, so that homes which come later move nothing that is seen.
const apart = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-6);
  align-content: start;
  min-height: 100vh;
`;

/** What a MissingListing takes: the open listing, of which `view` is what was known before it was removed. */
interface MissingListingProps extends Pick<OpenListing, 'id' | 'listingType' | 'similar' | 'status'> {
  view: ListingView | null;
}

/** Asks what there is instead: what is like a home that is gone, the newest of its kind where nobody knows it. */
function useOthers({ id, listingType, status }: Omit<MissingListingProps, 'view'>): void {
  const { group } = useSettings();
  const fetchSimilar = useUnit(fetchSimilarFx);
  useEffect(() => {
    if (status === 'failed') return;
    const likeness = status === 'gone' ? { like: id } : {};
    // The page says why there is no listing also without others.
    fetchSimilar({ group, listingType, id, likeness }).catch(() => undefined);
  }, [id, status]);
}

/** The page has no other heading then. */
const heading = (text: string) => (
  <span role="heading" aria-level={1}>
    {text}
  </span>
);

/** Draws one sentence and one action, and homes to go on with. */
export function MissingListing({ view, ...open }: MissingListingProps) {
  const { status, listingType: kind, similar } = open;
  useOthers(open);
  const words = useListingSectionWords();
  const kit = useControlWords();
  const emit = useEmit();
  const links = useLinks({});
  const { group } = useSettings();
  const retry = useUnit(listingRetried);
  if (status === 'failed')
    return (
      <EmptyState
        icon={<WarningIcon />}
        title={heading(words.failed)}
        action={
          <Button
            variant="primary"
            icon={<RefreshIcon />}
            onClick={() => {
              retry({ group });
            }}
          >
            {kit.retry}
          </Button>
        }
      >
        {words.failedHelp}
      </EmptyState>
    );
  const [first] = similar;
  const isGone = status === 'gone';
  // Of a home that this page has never seen, what is like it tells the city.
  const start = searchLike(kind, view ?? (isGone && first ? { city: first.city, locality: '' } : null));
  return (
    <div className={apart}>
      <EmptyState
        icon={<HomeIcon />}
        title={heading(isGone ? words.gone : words.notFound)}
        action={
          <ButtonLink
            href={links.search(start.query)}
            variant="primary"
            icon={<SearchIcon />}
            onClick={(event) => {
              if (!emit('housing-search', start)) event.preventDefault();
            }}
          >
            {words.searchSimilar}
          </ButtonLink>
        }
      >
        {isGone ? words.goneHelp : words.notFoundHelp}
      </EmptyState>
      {first ? (
        <Similar kind={kind} listings={similar} title={isGone ? words.similar : words.newest} />
      ) : null}
    </div>
  );
}
