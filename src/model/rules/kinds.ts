/** The five listing kinds and every name they go by: tab, route, wire type, path segment. */
import type { ListingKind } from '../../api/contract/listings.schema.js';

/** Lists the kinds in the order of S-370 and of the path segments of S-400. */
export const listingKinds = [
  'sell',
  'rent',
  'plot',
  'pg',
  'commercial',
] as const satisfies readonly ListingKind[];

/** Lists the tabs of the home search box in their order (S-063); Sell only leads to posting (S-065). */
export const homeTabs = ['Buy', 'Sell', 'Rent', 'Plot/Land', 'PG', 'Commercial'] as const;

/** Lists the tabs of the search page in their order (S-101). */
export const searchTabs = ['Buy', 'Rent', 'PG', 'Plot/Land', 'Commercial'] as const;

/** Names a tab of the home search box (S-063). */
export type HomeTab = (typeof homeTabs)[number];

/** Names a tab of the search page (S-101). */
export type SearchTab = (typeof searchTabs)[number];

interface KindNames {
  readonly tab: SearchTab;
  readonly route: string;
  readonly type: string;
  readonly createType: string;
}

const names: Record<ListingKind, KindNames> = {
  sell: { tab: 'Buy', route: '/product', type: 'sell', createType: 'sell' },
  rent: { tab: 'Rent', route: '/rent-product', type: 'rent', createType: 'Rent' },
  plot: { tab: 'Plot/Land', route: '/plot-product', type: 'Plot', createType: 'Plot' },
  pg: { tab: 'PG', route: '/pg-product', type: 'PG', createType: 'PG' },
  commercial: {
    tab: 'Commercial',
    route: '/commercial-product',
    type: 'Commercial',
    createType: 'Commercial',
  },
};

const otherNames = new Map<string, ListingKind>([
  ['sale', 'sell'],
  ['buy', 'sell'],
  ['plot/land', 'plot'],
  ['comm', 'commercial'],
]);

/** Reads a kind from any of its names in any case (R2); null when the value names none. */
export const kindOf = (value: unknown): ListingKind | null => {
  if (typeof value !== 'string') return null;
  const name = value.trim().toLowerCase();
  return listingKinds.find((kind) => kind === name) ?? otherNames.get(name) ?? null;
};

/** Returns the search tab that shows a kind (S-110). */
export const tabOfKind = (kind: ListingKind): SearchTab => names[kind].tab;

/** Returns the kind that a search tab shows (S-110). */
export const kindOfTab = (tab: SearchTab): ListingKind => kindOf(tab) ?? 'sell';

/** Reads a search tab from any name of its kind, so that "Plot" of the mobile home (S-064) counts too. */
export const tabOf = (value: unknown): SearchTab | null => {
  const kind = kindOf(value);
  return kind && tabOfKind(kind);
};

/** Returns the path of the detail page of a kind (S-022 to S-026). */
export const detailRouteOf = (kind: ListingKind): string => names[kind].route;

/** Returns the `type` of a kind as answers carry it and as the delete and status bodies send it (C-40). */
export const wireTypeOf = (kind: ListingKind): string => names[kind].type;

/** Returns the `type` of a kind as the create calls send it (S-420 to S-424). */
export const createTypeOf = (kind: ListingKind): string => names[kind].createType;
