/** Listings as they travel: S-440 to S-445 with the exact field names of the specifications. */
import { type Static, type TProperties, Type } from 'typebox';
import { ListingPlace, loose, optionalText, text } from './listing-parts.schema.js';

/** The five kinds, as path segments (always lower case). */
export const ListingKind = Type.Union([
  Type.Literal('sell'),
  Type.Literal('rent'),
  Type.Literal('plot'),
  Type.Literal('pg'),
  Type.Literal('commercial'),
]);
export type ListingKind = Static<typeof ListingKind>;

const shared = {
  _id: text,
  propertyId: text,
  /** The owner's id. */
  user: text,
  status: text,
  locality: text,
  city: text,
  /** Absolute addresses of the pictures at 1600 px; `-1600.` may be replaced by `-800.` or `-400.`. */
  images: Type.Array(Type.String()),
  /** Empty when there is none. */
  video: optionalText,
  amenities: Type.Array(Type.String()),
  /** ISO text of the last Refresh (S-374), empty before the first. */
  lastVisitTime: optionalText,
  // Additive keys; a server that knows only the specifications sends none of them.
  description: optionalText,
  /** When the listing appeared, ISO text. */
  createdAt: optionalText,
  /** When its owner first offered the home: before `createdAt` where it was posted anew. ISO text. */
  listedAt: optionalText,
  /** The last cut of the price by at least 2 %, of the last 30 days: rupees before it, and when, ISO text. */
  priceCut: Type.Optional(Type.Object({ from: Type.Number(), at: text })),
  /** The last real edit, ISO text (D-17). */
  updatedAt: optionalText,
  /** The owner's phone with its middle hidden, for the placeholder (D-04). */
  phoneMasked: optionalText,
  /** The owner's user type (S-447). */
  postedBy: optionalText,
  /** Whether a code proved the owner's phone; left out where none did. */
  ownerVerified: Type.Optional(Type.Boolean()),
  /** The day an operator found the RERA number in the public register, yyyy-MM-dd. */
  reraCheckedOn: optionalText,
  /** The own RERA number of an agent or builder, as they state it, and the day an operator found it in the public register. */
  agentRera: Type.Optional(Type.Object({ number: text, checkedOn: optionalText })),
  /** The month the owner's account was made, yyyy-MM. */
  ownerSince: optionalText,
  /** The builder's project it belongs to. */
  inProject: Type.Optional(Type.Object({ slug: Type.String(), name: Type.String() })),
  /** Of a single listing: how many active listings its owner has, with this one; 1000 stands for that many or more. */
  ownerListings: Type.Optional(Type.Integer()),
  /** Dominant colours of `images`, #rrggbb, in the same order. */
  imageColours: Type.Optional(Type.Array(Type.String())),
  /** What `images` show (src/model/rules/options/picture-rooms.ts) and their captions, in the same order, '' where one has none. */
  imageRooms: Type.Optional(Type.Array(Type.String())),
  imageCaptions: Type.Optional(Type.Array(Type.String())),
  /** Number of buildings, when known (C-42). */
  buildings: Type.Optional(Type.Number()),
  /** The address of a tour through the home, on a host that the site allows. */
  tourLink: optionalText,
  place: Type.Optional(ListingPlace),
  /** The path of its locality's page on our site; left out where the locality has none. */
  localityPath: optionalText,
  /** Rupees per square foot of a home whose area is in bigha, by the size that the market gives one (C-08). */
  pricePerSqFt: Type.Optional(Type.Number()),
  /** Of a single listing: the median that homes of its kind and rooms in its locality ask, over so many homes of so many owners. */
  asking: Type.Optional(
    Type.Object({ median: Type.Number(), homes: Type.Integer(), owners: Type.Integer() }),
  ),
  /** Of a single listing: all open stations within 2 km of its point, the nearest first. */
  stations: Type.Optional(
    Type.Array(
      Type.Object({
        id: text,
        name: text,
        nameMr: text,
        /** Ids of its lines, as `/api/v3/stations` names them. */
        lines: Type.Array(text),
        walk: Type.Integer(),
      }),
    ),
  ),
};

const homeFeatures = Type.Object({
  bedrooms: loose,
  bathrooms: loose,
  balconies: loose,
  floorNumber: loose,
  totalFloors: loose,
  ageOfProperty: loose,
});

/** Additive facts that people filter by, as the owner tells them. */
const parking = { parking: optionalText };
const facing = { facing: optionalText };
const negotiable = { negotiable: Type.Optional(Type.Boolean()) };
const petsAllowed = { petsAllowed: Type.Optional(Type.Boolean()) };

const listing = <T extends TProperties>(properties: T) => Type.Object({ ...shared, ...properties });

/** A home for sale (S-441). Money in rupees, areas in the listing's own unit. */
export const SaleListing = listing({
  type: Type.Literal('sell'),
  propertyType: text,
  price: Type.Number(),
  society: text,
  bhk: text,
  furnishedType: optionalText,
  carpetArea: loose,
  carpetAreaUnit: optionalText,
  superArea: loose,
  superAreaUnit: optionalText,
  possessionStatus: optionalText,
  developer: optionalText,
  societyArea: loose,
  societyAreaUnit: optionalText,
  reraApproved: optionalText,
  reraNumber: optionalText,
  features: homeFeatures,
  ...parking,
  ...facing,
  ...negotiable,
});
export type SaleListing = Static<typeof SaleListing>;

/** A home or shop to let (S-442). */
export const RentListing = listing({
  type: Type.Literal('rent'),
  propertyType: text,
  societyName: text,
  monthlyRent: Type.Number(),
  securityDeposit: Type.Optional(Type.Number()),
  /** Rupees a month beside the rent (additive). */
  maintenance: Type.Optional(Type.Number()),
  carpetArea: Type.Optional(Type.Number()),
  areaUnit: optionalText,
  bhk: text,
  furnishedType: optionalText,
  /** Plain yyyy-MM-dd (C-54). */
  availableFrom: optionalText,
  willingToRent: Type.Array(Type.String()),
  durationOfAgreement: optionalText,
  features: homeFeatures,
  ...parking,
  ...facing,
  ...petsAllowed,
});
export type RentListing = Static<typeof RentListing>;

/** A plot or land (S-443). */
export const PlotListing = listing({
  type: Type.Literal('Plot'),
  societyName: text,
  price: Type.Number(),
  plotArea: loose,
  areaUnit: optionalText,
  approvedBy: optionalText,
  ownershipType: optionalText,
  overlooking: Type.Array(Type.String()),
  /** In feet. */
  dimensions: Type.Object({ length: loose, breadth: loose }),
  features: Type.Object({
    floorAllowed: loose,
    boundaryWall: Type.Optional(Type.Boolean()),
    openSides: loose,
  }),
  possessionBy: optionalText,
  reraApproved: optionalText,
  reraNumber: optionalText,
  ...facing,
  ...negotiable,
  /** Whether there is a 7/12 extract in the seller's name; a claim, as are the next two. */
  extract712: Type.Optional(Type.Boolean()),
  naOrder: Type.Optional(Type.Boolean()),
  surveyNumber: optionalText,
  /** In feet. */
  roadWidth: loose,
});
export type PlotListing = Static<typeof PlotListing>;

/** A paying-guest room (S-444); the rent is per bed. */
export const PgListing = listing({
  type: Type.Literal('PG'),
  propertyType: text,
  societyName: text,
  bhk: optionalText,
  monthlyRent: Type.Number(),
  securityDeposit: Type.Optional(Type.Number()),
  /** Rupees a month beside the rent (additive). */
  maintenance: Type.Optional(Type.Number()),
  carpetArea: loose,
  areaUnit: optionalText,
  roomType: optionalText,
  availableFor: optionalText,
  capacity: loose,
  furnishedType: optionalText,
  availableFrom: optionalText,
  durationOfAgreement: optionalText,
  features: homeFeatures,
  ...parking,
  ...petsAllowed,
  /** Included, At extra cost, Not provided. */
  meals: optionalText,
  /** How many people share a room. */
  sharing: loose,
  /** When the gate closes: 9 pm to 12 am, or No gate time. */
  gateTime: optionalText,
  attachedBath: Type.Optional(Type.Boolean()),
  bedsFree: loose,
  /** Plain yyyy-MM-dd. */
  bedsFreeFrom: optionalText,
});
export type PgListing = Static<typeof PgListing>;

/** Commercial space (S-445). */
export const CommercialListing = listing({
  type: Type.Literal('Commercial'),
  propertyType: text,
  projectName: text,
  price: Type.Number(),
  carpetArea: loose,
  areaUnit: optionalText,
  possessionStatus: optionalText,
  ownership: optionalText,
  reraApproved: optionalText,
  reraNumber: optionalText,
  bhk: optionalText,
  features: Type.Object({
    washroom: loose,
    ageOfProperty: loose,
    totalFloors: loose,
    floorNumber: loose,
  }),
  ...parking,
  ...facing,
  ...negotiable,
});
export type CommercialListing = Static<typeof CommercialListing>;

/** Any of the five. */
export const Listing = Type.Union([SaleListing, RentListing, PlotListing, PgListing, CommercialListing]);
export type Listing = Static<typeof Listing>;
