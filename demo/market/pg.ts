/** Demo paying-guest rooms. */
import { flatFurnishings, societyAmenities } from '../../src/model/rules/options/features.js';
import type { Random } from '../pictures/random.js';
import type { ListingFields } from '../../server/repositories/listing/new-listing.js';
import { askingRent, floorsFor, indianDay, pickSome } from './figures.js';
import { projectName, societyName } from './names.js';
import type { Place } from '../../server/places/gazetteer.js';
import { describePg } from './descriptions.js';

/** Makes the fields of a PG; the rent is per bed and falls with the number of beds. */
export const pgFields = (random: Random, place: Place, now: Date): ListingFields<'pg'> => {
  const capacity = random.pick([1, 2, 2, 3, 3, 4]);
  const roomType = capacity === 1 ? 'Private' : 'Shared';
  const availableFor = random.pick(['Girls', 'Boys', 'Any']);
  const carpet = 90 + capacity * random.int(40, 60);
  const perBed = (4200 + place.rentRate * 105) * ({ 1: 1.5, 2: 1, 3: 0.84 }[capacity] ?? 0.74);
  const rent = askingRent(perBed * random.range(0.9, 1.12));
  const floors = floorsFor(random, place, random.chance(0.3));
  const bedrooms = random.int(1, 3);
  return {
    propertyType: random.pick([
      'Flat',
      'Flat',
      'Flat',
      'Residential House',
      'Villa',
      'Builder Floor Ready to Move',
    ]),
    societyName: random.chance(0.5) ? societyName(random) : projectName(random, false),
    bhk: `${bedrooms}BHK`,
    monthlyRent: rent,
    securityDeposit: rent * random.int(1, 2),
    carpetArea: String(carpet),
    areaUnit: 'Sq-ft',
    roomType,
    availableFor,
    capacity: String(capacity),
    furnishedType: random.pick(['Fully furnished', 'Fully furnished', 'Semi Furnished']),
    availableFrom: indianDay(now, random.chance(0.6) ? 0 : random.int(2, 30)),
    durationOfAgreement: random.pick(['3 months', '6 months', '11 months']),
    locality: place.name,
    city: place.city,
    amenities: [
      ...pickSome(random, flatFurnishings, random.int(3, 6)),
      ...pickSome(random, societyAmenities, 3),
    ],
    features: {
      bedrooms: String(bedrooms),
      bathrooms: String(random.int(1, bedrooms)),
      balconies: random.chance(0.5) ? '1' : '',
      floorNumber: String(floors.floor),
      totalFloors: String(floors.total),
      ageOfProperty: random.pick(['1', '2', '4', '6', '8', '10+']),
    },
    description: describePg(random, { capacity, availableFor, place }),
  };
};
