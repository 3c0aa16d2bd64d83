/** The map beside the list, or instead of it: a card lights its bubble, and a bubble its card. */
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { $searches } from '../../model/search/search.js';
import { filtersToUrl, type SearchAddress } from '../../model/rules/filter-url.js';
import type { Place } from './camera.js';
import { pressed } from './press.js';
import { SearchMap } from './search-map.js';

/** Finds the id of the listing whose card an event is about, also inside of a widget. */
const listingIdOf = (event: Event): string | undefined => {
  for (const one of event.composedPath()) {
    const link = one instanceof Element && one.localName === 'article' && one.querySelector('a[href*="id="]');
    if (link) return new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? undefined;
  }
  return undefined;
};

/** Marks the card of a home in the list beside the map, and takes the mark from every other one. */
const lightCard = (page: HTMLElement, id: string | undefined): void => {
  const results = page.querySelector('housing-results');
  for (const card of (results?.shadowRoot ?? results)?.querySelectorAll('article') ?? []) {
    const link = card.querySelector<HTMLAnchorElement>('a[href*="id="]');
    const isIt = id !== undefined && link !== null && new URL(link.href).searchParams.get('id') === id;
    card.style.outline = isIt ? '2px solid var(--h-brand)' : '';
    if (isIt) card.scrollIntoView({ block: 'nearest' });
  }
};

/** Returns the home of the card that the pointer or the focus is on, anywhere beside the map. */
const useLit = (page: HTMLElement | null) => {
  const searches = useUnit($searches);
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!page) return;
    const listening = new AbortController();
    const light = (event: Event): void => {
      setId(listingIdOf(event));
    };
    for (const name of ['pointerover', 'focusin', 'pointerleave'])
      page.addEventListener(name, light, { signal: listening.signal });
    return () => {
      listening.abort();
    };
  }, [page]);
  if (id === undefined) return undefined;
  const listing = searches['']?.results.find((one) => one._id === id || one.propertyId === id);
  const place: Place | undefined = listing?.place;
  return { id: listing?._id ?? id, place };
};

/** What a MapPart takes. */
interface MapPartProps {
  address: SearchAddress;
  title: string;
  onClose: () => void;
  /** Shows another search, in place of this one where the map moves on by itself. */
  onSearch: (query: string, isInPlace?: boolean) => void;
}

/** Draws the map. */
export function MapPart({ address, title, onClose, onSearch }: MapPartProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setPage(mark.current?.parentElement ?? null);
  }, []);
  const lit = useLit(page);
  return (
    <>
      <div ref={mark} hidden />
      <SearchMap
        address={address}
        title={title}
        lit={lit}
        onArea={(area, isInPlace) => {
          const filters = { ...address.filters, ...area };
          onSearch(filtersToUrl({ ...address, filters, page: 1 }), isInPlace);
        }}
        onPointed={(id) => {
          if (page) lightCard(page, id);
        }}
        onClose={pressed(onClose)}
      />
    </>
  );
}
