/** What cards and details know of a listing, whatever its kind and its server (C-43). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import type { Age } from './wire-values.js';

/**
 * Describes a listing of any kind: texts are empty and numbers null when the kind or the listing has none.
 * Money is in rupees, areas in the unit beside them, moments in ms since 1970.
 */
export interface ListingView {
  readonly listingType: ListingKind;
  /** `_id`, sent in every path and in `p_id` (C-39). */
  readonly id: string;
  /** The Property ID people see, sent in sendsms (C-39). */
  readonly propertyId: string;
  readonly ownerId: string;
  readonly status: string;
  /** Only "Active" is active (S-378). */
  readonly isActive: boolean;
  /** The society or project, as stored; a sale adds CHS when shown (C-42). */
  readonly society: string;
  readonly locality: string;
  readonly city: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly imageColours: readonly string[];
  readonly video: string | null;
  readonly postedBy: string;
  readonly phoneMasked: string;
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  /** The last Refresh (S-374). */
  readonly refreshedAt: number | null;

  /** The asking price, or the rent of a month (of a bed and month for PG). */
  readonly price: number | null;
  readonly isMonthly: boolean;
  readonly perBed: boolean;
  readonly deposit: number | null;
  /** floor(price / area) per `areaUnit`; null for lets and without an area (S-169). */
  readonly pricePer: number | null;

  /** The carpet area, or a plot's area. */
  readonly area: number | null;
  readonly areaUnit: string;
  readonly superArea: number | null;
  readonly superAreaUnit: string;
  readonly societyArea: number | null;
  readonly societyAreaUnit: string;
  /** In feet (S-166). */
  readonly length: number | null;
  /** In feet (S-166). */
  readonly breadth: number | null;

  readonly propertyType: string;
  /** In wire form, as in "2BHK"; empty for business space (C-26). */
  readonly bhk: string;
  readonly furnishedType: string;
  /** possessionStatus, or a plot's possessionBy. */
  readonly possession: string;
  readonly ownership: string;
  readonly developer: string;
  readonly approvedBy: string;
  readonly reraApproved: string;
  readonly reraNumber: string;
  /** Plain yyyy-MM-dd (C-54). */
  readonly availableFrom: string;
  readonly duration: string;
  readonly willingToRent: readonly string[];
  readonly roomType: string;
  readonly availableFor: string;
  /** Number of beds. */
  readonly capacity: number | null;

  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly balconies: number | null;
  readonly washrooms: number | null;
  /** 0 is the ground floor (C-23). */
  readonly floorNumber: number | null;
  readonly totalFloors: number | null;
  readonly age: Age | null;
  readonly floorsAllowed: number | null;
  readonly openSides: string;
  readonly boundaryWall: boolean | null;
  readonly overlooking: readonly string[];
  readonly amenities: readonly string[];
  /** Null means that "1 Building" is shown (C-42). */
  readonly buildings: number | null;
}
