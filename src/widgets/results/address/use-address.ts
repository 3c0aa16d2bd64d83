/** Synchronises the search with the page's address: the page sets the start, the widget sends changes. */
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rememberedTab } from '../../../model/search/remembered-tab.js';
import { $connection, viewAppeared, viewLeft } from '../../../model/index.js';
import { filtersToUrl } from '../../../model/rules/filter-url.js';
import { type SearchStartOptions, searchStartOf, withLocks } from '../../../model/rules/search-start.js';
import { $searches, emptySearch, searchOpened } from '../../../model/search/search.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { adoption } from './brought.js';

/** Tells the other widgets of the page that it has results. */
export function usePresence(group: string): void {
  const send = useUnit({ appear: viewAppeared, leave: viewLeft });
  useEffect(() => {
    send.appear({ view: 'results', group });
    return () => {
      send.leave({ view: 'results', group });
    };
  }, [group]);
}

/** Opens the search the page asks for, again when it asks for another, and tells the page what the visitor changed. */
export function useAddress(beginning: SearchStartOptions): void {
  const { group, address, tab, city, location, property, filters, locked = '' } = beginning;
  const { searches, connection, open } = useUnit({
    searches: $searches,
    connection: $connection,
    open: searchOpened,
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
  // Cards that are taken over are those of the search; others are drawn before the paint where their answer is there
  // already. Of the store alone the first render would hear after it.
  const [, drawAgain] = useState(adoption.isDue ? asked : '');
  useLayoutEffect(() => {
    const begun = searchStartOf(beginning, globalThis.location.search, rememberedTab(connection));
    known.current = filtersToUrl(withLocks(begun.address, begun.locked));
    open({ group, ...begun });
    drawAgain(asked);
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
