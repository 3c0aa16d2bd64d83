/** The search page: its URL says what is searched, and the results widget shows it (C-03, S-100). */
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { $connection } from '../../../model/index.js';
import { rememberFilterTabFx } from '../../../model/search/filter-tab.js';
import { rememberedTab } from '../../../model/search/remembered-tab.js';
import { filtersFromUrl, filtersToUrl, type SearchAddress } from '../../../model/rules/filter-url.js';
import { tabOf } from '../../../model/rules/kinds.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { Results } from '../../elements.js';
import { wideClass } from '../../layout/wide.js';
import { MapStandIn } from '../../map/stand-in.js';
import { useMapPart } from '../../map/use-map-part.js';
import type { SiteWords } from '../../../../words/en/site.js';
import { useSiteWords } from '../../words.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { isDrawnInTag } from '../../server-content.js';
import { WidgetPlace } from '../../widget-place.js';
import { useEarlySearch } from './early-search.js';
import { needsRememberedTab, searchAddressOf } from './search-address.js';
import { SearchSkeleton } from './search-skeleton.js';

const CardFormButton = lazy(async () => ({
  default: (await import('./card-form-button.js')).CardFormButton,
}));

// The map, and its button, come when the list is there.
const MapButton = lazy(async () => ({ default: (await import('../../map/map-button.js')).MapButton }));

// After a failure, which may be one of the network: without its file there is nothing to show.
const SeenBefore = lazy(() =>
  import('../home/recently-viewed.js').then(
    ({ RecentlyViewed }) => ({ default: RecentlyViewed }),
    () => ({ default: () => null }),
  ),
);

const mapView = 'view=map';

const page = css`
  --housing-bleed: var(--h-space-4);
  padding-block: var(--h-space-4) var(--h-space-7);
  /* From the first frame on, so that nothing moves when the map comes. */
  @media (min-width: 1024px) {
    &[data-view="map"] {
      display: grid;
      grid-template-columns: minmax(0, 11fr) minmax(0, 12fr);
      column-gap: var(--h-space-4);
      align-items: start;
      max-width: none;
      padding-block-end: 0;
      padding-inline-end: 0;
    }
  }
  /* On phones and tablets the map stands instead of the list. */
  @media (max-width: 1023px) {
    &:has(> [data-map]) {
      padding: 0;
    }
    &:has(> [data-map]) > :not([data-map], h1) {
      display: none;
    }
  }
  @media (scripting: none) {
    &[data-view="map"] {
      display: block;
    }
    &:has(> [data-map]) > :not([data-map], h1) {
      display: revert;
    }
    & > [data-map] {
      display: none;
    }
  }
`;

/** The room of the button that phones have beside the number of results. */
const toolRoom = css`
  width: var(--h-control);
  @media (min-width: 520px) {
    display: none;
  }
`;

const useSearchAddress = (): SearchAddress => {
  const query = useSearch();
  const state = useNavigationState();
  const { connection, remember } = useUnit({ connection: $connection, remember: rememberFilterTabFx });
  const address = useMemo(
    () => searchAddressOf(query, state, rememberedTab(connection)),
    [query, state, connection],
  );
  // The navigation state is a choice of the person; a link does not change the remembered tab (S-120).
  const isChosen = tabOf(state?.tab) !== null;
  useEffect(() => {
    if (isChosen) void remember(address.tab);
  }, [isChosen, address.tab, remember]);
  return address;
};

const headingOf = (
  { searchPage }: SiteWords,
  label: (value: string) => string,
  { tab, filters }: SearchAddress,
) => {
  const place = [filters.location, filters.city].filter(Boolean).map(label).join(', ') || searchPage.anywhere;
  const what = searchPage.tabs[tab];
  return { title: searchPage.in(what, place), description: searchPage.description(what, place) };
};

const pathOf = (query: string, isMap = false): string => {
  const all = [query, isMap && mapView].filter(Boolean).join('&');
  return all ? `${routes.search.path}?${all}` : routes.search.path;
};

/** Returns a function that shows another search, as a new entry of the history (Back goes through them one by one), or in place of this one. */
const useShowSearch = (address: SearchAddress): ((query: string, isInPlace?: boolean) => void) => {
  const go = useGo();
  const shown = useSearch();
  const state = useNavigationState();
  return (query, isInPlace = false) => {
    // The current entry gets its tab, so that Back shows it again whatever tab is remembered by then.
    if (needsRememberedTab(shown, state))
      go(pathOf(shown), { replace: true, state: { ...state, tab: address.tab } });
    const next = { tab: filtersFromUrl(query).tab };
    go(pathOf(query, shown.includes(mapView)), { replace: isInPlace, state: next });
  };
};

/** Draws the page; an address that only states what was already shown replaces the entry of the history. */
export function SearchPage() {
  const text = useSiteWords();
  const label = useLabels();
  const go = useGo();
  const shown = useSearch();
  const address = useSearchAddress();
  const show = useShowSearch(address);
  const isAnswered = useEarlySearch(address);
  const [isDrawn, setIsDrawn] = useState(isDrawnInTag);
  // Null after a failure.
  const [found, setFound] = useState<number | null>(1);
  // While a drawn page is adopted, its address may be older than what its widget shows already.
  const [isAdopted, setIsAdopted] = useState(() => !isDrawnInTag());
  useEffect(() => {
    setIsAdopted(true);
  }, []);
  const query = filtersToUrl(address);
  const isMap = shown.includes(mapView);
  const toggleMap = (): void => {
    go(pathOf(query, !isMap), { state: history.state as object });
  };
  const MapPart = useMapPart(isMap && isDrawn && isAdopted);
  const { title, description } = headingOf(text, label, address);
  const tool = <span slot="tools" className={toolRoom} />;
  usePageMeta({ title, description, address: pathOf(query) });
  useEffect(() => {
    if (shown === '' && query !== '') go(pathOf(query), { replace: true, state: history.state as object });
  }, [go, shown, query]);
  return (
    <div className={`${wideClass} ${page}`} data-view={isMap ? 'map' : undefined}>
      <h1 id="search-heading" className={hiddenClass}>
        {title}
      </h1>
      {isDrawn && isAdopted && found !== 0 && !isMap ? (
        <Suspense fallback={null}>
          <MapButton address={address} onOpen={toggleMap} />
        </Suspense>
      ) : null}
      {/* Before the list, so that it is painted while the browser still reads that. */}
      {isMap && isDrawn && !MapPart ? <MapStandIn /> : null}
      <WidgetPlace widget="results" isWanted={isAnswered} isReady={isDrawn}>
        <Results
          {...(isAdopted && { address })}
          onListings={({ detail }) => {
            setIsDrawn(true);
            setFound(detail.total);
          }}
          onSearchChange={({ detail }) => {
            if (detail.query !== query) show(detail.query);
          }}
        >
          {isDrawn ? null : <SearchSkeleton />}
          {isDrawn && found === null ? (
            <Suspense fallback={null}>
              <SeenBefore />
            </Suspense>
          ) : null}
          {isDrawn && isAdopted ? (
            <Suspense fallback={tool}>
              <CardFormButton />
            </Suspense>
          ) : (
            tool
          )}
        </Results>
      </WidgetPlace>
      {isMap && isDrawn && MapPart ? (
        <MapPart address={address} title={title} onClose={toggleMap} onSearch={show} />
      ) : null}
    </div>
  );
}
