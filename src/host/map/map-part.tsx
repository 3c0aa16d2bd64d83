/** What the search page adds once its list is drawn: the button of the map before the list, and the map beside or instead of it. */
import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $searches } from '../../model/search/search.js';
import { filtersToUrl, type SearchAddress } from '../../model/rules/filter-url.js';
import { firstRegionOf } from '../../model/rules/map-start.js';
import { Button } from '../../widgets/kit/button/button.js';
import { MapPinIcon } from '../../widgets/kit/icons/icons.js';
import { loadBase } from './base-map.js';
import type { Place } from './camera.js';
import { notePress, takePress } from './press.js';
import { styles } from './styles.js';
import { useMapWords } from './words.js';

const loadMap = () => import('./search-map.js');
const SearchMap = lazy(async () => ({ default: (await loadMap()).SearchMap }));

/** Loads what the map begins with at once: left alone, shapes are asked for when the map is there. */
const preload = ({ filters: { city, bbox } }: SearchAddress): void => {
  // A failure is met again, and told, by whoever needs the file.
  for (const load of [loadMap, loadBase[firstRegionOf(city, bbox)]]) void load().catch(() => undefined);
};

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

/** Makes a press of an act: what it brings takes the focus. */
const pressed = (act: () => void) => (): void => {
  notePress();
  act();
};

/** What a MapButton takes. */
interface MapButtonProps {
  address: SearchAddress;
  onOpen: () => void;
}

/** Draws the button, which stands before the list for the keyboard. */
export function MapButton({ address, onOpen }: MapButtonProps) {
  const words = useMapWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takePress()) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const intend = (): void => {
    preload(address);
  };
  return (
    <div
      className={styles.open}
      data-map-button=""
      ref={place}
      onPointerOver={intend}
      onPointerDown={intend}
      onFocus={intend}
    >
      <Button variant="primary" icon={<MapPinIcon />} onClick={pressed(onOpen)}>
        {words.map}
      </Button>
    </div>
  );
}

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
  // The page's own class stays as it is: what a map needs comes with the map.
  useLayoutEffect(() => {
    const parent = mark.current?.parentElement;
    if (!parent) return;
    setPage(parent);
    parent.classList.add(styles.instead);
    return () => {
      parent.classList.remove(styles.instead);
    };
  }, []);
  useEffect(() => {
    preload(address);
  }, []);
  const lit = useLit(page);
  return (
    <>
      <div ref={mark} hidden />
      <Suspense fallback={<div className={styles.pane} data-map="" />}>
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
      </Suspense>
    </>
  );
}
