/** How fields are stored and answered, where it differs from the usual: among the row's details, and left out when empty. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import type { FieldName } from '../../../src/model/rules/listing/catalogue.js';

/** What the server alone knows of a field. */
export interface StoredField {
  /** The column that stores it; without one it lies among the row's details. */
  readonly column?: string;
  /** Kinds that answer it even when it is empty, as the specifications do; lists are always answered. */
  readonly always?: readonly ListingKind[];
  /** Kinds whose specification has a number where the others have text. */
  readonly numberIn?: readonly ListingKind[];
}

const every = ['sell', 'rent', 'plot', 'pg', 'commercial'] as const;

/** Holds the fields with a column or an answer of their own; pages do not load these facts. */
export const storedFields = {
  propertyType: { column: 'property_type', always: every },
  city: { column: 'city', always: every },
  locality: { column: 'locality', always: every },
  society: { column: 'project', always: every },
  societyName: { column: 'project', always: every },
  projectName: { column: 'project', always: every },
  bhk: { column: 'bhk', always: ['sell', 'rent'] },
  furnishedType: { column: 'furnished' },
  carpetArea: { column: 'area', numberIn: ['rent'] },
  plotArea: { column: 'area' },
  areaUnit: { column: 'area_unit' },
  carpetAreaUnit: { column: 'area_unit' },
  price: { column: 'amount', always: every },
  monthlyRent: { column: 'amount', always: every },
  securityDeposit: { column: 'deposit' },
  possessionStatus: { column: 'possession' },
  ownership: { column: 'ownership' },
  ownershipType: { column: 'ownership' },
  approvedBy: { column: 'approved_by' },
  reraApproved: { column: 'rera' },
  reraNumber: { always: every },
  roomType: { column: 'room_type' },
  availableFor: { column: 'available_for' },
  amenities: { column: 'amenities' },
} as const satisfies Partial<Readonly<Record<FieldName, StoredField>>>;

/** Columns that hold a field. */
export type FieldColumn = Extract<
  (typeof storedFields)[keyof typeof storedFields],
  { column: string }
>['column'];

/** Returns how a field is stored. */
export const storedField = (name: FieldName): StoredField =>
  (storedFields as Partial<Record<FieldName, StoredField>>)[name] ?? {};
