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

/** Makes the history. */
export const createSearchHistory = (parts: SearchHistoryParts): SearchHistory => {
  const { name, part, open, restore, wantPages } = parts;
  /** What was shown in this page, by entry. */
  const kept = new Map<string, { search: Search; anchor: Anchor | undefined }>();
  let id = '';
  /** The search of the entry, as it was drawn last. */
  let current = emptySearch;
  /** Its query; undefined until the search of an entry that was come to is drawn. */
  let known: string | undefined;
  let anchor: Anchor | undefined;
  let letGo = (): void => undefined;

  const address = (): SearchAddress | undefined => {
    const query = part.read() || readEntry<Entry>(name).query;
    return query ? filtersFromUrl(query) : undefined;
  };
  const keep = (): void => {
    kept.set(id, { search: current, anchor });
  };
  const write = (): void => {
    const { address: shown, lastPage } = current;
    writeEntry(name, { id, query: queryOf(shown), lastPage, anchor });
  };
  const arrive = (root: ParentNode, entry: Partial<Entry>, isBack: boolean): void => {
    letGo();
    id = entry.id ?? newId();
    const before = kept.get(id);
    const next = before?.search.address ?? address();
    known = isBack && next && queryOf(next) === queryOf(current.address) ? queryOf(next) : undefined;
    if (entry.id === undefined) writeEntry(name, { id, query: next ? queryOf(next) : '', lastPage: 1 });
    if (before) restore(before.search);
    else if (next && isBack) open(next);
    wantPages(before ? 0 : (entry.lastPage ?? 0));
    anchor = before?.anchor ?? entry.anchor;
    letGo = anchor ? holdAnchor(root, anchor) : () => undefined;
  };
  return {
    address,
    begin: (root) => {
      const onScroll = (): void => {
        anchor = anchorIn(root);
      };
      const onHistory = (): void => {
        const entry = readEntry<Entry>(name);
        // Another widget's entry, or the page's own: the search stays.
        if (entry.id === id) return;
        keep();
        arrive(root, entry, true);
      };
      const onHide = (): void => {
        if (readEntry<Entry>(name).id === id) write();
      };
      arrive(root, readEntry<Entry>(name), false);
      addEventListener('scroll', onScroll, { passive: true });
      addEventListener('popstate', onHistory);
      addEventListener('pagehide', onHide);
      return () => {
        letGo();
        removeEventListener('scroll', onScroll);
        removeEventListener('popstate', onHistory);
        removeEventListener('pagehide', onHide);
      };
    },
    note: (search) => {
      if (search.status === 'idle') return;
      known ??= queryOf(search.address);
      if (queryOf(search.address) === known) current = search;
    },
    push: (changed) => {
      const query = changed || 'tab=Buy';
      known ??= query;
      if (query === known) return;
      keep();
      write();
      id = newId();
      known = query;
      anchor = undefined;
      pushEntry(name, { id, query, lastPage: 1 }, part.withPart(query));
    },
  };
};
