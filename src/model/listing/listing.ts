/** Open listings: one for each group, shown at once from known data and always loaded again (C-02). */
import { attach, createEvent, createStore, sample } from 'effector';
import { hasStatus } from '../../api/errors.js';
import { getListing, listListings } from '../../api/contract/listings.js';
import type { Listing, ListingKind, ListingQuery } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { listingRequested } from './visits.js';

/** The state of an open listing. */
export type ListingStatus = 'loading' | 'ready' | 'not-found' | 'gone' | 'failed';

/** One open listing; `listing` may be shown while the status is still `loading`. */
export interface OpenListing {
  readonly listingType: ListingKind;
  /** `_id` or `propertyId`. */
  readonly id: string;
  readonly listing: Listing | null;
  readonly similar: readonly Listing[];
  readonly status: ListingStatus;
}

interface Asked {
  group: string;
  listingType: ListingKind;
  id: string;
}

// Events
/** A listing view appeared; `listing` is set when the card had it. */
export const listingOpened = createEvent<Asked & { listing?: Listing }>();
export const listingRetried = createEvent<{ group: string }>();

// Effects
const isId = (listing: Listing, id: string): boolean => listing._id === id || listing.propertyId === id;

const fetchListingFx = attach({
  source: $api,
  effect: async (api, { listingType, id }: Asked): Promise<Listing> => {
    try {
      return await api.call(getListing, { params: { kind: listingType, id } }, { timeout: readTimeout });
    } catch (error) {
      // A server that knows only the specifications has no such call: the listing is found in the whole list.
      const isUnknownCall =
        hasStatus(error, 405) || (hasStatus(error, 404) && !(error as { code?: string }).code);
      if (!isUnknownCall) throw error;
      const all = await api.call(listListings, { params: { kind: listingType }, query: {} });
      const found = all.find((listing) => isId(listing, id));
      if (!found) throw error;
      return found;
    }
  },
});

/** Cards in the row of similar listings. */
const similarLimit = 9;

/** What similar listings are asked for by; nothing of it for the newest of a kind. */
type Likeness = Pick<ListingQuery, 'like' | 'except' | 'city'>;

/** Asks for listings like the open one; who draws why there is none asks by itself. */
export const fetchSimilarFx = attach({
  source: $api,
  effect: async (api, { listingType, likeness }: Asked & { likeness: Likeness }) => {
    const found = await api.call(
      listListings,
      { params: { kind: listingType }, query: { ...likeness, limit: similarLimit } },
      { timeout: readTimeout },
    );
    const others = new Map(found.map((one) => [one._id, one]));
    others.delete(likeness.like ?? '');
    return [...others.values()].slice(0, similarLimit);
  },
});

// Stores
type OpenListings = Readonly<Record<string, OpenListing>>;

const update = (open: OpenListings, { group, id }: Asked, part: Partial<OpenListing>): OpenListings => {
  const current = open[group];
  // An answer for a listing that is no longer open is dropped.
  return current?.id === id ? { ...open, [group]: { ...current, ...part } } : open;
};

const statusOf = (error: unknown): ListingStatus => {
  if (hasStatus(error, 410)) return 'gone';
  return hasStatus(error, 404) || hasStatus(error, 405) ? 'not-found' : 'failed';
};

/** Holds every open listing of the page by its group. */
export const $openListings = createStore<OpenListings>({})
  .on(listingOpened, (open, { group, listingType, id, listing }) => {
    const known = listing ?? (open[group]?.id === id ? open[group].listing : null);
    const similar = open[group]?.id === id ? open[group].similar : [];
    return { ...open, [group]: { listingType, id, listing: known, similar, status: 'loading' } };
  })
  .on(listingRetried, (open, { group }) =>
    open[group] ? { ...open, [group]: { ...open[group], status: 'loading' } } : open,
  )
  .on(fetchListingFx.done, (open, { params, result }) =>
    update(open, params, { listing: result, status: 'ready' }),
  )
  .on(fetchListingFx.fail, (open, { params, error }) => update(open, params, { status: statusOf(error) }))
  .on(fetchSimilarFx.done, (open, { params, result }) => update(open, params, { similar: result }));

// Wiring
sample({
  clock: [listingOpened, listingRetried],
  source: $openListings,
  filter: (open, { group }: { group: string }) => open[group] !== undefined,
  fn: (open, { group }: { group: string }): Asked => {
    const { listingType, id } = open[group] as OpenListing;
    return { group, listingType, id };
  },
  target: fetchListingFx,
});

sample({
  clock: fetchListingFx.done,
  // A server that does not know `like` answers the newest of the city.
  fn: ({ params, result: { _id: id, city } }) => ({ ...params, likeness: { like: id, except: id, city } }),
  target: fetchSimilarFx,
});

sample({ clock: listingRequested, target: listingOpened });
