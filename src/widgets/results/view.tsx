/** The results: bar on top, filters beside or in a drawer, cards, and further pages. */
import { useRef } from 'react';
import { appliedFilters } from '../../model/rules/filter-chips.js';
import type { SearchStartOptions } from '../../model/rules/search-start.js';
import { unreadParameters } from '../../model/rules/unread-parameters.js';
import { Skeleton } from '../kit/status/skeleton.js';
import { lockedWith, useLockedCity } from '../kit/partner/partner-lock.js';
import { useWidth } from '../kit/layout/use-width.js';
import type { Place } from './search-tools.js';
import { ResultList } from './list/result-list.js';
import { contactPlace, SettingsProvider, useSearch, useSettings } from './settings.js';
import { styles } from './styles.js';
import { useAddress, usePresence } from './address/use-address.js';
import { useLazyLoad, useLazyParts, wantLazyParts } from './lazy.js';
import { useResultsWords } from './words.js';

/** Widths in pixels from which there are two columns, and from which the panel stands beside the cards. */
const tabletFrom = 720;
const desktopFrom = 1024;

/** What the view takes: the attributes and properties of the element. */
export interface ResultsProps extends SearchStartOptions {
  listingUrl?: string | undefined;
  resultsUrl?: string | undefined;
}

const placeFor = (width: number): Place => {
  if (width >= desktopFrom) return 'desktop';
  return width >= tabletFrom ? 'tablet' : 'phone';
};

/** Reserves the room of a row of controls, so that nothing moves when they have loaded. */
function Row() {
  return <Skeleton height="var(--h-control)" />;
}

function HeadShape() {
  const { address, locked } = useSearch();
  const hasChips = appliedFilters(address.tab, address.filters).some(
    ({ filter }) => locked[filter] === undefined,
  );
  return (
    <>
      <Row />
      {hasChips ? <Row /> : null}
    </>
  );
}

function Parts({ place, onPage }: { place: Place; onPage: () => void }) {
  const lazy = useLazyParts();
  const { group } = useSettings();
  return (
    <>
      {lazy ? (
        <lazy.SearchTools place={place} />
      ) : (
        <div className={styles.topRoom}>
          <Skeleton height="100%" />
        </div>
      )}
      <div className={styles.columns}>
        {lazy ? null : (
          <div className={styles.panelRoom}>
            <Skeleton height="100%" />
          </div>
        )}
        {place === 'desktop' && lazy ? <lazy.FilterPanel /> : null}
        <div className={styles.main}>
          {lazy ? <lazy.ListHead place={place} /> : <HeadShape />}
          <ResultList />
          {lazy ? <lazy.ListFoot place={place} onPage={onPage} /> : null}
        </div>
      </div>
      {lazy ? <lazy.ContactOutlet {...contactPlace(group)} /> : null}
      {lazy ? <lazy.PageToaster /> : null}
    </>
  );
}

function Results({ locked, ...props }: ResultsProps & { locked: string }) {
  const { group, listingUrl, resultsUrl } = props;
  usePresence(group);
  useAddress({ ...props, locked });
  const root = useRef<HTMLDivElement>(null);
  const place = useWidth(root, placeFor, 'phone');
  const hasTabs = !new URLSearchParams(locked).has('tab');
  const toTop = () => {
    root.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <SettingsProvider value={{ group, listingUrl, resultsUrl, hasTabs }}>
      <div className={styles.root} ref={root} onPointerDown={wantLazyParts} onFocusCapture={wantLazyParts}>
        <Parts place={place} onPage={toTop} />
      </div>
    </SettingsProvider>
  );
}

/** Draws the results of a group; none where what the page locks is not understood, rather than all (S-561). */
export function ResultsView(props: ResultsProps) {
  const { failed } = useResultsWords();
  const lazy = useLazyParts();
  const locked = lockedWith(useLockedCity(), props.locked ?? '');
  const isMisread = unreadParameters(locked).length > 0;
  useLazyLoad(isMisread);
  return (
    <>
      {isMisread ? <p>{failed}</p> : <Results {...props} locked={locked} />}
      {lazy ? <lazy.Complaints {...props} /> : null}
    </>
  );
}
