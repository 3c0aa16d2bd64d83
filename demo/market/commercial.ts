/** Demo commercial space for sale. */
import { buildingFeatures, commercialAmenities } from '../../src/model/rules/options/features.js';
import { ownershipOptions } from '../../src/model/rules/options/filters.js';
import type { Random } from '../pictures/random.js';
import type { ListingFields } from '../../server/repositories/listing/new-listing.js';
import { askingPrice, pickSome, sampleRera } from './figures.js';
import { businessName } from './names.js';
import type { Place } from '../../server/places/gazetteer.js';
import { describeBusiness } from './descriptions.js';

/** Price of a square foot relative to a home's, by type. */
export const businessPart: Readonly<Record<string, number>> = {
  Office: 1.1,
  Shop: 1.5,
  Retail: 1.4,
  Godown: 0.45,
  Industry: 0.5,
};

const types = ['Office', 'Shop', 'Retail', 'Office', 'Shop', 'Godown', 'Industry'] as const;

/** Tells whether a type needs a shed, so that its place is looked for where land is cheaper. */
export const needsShed = (index: number): boolean => index % types.length > 4;

const carpetFor = (random: Random, type: string, shed: boolean): number => {
  if (shed) return Math.round(random.range(2400, 14_000) / 50) * 50;
  return Math.round(random.range(type === 'Office' ? 320 : 140, type === 'Office' ? 3200 : 1100) / 5) * 5;
};

/** Makes the fields of the n-th commercial listing; the types take turns. */
export const commercialFields = (
  random: Random,
  place: Place,
  index: number,
): ListingFields<'commercial'> => {
  const propertyType = types[index % types.length] ?? 'Office';
  const shed = needsShed(index);
  const carpet = carpetFor(random, propertyType, shed);
  const possessionStatus = random.pick(['Ready to Move New', 'Resell', 'Resell', 'Under Construction']);
  const fresh = possessionStatus !== 'Resell';
  const totalFloors = shed ? random.int(0, 1) : random.int(2, 22);
  const floorNumber = propertyType === 'Office' ? random.int(0, totalFloors) : 0;
  return {
    propertyType,
    projectName: businessName(random, shed),
    price: askingPrice(carpet * place.saleRate * (businessPart[propertyType] ?? 1) * random.range(0.85, 1.2)),
    carpetArea: String(carpet),
    areaUnit: 'Sq-ft',
    possessionStatus,
    ownership: random.pick(ownershipOptions),
    reraApproved: fresh ? 'Yes' : 'Not Applicable',
    ...(fresh ? { reraNumber: sampleRera(random) } : {}),
    locality: place.name,
    city: place.city,
    amenities: [
      ...pickSome(random, commercialAmenities, random.int(1, 4)),
      ...pickSome(random, buildingFeatures, random.int(1, 4)),
    ],
    features: {
      washroom: String(random.int(1, shed ? 2 : 4)),
      ageOfProperty:
        possessionStatus === 'Under Construction' ? '' : random.pick(['0', '1', '3', '5', '8', '10+']),
      totalFloors: String(totalFloors),
      floorNumber: String(floorNumber),
    },
    description: describeBusiness(random, { propertyType, place }),
  };
};
