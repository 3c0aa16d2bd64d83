/** One listing of each kind for the gallery. */
import type { Listing, ListingKind } from '../../model/index.js';

/** Pictures that the demo market draws; elsewhere their place shows how a missing picture looks. */
export const samplePictures = [
  '/media/demo/tower/banner-1-1-1600.webp',
  '/media/demo/living-room/banner-2-1-1600.webp',
  '/media/demo/bungalow/banner-3-1-1600.webp',
];

const shared = {
  user: 'owner',
  status: 'Active',
  locality: 'Powai',
  city: 'Mumbai',
  images: samplePictures,
  amenities: ['Lift', 'CCTV', 'Garden'],
};
const features = { bedrooms: '2', bathrooms: '2', balconies: '1', floorNumber: '4', totalFloors: '12' };

/** Holds the listings by kind. */
export const sampleListings = {
  sell: {
    ...shared,
    _id: 'sample-sell',
    propertyId: 'HS-000001',
    type: 'sell',
    propertyType: 'Flat',
    price: 18_800_000,
    society: 'Lake Homes',
    bhk: '2BHK',
    carpetArea: '940',
    carpetAreaUnit: 'Sq-ft',
    possessionStatus: 'Ready to Move New',
    reraApproved: 'Yes',
    reraNumber: 'P99900000101',
    features,
  },
  rent: {
    ...shared,
    _id: 'sample-rent',
    propertyId: 'HS-000002',
    type: 'rent',
    propertyType: 'Flat',
    monthlyRent: 42_000,
    securityDeposit: 150_000,
    societyName: 'Saraswati Sadan',
    bhk: '2BHK',
    carpetArea: 780,
    areaUnit: 'Sq-ft',
    furnishedType: 'Semi Furnished',
    features,
  },
  plot: {
    ...shared,
    images: [],
    _id: 'sample-plot',
    propertyId: 'HS-000003',
    type: 'Plot',
    price: 4_200_000,
    societyName: 'Ashwin Hill Plots',
    plotArea: '1125',
    areaUnit: 'Sq-ft',
    ownershipType: 'Freehold',
    approvedBy: 'Collector Approved',
    dimensions: { length: '45', breadth: '25' },
  },
  pg: {
    ...shared,
    _id: 'sample-pg',
    propertyId: 'HS-000004',
    type: 'PG',
    propertyType: 'Flat',
    monthlyRent: 9_500,
    securityDeposit: 19_000,
    societyName: 'Kadamb Residency',
    roomType: 'Shared',
    availableFor: 'Girls',
    capacity: '2',
    furnishedType: 'Fully furnished',
    features,
  },
  commercial: {
    ...shared,
    _id: 'sample-commercial',
    propertyId: 'HS-000005',
    type: 'Commercial',
    propertyType: 'Office',
    price: 32_500_000,
    projectName: 'Devrai Business Park',
    carpetArea: '1450',
    areaUnit: 'Sq-ft',
    possessionStatus: 'Under Construction',
    features: { washroom: '2', floorNumber: '6', totalFloors: '14' },
  },
} as unknown as Readonly<Record<ListingKind, Listing>>;
