/** Demo homes and business space to let. */
import { flatFurnishings, societyAmenities } from '../../src/model/rules/options/features.js';
import { commercialTypes, willingToRentOptions } from '../../src/model/rules/options/posting.js';
import type { Random } from '../pictures/random.js';
import type { ListingFields } from '../../server/repositories/listing/new-listing.js';
import { askingRent, bhkFor, carpetFor, floorsFor, indianDay, pickSome, roomsOf } from './figures.js';
import { businessName, projectName, societyName } from './names.js';
import type { Place } from '../../server/places/gazetteer.js';
import { describeBusiness, describeHome } from './descriptions.js';

const shared = (random: Random, place: Place, now: Date, rent: number) => ({
  monthlyRent: rent,
  securityDeposit: rent * (place.saleRate > 18_000 ? random.int(3, 6) : random.int(2, 3)),
  areaUnit: 'Sq-ft',
  locality: place.name,
  city: place.city,
  availableFrom: indianDay(now, random.chance(0.4) ? 0 : random.int(3, 45)),
  durationOfAgreement: random.pick(['11 months', '11 months', '11 months', '24 months', '36 months']),
});

const businessRent = (random: Random, place: Place, now: Date): ListingFields<'rent'> => {
  const propertyType = random.pick(commercialTypes);
  const shed = propertyType === 'Godown' || propertyType === 'Industry';
  const carpetArea = Math.round((shed ? random.range(2200, 9000) : random.range(220, 1900)) / 10) * 10;
  const rent = askingRent(carpetArea * place.rentRate * (shed ? 0.75 : 1.25) * random.range(0.85, 1.1));
  const total = shed ? random.int(0, 1) : random.int(2, 14);
  return {
    ...shared(random, place, now, rent),
    propertyType,
    societyName: businessName(random, shed),
    carpetArea,
    bhk: '',
    furnishedType: shed ? 'Unfurnished' : random.pick(['Semi Furnished', 'Fully furnished', 'Unfurnished']),
    willingToRent: [],
    amenities: pickSome(random, ['Lift', 'CCTV', 'Regular Water Supply'], random.int(1, 3)),
    features: {
      bathrooms: String(random.int(1, 2)),
      floorNumber: String(propertyType === 'Office' ? random.int(0, total) : 0),
      totalFloors: String(total),
      ageOfProperty: random.pick(['1', '3', '5', '8', '10+']),
    },
    description: describeBusiness(random, { propertyType, place }),
  };
};

const typeFor = (random: Random, place: Place): string => {
  const at = random.next();
  if (at < 0.8) return 'Flat';
  if (at < 0.88) return 'Builder Floor Ready to Move';
  return place.saleRate > 20_000 ? 'Penthouse' : random.pick(['Residential House', 'Villa']);
};

const homeRent = (random: Random, place: Place, now: Date): ListingFields<'rent'> => {
  const propertyType = typeFor(random, place);
  const house = propertyType === 'Villa' || propertyType === 'Residential House';
  const bhk = bhkFor(random, house || propertyType === 'Penthouse');
  const carpetArea = carpetFor(random, bhk, place);
  const furnishedType = random.pick(['Fully furnished', 'Semi Furnished', 'Semi Furnished', 'Unfurnished']);
  const plus = { 'Fully furnished': 1.12, 'Semi Furnished': 1.02 }[furnishedType] ?? 0.95;
  const age = random.int(0, 14);
  const tall = !house && age < 9 && random.chance(0.65);
  const floors = house ? { floor: 0, total: random.int(1, 2) } : floorsFor(random, place, tall);
  const floorNumber = propertyType === 'Penthouse' ? floors.total : floors.floor;
  const rent = askingRent(carpetArea * place.rentRate * plus * random.range(0.88, 1.12));
  const rooms = roomsOf(bhk);
  const fittings = pickSome(
    random,
    flatFurnishings,
    { 'Fully furnished': 7, 'Semi Furnished': 3 }[furnishedType] ?? 0,
  );
  return {
    ...shared(random, place, now, rent),
    propertyType,
    societyName: age > 8 && !house ? societyName(random) : projectName(random, tall),
    carpetArea,
    bhk,
    furnishedType,
    willingToRent: [random.chance(0.7) ? 'Family' : random.pick(willingToRentOptions)],
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
      ageOfProperty: age > 9 ? '10+' : String(age),
    },
    description: describeHome(random, {
      bhk,
      propertyType,
      furnishedType,
      status: 'Rent',
      floorNumber,
      place,
    }),
  };
};

/** Makes the fields of a home, or one time in six of business space, to let. */
export const rentFields = (random: Random, place: Place, now: Date): ListingFields<'rent'> =>
  random.chance(1 / 6) ? businessRent(random, place, now) : homeRent(random, place, now);
