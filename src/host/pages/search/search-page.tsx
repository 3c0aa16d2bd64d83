/** The search page: its URL says what is searched, and the results widget shows it (C-03, S-100). */
import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { readFilterTabFx } from '../../../model/search/filter-tab.js';
import { filtersToUrl, type SearchAddress } from '../../../model/rules/filter-url.js';
import type { SearchTab } from '../../../model/rules/kinds.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { Results } from '../../elements.js';
import { wideClass } from '../../layout/wide.js';
import type { SiteWords } from '../../../../words/en/site.js';
import { useSiteWords } from '../../words.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { WidgetPlace } from '../../widget-place.js';
import { useEarlySearch } from './early-search.js';
import { needsRememberedTab, searchAddressOf } from './search-address.js';
import { SearchSkeleton } from './search-skeleton.js';

const page = css`
  --housing-bleed: var(--h-space-4);
  padding-block: var(--h-space-4) var(--h-space-7);
`;

/** Reads `filterTab` when it has a say; undefined until it is known. */
const useRememberedTab = (isNeeded: boolean): SearchTab | null | undefined => {
  const read = useUnit(readFilterTabFx);
  const [tab, setTab] = useState<SearchTab | null>();
  useEffect(() => {
    if (isNeeded) void read().then(setTab);
  }, [isNeeded, read]);
  return isNeeded ? tab : null;
};

const useSearchAddress = (): SearchAddress | null => {
  const query = useSearch();
  const state = useNavigationState();
  const remembered = useRememberedTab(needsRememberedTab(query, state));
  return useMemo(
    () => (remembered === undefined ? null : searchAddressOf(query, state, remembered)),
    [query, state, remembered],
  );
};

const headingOf = (text: SiteWords, label: (value: string) => string, address: SearchAddress | null) => {
  const { searchPage } = text;
  if (!address) return { title: searchPage.title, description: searchPage.title };
  const { tab, filters } = address;
  const place = [filters.location, filters.city].filter(Boolean).map(label).join(', ') || searchPage.anywhere;
  const what = searchPage.tabs[tab];
  return { title: searchPage.in(what, place), description: searchPage.description(what, place) };
};

const pathOf = (query: string): string => (query ? `${routes.search.path}?${query}` : routes.search.path);

/**
 * Draws the page. An applied search is a new entry of the history, so Back goes through the searches one by one;
 * an address that only states what was already shown replaces the entry.
 */
export function SearchPage() {
  const text = useSiteWords();
  const label = useLabels();
  const go = useGo();
  const shown = useSearch();
  const address = useSearchAddress();
  const isAnswered = useEarlySearch(address);
  const [isDrawn, setIsDrawn] = useState(false);
  const query = address ? filtersToUrl(address) : '';
  const { title, description } = headingOf(text, label, address);
  usePageMeta({ title, description, address: pathOf(query) });
  useEffect(() => {
    if (shown === '' && query !== '') go(pathOf(query), { replace: true, state: history.state as object });
  }, [go, shown, query]);
  return (
    <div className={`${wideClass} ${page}`}>
      <h1 className={hiddenClass}>{title}</h1>
      {address && (
        <WidgetPlace widget="results" isWanted={isAnswered} isReady={isDrawn}>
          <Results
            address={address}
            onListings={() => {
              setIsDrawn(true);
            }}
            onSearchChange={({ detail }) => {
              if (detail.query !== filtersToUrl(address)) go(pathOf(detail.query));
            }}
          >
            {isDrawn ? null : <SearchSkeleton />}
          </Results>
        </WidgetPlace>
      )}
    </div>
  );
}
