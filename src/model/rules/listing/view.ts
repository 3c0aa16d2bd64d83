/** Reads listings of any server into one view, whatever a kind calls its fields on the wire (C-43). */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import { bhkOf } from '../bhk.js';
import { kindOf } from '../kinds.js';
import { type FieldName, type FieldType, factsOf, fields } from './fields.js';
import { drawnFieldsOf } from './kinds.js';
import type { ListingView, ViewValues } from './view-type.js';
import { numberOf } from '../numbers.js';
import { pricePerArea } from '../price.js';
import {
  recordOf,
  type WireRecord,
  wireAge,
  wireFlag,
  wireFloor,
  wireList,
  wireText,
  wireTime,
} from '../wire-values.js';

/** A missing count is null, and 0 stays 0 (S-159). */
const readers: { readonly [Type in FieldType]: (value: unknown) => ViewValues[Type] } = {
  text: wireText,
  'long-text': wireText,
  choice: wireText,
  bhk: bhkOf,
  date: wireText,
  rupees: numberOf,
  number: numberOf,
  size: numberOf,
  count: numberOf,
  floor: wireFloor,
  age: wireAge,
  flag: wireFlag,
  list: wireList,
};

const fieldViews = (names: readonly FieldName[], wire: WireRecord): Partial<ListingView> =>
  Object.fromEntries(
    names.map((name) => {
      const { type, view = name, in: group } = factsOf(name);
      return [view, readers[type]((group ? recordOf(wire[group]) : wire)[name])];
    }),
  );

const empty = fieldViews(Object.keys(fields) as FieldName[], {});

const identity = (wire: WireRecord) => ({
  id: wireText(wire._id) || wireText(wire.propertyId),
  propertyId: wireText(wire.propertyId),
  ownerId: wireText(recordOf(wire.user)._id) || wireText(wire.user),
  status: wireText(wire.status),
  isActive: wireText(wire.status).toLowerCase() === 'active',
  images: wireList(wire.images),
  imageCount: numberOf(wire.imageCount) ?? wireList(wire.images).length,
  imageColours: wireList(wire.imageColours),
  video: wireText(wire.video) || null,
  postedBy: wireText(wire.postedBy),
  ownerVerified: wire.ownerVerified === true,
  ownerSince: wireTime(wire.ownerSince),
  ownerListings: numberOf(wire.ownerListings),
  pricePerSqFt: numberOf(wire.pricePerSqFt),
  reraCheckedOn: wireTime(wire.reraCheckedOn),
  phoneMasked: wireText(wire.phoneMasked),
  createdAt: wireTime(wire.createdAt),
  listedAt: wireTime(wire.listedAt),
  cutFrom: numberOf(recordOf(wire.priceCut).from),
  updatedAt: wireTime(wire.updatedAt),
  refreshedAt: wireTime(wire.lastVisitTime),
  wire,
});

/** Reads the kind of a listing from its `type` (R2); null when it names none. */
export const kindOfListing = (listing: object): ListingKind | null => kindOf((listing as WireRecord).type);

/**
 * Reads a listing of any server into the view that cards and details draw (C-43, C-56, C-57, D-35). The kind is the one
 * asked for; `type` need not be there.
 */
export const listingView = (kind: ListingKind, listing: object): ListingView => {
  const wire = listing as WireRecord;
  const own = { ...empty, ...fieldViews(drawnFieldsOf(kind), wire), ...identity(wire) } as ListingView;
  const isMonthly = kind === 'rent' || kind === 'pg';
  return {
    ...own,
    listingType: kind,
    isMonthly,
    perBed: kind === 'pg',
    pricePer: isMonthly ? null : pricePerArea(own.price, own.area),
  };
};
