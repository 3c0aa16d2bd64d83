/** The saved homes as their page shows them: each with its listing where it is on the market, in one of several orders. */
import { attach, combine, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { listListings } from '../../api/contract/listings.js';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import type { SavedHome } from '../../api/contract/saved.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { listingKinds } from '../rules/kinds.js';
import { listingView } from '../rules/listing/view.js';
import type { ListingView } from '../rules/listing/view-type.js';
import { $savedHomes, pricesSeen } from './saved.js';

/** Listings that one call answers. */
const atOnce = 100;

const askFor = (api: ApiClient, kind: ListingKind, ids: readonly string[]): Promise<readonly Listing[]> =>
  api.call(
    listListings,
    { params: { kind }, query: { ids: ids.join(','), fields: 'card', page: 1, limit: atOnce } },
    { timeout: readTimeout },
  );

const fetchCardsFx = attach({
  source: $api,
  effect: async (api, homes: readonly SavedHome[]): Promise<readonly Listing[]> => {
    const calls = listingKinds.flatMap((listingType) => {
      const ids = homes.filter(({ kind, isGone }) => kind === listingType && !isGone).map(({ id }) => id);
      const parts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
        ids.slice(at * atOnce, (at + 1) * atOnce),
      );
      return parts.map((part) => askFor(api, listingType, part));
    });
    return (await Promise.all(calls)).flat();
  },
});

// Null for a home that is not on the market.
const $cards = createStore<ReadonlyMap<string, Listing | null>>(new Map()).on(
  fetchCardsFx.done,
  (cards, { params, result }) =>
    new Map<string, Listing | null>([
      ...cards,
      ...params.map(({ id }) => [id, null] as const),
      ...result.map((listing) => [listing._id, listing] as const),
    ]),
);

/** One saved home; prices in rupees. */
export interface SavedItem {
  readonly home: SavedHome;
  readonly view: ListingView;
  /** Whether it is off the market: then the view holds its headline and last price alone. */
  readonly isGone: boolean;
  readonly price: number;
  /** How much the price has changed since it was saved. */
  readonly change: number;
}

const itemOf = (home: SavedHome, card: Listing | null | undefined): SavedItem => {
  const { id, kind, city, locality, propertyType = '', bhk = '', lastPrice } = home;
  const remembered = { city, locality, propertyType, bhk, price: lastPrice };
  const view = card ? listingView(kind, card) : { ...listingView(kind, { _id: id }), ...remembered };
  const price = view.price ?? lastPrice;
  return {
    ...{ home, view, price, isGone: home.isGone || card === null },
    change: home.price > 0 ? price - home.price : 0,
  };
};

/** Holds the saved homes, the last one first. */
export const $savedItems = combine($savedHomes, $cards, (homes, cards): readonly SavedItem[] =>
  homes.map((home) => itemOf(home, cards.get(home.id))),
);

/** Lists the orders. */
export const savedSorts = ['newest', 'price-up', 'price-down', 'cut'] as const;
/** Names one order. */
export type SavedSort = (typeof savedSorts)[number];

const keys: Readonly<Record<SavedSort, (item: SavedItem) => number>> = {
  newest: () => 0,
  'price-up': ({ price }) => price,
  'price-down': ({ price }) => -price,
  cut: ({ change }) => change,
};

/** Puts the homes into an order; equal ones stay as they came. */
export const sortSaved = (items: readonly SavedItem[], sort: SavedSort): readonly SavedItem[] =>
  [...items].sort((one, other) => keys[sort](one) - keys[sort](other));

// Wiring
sample({
  clock: $savedHomes,
  source: $cards,
  filter: (cards, homes) => homes.some(({ id }) => !cards.has(id)),
  fn: (cards, homes) => homes.filter(({ id }) => !cards.has(id)),
  target: fetchCardsFx,
});
sample({
  clock: $savedItems,
  fn: (items) => new Map(items.map(({ home, price }) => [home.id, price])),
  target: pricesSeen,
});
