/** All pictures of the homes in a list, asked for when somebody looks through those of a card. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ListingPictures } from '../../api/contract/listing-card.schema.js';
import { listListings } from '../../api/contract/listings.js';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** Listings that one call answers. */
const atOnce = 100;

/** The homes of a list whose pictures are wanted; ids as in `_id`. */
export interface PicturesRequest {
  readonly listingType: ListingKind;
  readonly ids: readonly string[];
}

// Events
/** Somebody looks through the pictures of a list's cards: what is not known of these homes is asked for. */
export const picturesRequested = createEvent<PicturesRequest>();

// Effects
const fetchPicturesFx = attach({
  source: $api,
  effect: (api, { listingType, ids }: PicturesRequest): Promise<readonly ListingPictures[]> =>
    api.call(
      listListings,
      {
        params: { kind: listingType },
        query: { ids: ids.join(','), fields: 'images', page: 1, limit: atOnce },
      },
      { timeout: readTimeout },
    ),
});

// Stores
/** Pictures by the id of their listing; a home that is gone has none. */
export const $pictures = createStore<ReadonlyMap<string, ListingPictures>>(new Map()).on(
  fetchPicturesFx.doneData,
  (known, found) => new Map([...known, ...found.map((each) => [each._id, each] as const)]),
);

// What failed is asked for again the next time; until then a card has its one picture.
const $asked = createStore<ReadonlySet<string>>(new Set())
  .on(fetchPicturesFx, (asked, { ids }) => new Set([...asked, ...ids]))
  .on(
    fetchPicturesFx.fail,
    (asked, { params }) => new Set([...asked].filter((id) => !params.ids.includes(id))),
  );

// Connections
sample({
  clock: picturesRequested,
  source: $asked,
  filter: (asked, { ids }) => ids.some((id) => !asked.has(id)),
  fn: (asked, { listingType, ids }) => ({
    listingType,
    ids: ids.filter((id) => !asked.has(id)).slice(0, atOnce),
  }),
  target: fetchPicturesFx,
});
