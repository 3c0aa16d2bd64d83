/** Listings as lists show them: a card, or the pictures of one. */
import { type Static, Type } from 'typebox';
import { ListingPlace, loose, optionalText, text } from './listing-parts.schema.js';

/**
 * What a card in a list shows of a listing of any kind (`fields=card`), under the names of the whole listing. What it does
 * not say is left out.
 */
export const ListingCard = Type.Object({
  _id: text,
  propertyId: text,
  user: text,
  type: text,
  status: text,
  locality: text,
  city: text,
  propertyType: optionalText,
  bhk: optionalText,
  society: optionalText,
  societyName: optionalText,
  projectName: optionalText,
  price: Type.Optional(Type.Number()),
  monthlyRent: Type.Optional(Type.Number()),
  securityDeposit: Type.Optional(Type.Number()),
  carpetArea: loose,
  carpetAreaUnit: optionalText,
  plotArea: loose,
  areaUnit: optionalText,
  furnishedType: optionalText,
  possessionStatus: optionalText,
  possessionBy: optionalText,
  ownershipType: optionalText,
  approvedBy: optionalText,
  availableFor: optionalText,
  roomType: optionalText,
  capacity: loose,
  reraApproved: optionalText,
  reraNumber: optionalText,
  dimensions: Type.Optional(Type.Object({ length: loose, breadth: loose })),
  features: Type.Optional(
    Type.Object({ bathrooms: loose, washroom: loose, floorNumber: loose, totalFloors: loose }),
  ),
  /** The first picture alone, or none. */
  images: Type.Array(Type.String(), { maxItems: 1 }),
  imageCount: Type.Integer(),
  imageColours: Type.Optional(Type.Array(Type.String(), { maxItems: 1 })),
  video: optionalText,
  listedAt: optionalText,
  priceCut: Type.Optional(Type.Object({ from: Type.Number(), at: text })),
  updatedAt: optionalText,
  place: Type.Optional(ListingPlace),
  localityPath: optionalText,
  /** Rupees per square foot of a home whose area is in bigha, by the size that the market gives one (C-08). */
  pricePerSqFt: Type.Optional(Type.Number()),
});
export type ListingCard = Static<typeof ListingCard>;

/** The pictures of a listing (`fields=images`), for lists that have its card already. */
export const ListingPictures = Type.Object({
  _id: text,
  images: Type.Array(Type.String()),
  imageColours: Type.Optional(Type.Array(Type.String())),
});
export type ListingPictures = Static<typeof ListingPictures>;
