/** The history of a search in the page: each change is an entry, and Back shows its cards and place again (S-768). */
import { filtersFromUrl, filtersToUrl, type SearchAddress } from '../../../model/rules/filter-url.js';
import { emptySearch, type Search } from '../../../model/search/search.js';
import type { AddressPart } from '../../kit/routing/address-part.js';
import { type Anchor, anchorIn, holdAnchor } from '../../kit/routing/card-anchor.js';
import { pushEntry, readEntry, writeEntry } from '../../kit/routing/entry-state.js';

/** What the history keeps of an entry. */
interface Entry {
  /** Tells the entries of the page apart. */
  readonly id: string;
  /** The search, also of an entry whose address names none. */
  readonly query: string;
  readonly lastPage: number;
  readonly anchor?: Anchor | undefined;
}

/** What the history of a search works with. */
export interface SearchHistoryParts {
  /** The name under which the entries hold theirs. */
  name: string;
  part: AddressPart;
  open: (address: SearchAddress) => void;
  /** Shows a search again that is still in memory. */
  restore: (search: Search) => void;
  /** Loads as many pages. */
  wantPages: (lastPage: number) => void;
}

/** The history of a search; made by createSearchHistory. */
export interface SearchHistory {
  /** Returns the search that the current entry names. */
  address: () => SearchAddress | undefined;
  /** Begins to follow the history of the page; returns the function that stops. */
  begin: (root: ParentNode) => () => void;
  /** Is told of the search whenever it has changed. */
  note: (search: Search) => void;
  /** Makes an entry of a search that the visitor has begun. */
  push: (query: string) => void;
}

/** Writes a search; one of defaults alone names its tab, else the visitor's last one would count. */
const queryOf = (address: SearchAddress): string => filtersToUrl(address) || 'tab=Buy';

const newId = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join('-');

/** What is shown in the page at the moment. */
interface Shown {
  /** The entry it belongs to. */
  id: string;
  /** The search of the entry, as it was drawn last. */
  search: Search;
  /** Its query; undefined until the search of an entry that was come to is drawn. */
  query: string | undefined;
  anchor: Anchor | undefined;
  /** Ends the hold of the reader's place. */
  letGo: () => void;
}

/** What was shown in this page, by entry. */
type Kept = Map<string, Pick<Shown, 'search' | 'anchor'>>;

/** Hears what the page says; returns the function that stops. */
const listen = (heard: Readonly<Record<string, () => void>>): (() => void) => {
  for (const [name, hear] of Object.entries(heard)) addEventListener(name, hear, { passive: true });
  return () => {
    for (const [name, hear] of Object.entries(heard)) removeEventListener(name, hear);
  };
};

/** Returns the search that the current entry names. */
const addressOf = ({ name, part }: SearchHistoryParts): SearchAddress | undefined => {
  const query = part.read() || readEntry<Entry>(name).query;
  return query ? filtersFromUrl(query) : undefined;
};

/** Makes the function that shows the current entry when the page has come to it. */
const createArrival =
  (parts: SearchHistoryParts, shown: Shown, kept: Kept) =>
  (root: ParentNode, isBack: boolean): void => {
    const { name, open, restore, wantPages } = parts;
    const entry = readEntry<Entry>(name);
    shown.letGo();
    shown.id = entry.id ?? newId();
    const before = kept.get(shown.id);
    const next = before?.search.address ?? addressOf(parts);
    const query = next && queryOf(next);
    shown.query = isBack && query === queryOf(shown.search.address) ? query : undefined;
    if (entry.id === undefined) writeEntry(name, { id: shown.id, query: query ?? '', lastPage: 1 });
    if (before) restore(before.search);
    else if (next && isBack) open(next);
    wantPages(before ? 0 : (entry.lastPage ?? 0));
    shown.anchor = before?.anchor ?? entry.anchor;
    shown.letGo = shown.anchor ? holdAnchor(root, shown.anchor) : () => undefined;
  };

/** Makes the history. */
export const createSearchHistory = (parts: SearchHistoryParts): SearchHistory => {
  const { name, part } = parts;
  const shown: Shown = {
    id: '',
    search: emptySearch,
    query: undefined,
    anchor: undefined,
    letGo: () => undefined,
  };
  const kept: Kept = new Map();
  const arrive = createArrival(parts, shown, kept);
  const keep = (): void => {
    kept.set(shown.id, { search: shown.search, anchor: shown.anchor });
  };
  const write = (): void => {
    const { id, anchor, search } = shown;
    writeEntry(name, { id, query: queryOf(search.address), lastPage: search.lastPage, anchor });
  };
  const isShown = (): boolean => readEntry<Entry>(name).id === shown.id;
  return {
    address: () => addressOf(parts),
    begin: (root) => {
      arrive(root, false);
      const stop = listen({
        scroll: () => {
          shown.anchor = anchorIn(root);
        },
        popstate: () => {
          // Another widget's entry, or the page's own: the search stays.
          if (isShown()) return;
          keep();
          arrive(root, true);
        },
        pagehide: () => {
          if (isShown()) write();
        },
      });
      return () => {
        shown.letGo();
        stop();
      };
    },
    note: (search) => {
      if (search.status === 'idle') return;
      shown.query ??= queryOf(search.address);
      if (queryOf(search.address) === shown.query) shown.search = search;
    },
    push: (changed) => {
      const query = changed || 'tab=Buy';
      shown.query ??= query;
      if (query === shown.query) return;
      keep();
      write();
      Object.assign(shown, { id: newId(), query, anchor: undefined });
      pushEntry(name, { id: shown.id, query, lastPage: 1 }, part.withPart(query));
    },
  };
};
