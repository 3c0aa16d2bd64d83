/** The homes that were opened lately: on this device alone, and never sent. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { Listing, ListingKind } from '../../api/contract/listings.schema.js';
import { $connection } from '../connection/connection.js';
import type { PageConnection } from '../connection/page-connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { listingKinds } from '../rules/kinds.js';
import { recordOf } from '../rules/wire-values.js';

/** A home that was opened; the latest ones with their listing as it was then. */
export interface SeenHome {
  readonly id: string;
  readonly kind: ListingKind;
  readonly listing?: Listing;
}

/** Most homes that are remembered, and most with their listing. */
const most = 200;
const mostShown = 12;

const storageName = 'seen';

// Events
/** A view appeared that shows what was seen. */
export const seenRequested = createEvent();
/** The page of a listing was opened. */
export const listingSeen = createEvent<{ listingType: ListingKind; listing: Listing }>();
/** The person wants it forgotten. */
export const seenCleared = createEvent();

const isSeenHome = (value: unknown): value is SeenHome => {
  const { id, kind } = recordOf(value);
  return typeof id === 'string' && (listingKinds as readonly unknown[]).includes(kind);
};

const readSeen = (connection: PageConnection | null): readonly SeenHome[] => {
  try {
    const stored: unknown = JSON.parse(readStored(storageName, connection) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenHome) : [];
  } catch {
    return [];
  }
};

/** What a card shows of a listing: without its text and phone, with one picture. */
const shortened = (listing: Listing): Listing => {
  const { description: _, images, ...facts } = listing;
  const card: object = {
    ...facts,
    phoneMasked: undefined,
    images: images.slice(0, 1),
    imageCount: images.length,
  };
  return card as Listing;
};

const withoutListing = ({ id, kind }: SeenHome): SeenHome => ({ id, kind });

// Effects
const readSeenFx = attach({ source: $connection, effect: readSeen });

const writeSeenFx = attach({
  source: $connection,
  effect: (connection, { listingType, listing }: { listingType: ListingKind; listing: Listing }) => {
    const others = readSeen(connection).filter(({ id }) => id !== listing._id);
    const latest: SeenHome = { id: listing._id, kind: listingType, listing: shortened(listing) };
    const homes = [latest, ...others]
      .slice(0, most)
      .map((home, at) => (at < mostShown ? home : withoutListing(home)));
    writeStored(storageName, JSON.stringify(homes), connection);
    return homes;
  },
});

const clearSeenFx = attach({
  source: $connection,
  effect: (connection) => {
    writeStored(storageName, null, connection);
  },
});

// Stores
/** Holds the homes, the last one first. */
export const $seen = createStore<readonly SeenHome[]>([])
  .on([readSeenFx.doneData, writeSeenFx.doneData], (_, homes) => homes)
  .on(seenCleared, () => []);

// Wiring
sample({ clock: seenRequested, target: readSeenFx });
sample({ clock: listingSeen, target: writeSeenFx });
sample({ clock: seenCleared, target: clearSeenFx });
