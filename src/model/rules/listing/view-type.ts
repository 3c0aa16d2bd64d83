/** What cards and details know of a listing, whatever its kind and its server (C-43). */
import type { ListingKind } from '../../../api/contract/listings.schema.js';
import type { FieldName, fields, FieldType, ViewNameOf } from './fields.js';
import type { Age, WireRecord } from '../wire-values.js';

/** What a field of each type is in the view: texts are empty and numbers null where the listing has none. */
export interface ViewValues extends Record<FieldType, unknown> {
  text: string;
  'long-text': string;
  choice: string;
  bhk: string;
  date: string;
  rupees: number | null;
  number: number | null;
  size: number | null;
  count: number | null;
  floor: number | null;
  age: Age | null;
  flag: boolean | null;
  list: readonly string[];
}

/** The fields of all kinds by their name in the view; one that the kind does not have is empty. */
type ViewFields = {
  readonly [Name in FieldName as ViewNameOf<Name>]: ViewValues[(typeof fields)[Name]['type']];
};

/** Describes a listing of any kind: its fields, and what the server adds or the view works out. Moments in ms since 1970. */
export interface ListingView extends ViewFields {
  readonly listingType: ListingKind;
  /** `_id`, sent in every path and in `p_id` (C-39). */
  readonly id: string;
  /** The Property ID people see, sent in sendsms (C-39). */
  readonly propertyId: string;
  readonly ownerId: string;
  readonly status: string;
  /** Only "Active" is active (S-378). */
  readonly isActive: boolean;
  readonly images: readonly string[];
  /** How many pictures there are; a card's answer brings the first alone. */
  readonly imageCount: number;
  readonly imageColours: readonly string[];
  readonly video: string | null;
  readonly postedBy: string;
  /** Whether a code proved the owner's phone. */
  readonly ownerVerified: boolean;
  /** The month the owner's account was made; null where the server does not tell. */
  readonly ownerSince: number | null;
  /** How many homes the owner offers; null where the server does not tell. */
  readonly ownerListings: number | null;
  /** The day an operator found the RERA number in the public register, milliseconds since 1970. */
  readonly reraCheckedOn: number | null;
  readonly phoneMasked: string;
  readonly createdAt: number | null;
  /** When the home was first offered; null where the server does not tell. */
  readonly listedAt: number | null;
  /** Rupees before a recent cut of the price; null without one. */
  readonly cutFrom: number | null;
  readonly updatedAt: number | null;
  /** The last Refresh (S-374). */
  readonly refreshedAt: number | null;

  /** The listing as it was answered, for what one part alone reads: its place, the stations around it, what others ask. */
  readonly wire: WireRecord;

  /** Whether `price` is for a month. */
  readonly isMonthly: boolean;
  /** Whether `price` is for a bed. */
  readonly perBed: boolean;
  /** floor(price / area) per `areaUnit`; null for lets and without an area (S-169). */
  readonly pricePer: number | null;
  /** Rupees per square foot where the server alone knows how many the unit has, else null. */
  readonly pricePerSqFt: number | null;
}
