/** Keeps the search and the page's address together: the page says where to begin, the widget says what changed. */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { readFilterTabFx } from '../../../model/search/filter-tab.js';
import { viewAppeared, viewLeft } from '../../../model/index.js';
import { filtersToUrl, type SearchAddress } from '../../../model/rules/filter-url.js';
import { $searches, emptySearch, searchOpened } from '../../../model/search/search.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { lockedFilters, type StartValues, startAddress } from './start.js';

/** Holds where the results begin: an address, or attributes; without a tab the remembered one, then Buy. */
export interface Beginning extends StartValues {
  group: string;
  address?: SearchAddress | undefined;
  /** A query string of filters that stay. */
  locked?: string | undefined;
}

/** Lets the other widgets of the page know that results stand on it. */
export function usePresence(group: string): void {
  const send = useUnit({ appear: viewAppeared, leave: viewLeft });
  useEffect(() => {
    send.appear({ view: 'results', group });
    return () => {
      send.leave({ view: 'results', group });
    };
  }, [group]);
}

const urlUnder = (address: SearchAddress, locked: object): string =>
  filtersToUrl({ ...address, filters: { ...address.filters, ...locked } });

/** Opens the search the page asks for, again when it asks for another, and tells the page what the visitor changed. */
export function useAddress(beginning: Beginning): void {
  const { group, address, tab, city, location, property, filters, locked = '' } = beginning;
  const { searches, ...send } = useUnit({
    searches: $searches,
    open: searchOpened,
    readTab: readFilterTabFx,
  });
  const emit = useEmit();
  const known = useRef<string>(undefined);

  const asked = JSON.stringify([
    group,
    address && filtersToUrl(address),
    tab,
    city,
    location,
    property,
    filters,
    locked,
  ]);
  useEffect(() => {
    let isCurrent = true;
    const open = (to: SearchAddress) => {
      if (!isCurrent) return;
      const settled = lockedFilters(locked, to.tab);
      known.current = urlUnder(to, settled);
      send.open({ group, address: to, locked: settled });
    };
    if (address) open(address);
    else if (tab) open(startAddress(beginning, tab));
    else void send.readTab().then((remembered) => open(startAddress(beginning, remembered ?? 'Buy')));
    return () => {
      isCurrent = false;
    };
  }, [asked]);

  const shown = filtersToUrl((searches[group] ?? emptySearch).address);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === before.current) return;
    before.current = shown;
    if (shown === known.current) return;
    known.current = shown;
    emit('housing-search-change', { query: shown });
  }, [shown]);
}
