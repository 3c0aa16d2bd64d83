/** Demo homes for sale. */
import { flatFurnishings, societyAmenities } from '../../src/model/rules/options/features.js';
import type { Random } from '../pictures/random.js';
import type { ListingFields } from '../../server/repositories/listing/new-listing.js';
import { askingPrice, bhkFor, carpetFor, floorsFor, pickSome, roomsOf, sampleRera } from './figures.js';
import { developers, projectName, societyName } from './names.js';
import type { Place } from '../../server/places/gazetteer.js';
import { describeHome } from './descriptions.js';

const typeFor = (random: Random, place: Place): string => {
  const at = random.next();
  if (at < 0.7) return 'Flat';
  if (at < 0.78) return place.saleRate > 12_000 ? 'Penthouse' : 'Residential House';
  if (at < 0.86) return place.saleRate > 30_000 ? 'Flat' : 'Villa';
  return at < 0.93 ? 'Builder Floor Ready to Move' : 'Builder Under Construction';
};

const possessionFor = (random: Random, type: string): { status: string; age: number } => {
  if (type === 'Builder Under Construction') return { status: 'Under Construction', age: 0 };
  const at = random.next();
  if (at < 0.16 && type === 'Flat') return { status: 'Under Construction', age: 0 };
  return at < 0.4
    ? { status: 'Ready to Move New', age: random.int(0, 2) }
    : { status: 'Resell', age: random.int(2, 19) };
};

const furnishingFor = (random: Random, status: string): string =>
  status === 'Resell'
    ? random.pick(['Fully furnished', 'Semi Furnished', 'Semi Furnished', 'Unfurnished'])
    : 'Unfurnished';

const reraFor = (random: Random, status: string): { reraApproved: string; reraNumber?: string } => {
  if (status === 'Resell') return { reraApproved: random.pick(['Not Applicable', 'No', 'Not Applicable']) };
  if (random.chance(0.1)) return { reraApproved: 'I have Applied' };
  return { reraApproved: 'Yes', reraNumber: sampleRera(random) };
};

/** Makes the fields of a home for sale in a place; prices follow the place's usual rate and fall with age. */
export const saleFields = (random: Random, place: Place): ListingFields<'sell'> => {
  const propertyType = typeFor(random, place);
  const house = propertyType === 'Villa' || propertyType === 'Residential House';
  const bhk = bhkFor(random, house || propertyType === 'Penthouse');
  const carpet = carpetFor(random, bhk, place);
  const { status, age } = possessionFor(random, propertyType);
  const furnishedType = furnishingFor(random, status);
  const tall = !house && (age < 9 ? random.chance(0.7) : false);
  const floors = house ? { floor: 0, total: random.int(1, 2) } : floorsFor(random, place, tall);
  const floorNumber = propertyType === 'Penthouse' ? floors.total : floors.floor;
  const price = askingPrice(carpet * place.saleRate * (random.range(0.92, 1.18) - age * 0.009));
  const rooms = roomsOf(bhk);
  const society = age > 8 && !house ? societyName(random) : projectName(random, tall);
  const fittings = pickSome(
    random,
    flatFurnishings,
    { 'Fully furnished': 7, 'Semi Furnished': 3 }[furnishedType] ?? 0,
  );
  return {
    propertyType,
    price,
    society,
    bhk,
    furnishedType,
    locality: place.name,
    city: place.city,
    carpetArea: String(carpet),
    carpetAreaUnit: 'Sq-ft',
    superArea: String(Math.round((carpet * random.range(1.26, 1.42)) / 5) * 5),
    superAreaUnit: 'Sq-ft',
    possessionStatus: status,
    developer: random.pick(developers),
    societyArea: house ? '' : String(random.int(1, 9)),
    societyAreaUnit: house ? '' : 'Acre',
    ...reraFor(random, status),
    amenities: [
      ...fittings,
      ...pickSome(random, societyAmenities, tall ? random.int(4, 7) : random.int(1, 4)),
    ],
    features: {
      bedrooms: String(rooms),
      bathrooms: String(Math.max(1, Math.min(rooms + random.int(-1, 1), 6))),
      balconies: bhk === '1RK' ? '' : String(random.int(1, Math.min(rooms, 3))),
      floorNumber: String(floorNumber),
      totalFloors: String(floors.total),
      ageOfProperty: status === 'Under Construction' ? '' : String(age),
    },
    description: describeHome(random, { bhk, propertyType, furnishedType, status, floorNumber, place }),
  };
};
