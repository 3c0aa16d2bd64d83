/** Builds listings of the five kinds: complete ones, to which a test adds only what it is about. */
import type {
  CommercialListing,
  PgListing,
  PlotListing,
  RentListing,
  SaleListing,
} from '../../src/api/contract/listings.schema.js';

const shared = {
  user: 'owner-1',
  status: 'Active',
  locality: 'Powai',
  city: 'Mumbai',
  images: ['https://pictures.test/a-1600.webp', 'https://pictures.test/b-1600.webp'],
  amenities: ['Lift', 'CCTV'],
  lastVisitTime: '2026-11-01T10:00:00.000Z',
  createdAt: '2026-10-20T10:00:00.000Z',
  updatedAt: '2026-11-05T10:00:00.000Z',
  phoneMasked: '+91 98xxxxxx10',
};

const homeFeatures = {
  bedrooms: '2',
  bathrooms: '3',
  balconies: '1',
  floorNumber: '4',
  totalFloors: '12',
  ageOfProperty: '5',
};

/** Builds a home for sale with every field. */
export const aSale = (own: Partial<SaleListing> = {}): SaleListing => ({
  ...shared,
  _id: 'sale-1',
  propertyId: 'HS-SALE01',
  type: 'sell',
  propertyType: 'Flat',
  price: 18_800_000,
  society: 'Lake Homes',
  bhk: '2BHK',
  furnishedType: 'Semi Furnished',
  carpetArea: '940',
  carpetAreaUnit: 'Sq-ft',
  superArea: '1240',
  superAreaUnit: 'Sq-ft',
  possessionStatus: 'Ready to Move New',
  developer: 'Supreme',
  societyArea: '4',
  societyAreaUnit: 'Acre',
  reraApproved: 'Yes',
  reraNumber: 'P51800000001',
  features: homeFeatures,
  ...own,
});

/** Builds a home to let with every field. */
export const aRent = (own: Partial<RentListing> = {}): RentListing => ({
  ...shared,
  _id: 'rent-1',
  propertyId: 'HS-RENT01',
  type: 'rent',
  propertyType: 'Flat',
  societyName: 'Hiranandani Gardens',
  monthlyRent: 65_000,
  securityDeposit: 300_000,
  maintenance: 3_500,
  carpetArea: 1050,
  areaUnit: 'Sq-ft',
  bhk: '3BHK',
  furnishedType: 'Fully furnished',
  availableFrom: '2026-12-01',
  willingToRent: ['Family'],
  durationOfAgreement: '11 months',
  features: homeFeatures,
  ...own,
});

/** Builds a plot with every field. */
export const aPlot = (own: Partial<PlotListing> = {}): PlotListing => ({
  ...shared,
  _id: 'plot-1',
  propertyId: 'HS-PLOT01',
  type: 'Plot',
  societyName: 'Green Meadows',
  price: 4_500_000,
  plotArea: '200',
  areaUnit: 'Sq-yrd',
  approvedBy: 'Collector Approved',
  ownershipType: 'Freehold',
  overlooking: ['Main Road'],
  dimensions: { length: '60', breadth: '30' },
  features: { floorAllowed: '3', boundaryWall: true, openSides: '2' },
  possessionBy: 'Immediate',
  reraApproved: 'Not Applicable',
  ...own,
});

/** Builds a paying-guest room with every field. */
export const aPg = (own: Partial<PgListing> = {}): PgListing => ({
  ...shared,
  _id: 'pg-1',
  propertyId: 'HS-PG0001',
  type: 'PG',
  propertyType: 'Flat',
  societyName: 'Sunrise Stay',
  bhk: '1BHK',
  monthlyRent: 12_000,
  securityDeposit: 24_000,
  maintenance: 750,
  carpetArea: '180',
  areaUnit: 'Sq-ft',
  roomType: 'Shared',
  availableFor: 'Girls',
  capacity: '3',
  furnishedType: 'Fully furnished',
  availableFrom: '2026-12-01',
  durationOfAgreement: '6 months',
  features: homeFeatures,
  ...own,
});

/** Builds a commercial space with every field. */
export const aCommercial = (own: Partial<CommercialListing> = {}): CommercialListing => ({
  ...shared,
  _id: 'comm-1',
  propertyId: 'HS-COMM01',
  type: 'Commercial',
  propertyType: 'Office',
  projectName: 'Trade Centre',
  price: 32_500_000,
  carpetArea: '1500',
  areaUnit: 'Sq-ft',
  possessionStatus: 'Resell',
  ownership: 'Leasehold',
  reraApproved: 'No',
  features: { washroom: '2', ageOfProperty: '8', totalFloors: '14', floorNumber: '7' },
  ...own,
});
