/** One adapter per kind from the wire's names to one view of a listing (C-43); only this file knows both. */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { bhkOf } from './bhk.js';
import { timeOf } from './cooldown.js';
import { kindOf } from './kinds.js';
import type { ListingView } from './listing-view-type.js';
import { numberOf } from './numbers.js';
import { pricePerArea } from './price.js';
import {
  recordOf,
  type WireRecord,
  wireAge,
  wireFlag,
  wireFloor,
  wireList,
  wireText,
} from './wire-values.js';

/** Names, for one kind, the wire fields whose name or presence differs (S-441 to S-445). */
interface Adapter {
  readonly society: string;
  readonly price: string;
  readonly area: string;
  readonly areaUnit: string;
  readonly possession: string;
  readonly ownership: string;
}

const usual: Adapter = {
  society: 'societyName',
  price: 'price',
  area: 'carpetArea',
  areaUnit: 'areaUnit',
  possession: '',
  ownership: '',
};

/** Holds what each kind names otherwise. */
const adapters: Readonly<Record<ListingKind, Partial<Adapter>>> = {
  sell: { society: 'society', areaUnit: 'carpetAreaUnit', possession: 'possessionStatus' },
  rent: { price: 'monthlyRent' },
  plot: { area: 'plotArea', possession: 'possessionBy', ownership: 'ownershipType' },
  pg: { price: 'monthlyRent' },
  commercial: { society: 'projectName', possession: 'possessionStatus', ownership: 'ownership' },
};

const identity = (wire: WireRecord) => ({
  id: wireText(wire._id) || wireText(wire.propertyId),
  propertyId: wireText(wire.propertyId),
  ownerId: wireText(recordOf(wire.user)._id) || wireText(wire.user),
  status: wireText(wire.status),
  isActive: wireText(wire.status).toLowerCase() === 'active',
  locality: wireText(wire.locality),
  city: wireText(wire.city),
  images: wireList(wire.images),
  imageColours: wireList(wire.imageColours),
  video: wireText(wire.video) || null,
  description: wireText(wire.description),
  postedBy: wireText(wire.postedBy),
  phoneMasked: wireText(wire.phoneMasked),
  createdAt: timeOf(wire.createdAt),
  updatedAt: timeOf(wire.updatedAt),
  refreshedAt: timeOf(wire.lastVisitTime),
});

const choices = (wire: WireRecord) => ({
  propertyType: wireText(wire.propertyType),
  bhk: bhkOf(wire.bhk),
  furnishedType: wireText(wire.furnishedType),
  developer: wireText(wire.developer),
  approvedBy: wireText(wire.approvedBy),
  reraApproved: wireText(wire.reraApproved),
  reraNumber: wireText(wire.reraNumber),
  availableFrom: wireText(wire.availableFrom),
  duration: wireText(wire.durationOfAgreement),
  roomType: wireText(wire.roomType),
  availableFor: wireText(wire.availableFor),
  willingToRent: wireList(wire.willingToRent),
  overlooking: wireList(wire.overlooking),
  amenities: wireList(wire.amenities),
});

const sizes = (wire: WireRecord) => {
  const dimensions = recordOf(wire.dimensions);
  return {
    deposit: numberOf(wire.securityDeposit),
    superArea: numberOf(wire.superArea),
    superAreaUnit: wireText(wire.superAreaUnit),
    societyArea: numberOf(wire.societyArea),
    societyAreaUnit: wireText(wire.societyAreaUnit),
    length: numberOf(dimensions.length),
    breadth: numberOf(dimensions.breadth),
    capacity: numberOf(wire.capacity),
    buildings: numberOf(wire.buildings),
  };
};

const counts = (features: WireRecord) => ({
  bedrooms: numberOf(features.bedrooms),
  bathrooms: numberOf(features.bathrooms),
  balconies: numberOf(features.balconies),
  washrooms: numberOf(features.washroom),
  floorNumber: wireFloor(features.floorNumber),
  totalFloors: wireFloor(features.totalFloors),
  age: wireAge(features.ageOfProperty),
  floorsAllowed: numberOf(features.floorAllowed),
  openSides: wireText(features.openSides),
  boundaryWall: wireFlag(features.boundaryWall),
});

/** Reads the kind of a listing from its `type` (R2); null when it names none. */
export const kindOfListing = (listing: object): ListingKind | null => kindOf((listing as WireRecord).type);

/**
 * Reads a listing of any server into the view that cards and details draw (C-43, C-56, C-57, D-35):
 * a missing count is null, 0 stays 0 (S-159). The kind is the one asked for; `type` need not be there.
 */
export const listingView = (kind: ListingKind, listing: object): ListingView => {
  const wire = listing as WireRecord;
  const adapter = { ...usual, ...adapters[kind] };
  const price = numberOf(wire[adapter.price]);
  const area = numberOf(wire[adapter.area]);
  const isLet = kind === 'rent' || kind === 'pg';
  return {
    listingType: kind,
    ...identity(wire),
    ...choices(wire),
    ...sizes(wire),
    ...counts(recordOf(wire.features)),
    society: wireText(wire[adapter.society]),
    price,
    isMonthly: isLet,
    perBed: kind === 'pg',
    area,
    areaUnit: wireText(wire[adapter.areaUnit]),
    pricePer: isLet ? null : pricePerArea(price, area),
    possession: wireText(wire[adapter.possession]),
    ownership: wireText(wire[adapter.ownership]),
  };
};
