/** Demo plots. */
import { unitInSqFt } from '../../src/model/rules/area.js';
import { overlookingOptions, plotAmenities } from '../../src/model/rules/options/features.js';
import type { Random } from '../pictures/random.js';
import type { ListingFields } from '../../server/repositories/listing/new-listing.js';
import { askingPrice, pickSome, sampleRera } from './figures.js';
import { layoutName } from './names.js';
import type { Place } from '../../server/places/gazetteer.js';
import { describePlot } from './descriptions.js';

/** What land costs beside built space: this part of a locality's sale rate. */
export const landPart = 0.42;

interface Size {
  length: number;
  breadth: number;
  unit: string;
}

// A plot is measured in the unit its size and its place suggest.
const sizeFor = (random: Random, place: Place): Size => {
  if (place.saleRate < 6_500 && random.chance(0.25)) {
    const unit = random.pick(['Acre', 'Bigha']);
    return { length: random.int(20, 34) * 10, breadth: random.int(14, 24) * 10, unit };
  }
  const breadth = random.int(5, 12) * 5;
  const unit = random.pick(['Sq-ft', 'Sq-ft', 'Sq-yrd', 'Sq-m']);
  return { length: breadth + random.int(2, 9) * 5, breadth, unit };
};

const areaIn = (squareFeet: number, unit: string): string => {
  const area = squareFeet / (unitInSqFt(unit) ?? 1);
  return area < 100 ? area.toFixed(2) : String(Math.round(area));
};

const possessionFor = (random: Random, now: Date): string =>
  random.pick([
    'Immediate',
    'Immediate',
    'Within 3 Months',
    'Within 6 Months',
    `By ${now.getUTCFullYear() + 1}`,
  ]);

/** Makes the fields of a plot; its area is length times breadth, written in its own unit. */
export const plotFields = (random: Random, place: Place, now: Date): ListingFields<'plot'> => {
  const { length, breadth, unit } = sizeFor(random, place);
  const squareFeet = length * breadth;
  const large = unit === 'Acre' || unit === 'Bigha';
  const rate = place.saleRate * landPart * (large ? 0.45 : 1) * random.range(0.85, 1.2);
  const approvedBy = random.pick([
    'N.A(Non-Agricultural)',
    'N.A(Non-Agricultural)',
    'Collector Approved',
    'Corporation Approved',
    'N.A(in-process)',
  ]);
  const registered = !large && random.chance(0.55);
  return {
    societyName: layoutName(random),
    price: askingPrice(squareFeet * rate),
    plotArea: areaIn(squareFeet, unit),
    areaUnit: unit,
    approvedBy,
    ownershipType: random.pick(['Freehold', 'Freehold', 'Freehold', 'Leasehold', 'Co-operative Society']),
    overlooking: pickSome(random, overlookingOptions, random.int(0, 2)),
    dimensions: { length: String(length), breadth: String(breadth) },
    features: {
      floorAllowed: String(large ? 2 : random.int(2, 7)),
      boundaryWall: random.chance(0.55),
      openSides: random.pick(['1', '2', '2', '3', '3+']),
    },
    possessionBy: possessionFor(random, now),
    reraApproved: registered ? 'Yes' : 'Not Applicable',
    ...(registered ? { reraNumber: sampleRera(random) } : {}),
    locality: place.name,
    city: place.city,
    amenities: pickSome(random, plotAmenities, random.int(1, 5)),
    description: describePlot(random, { approvedBy, large, place }),
  };
};
