/** How each fact of a listing is written; an empty text is a fact that the listing does not say (S-159). */
import { joined } from '../../../model/rules/headline.js';
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { societyWithChs } from '../../../model/rules/society.js';
import { formatDate, formatNumber, formatRupees } from '../../kit/language/format.js';
import type { FieldName } from './field-names.js';
import type { Tongue } from './tongue.js';

type Write = (view: ListingView, tongue: Tongue) => string;

const rupees = (amount: number | null, { locale }: Tongue): string =>
  amount === null ? '' : formatRupees(amount, locale);

const area = (size: number | null, unit: string, { locale, label }: Tongue): string =>
  size === null ? '' : `${formatNumber(size, locale)} ${label(unit)}`.trim();

const count = (value: number | null, say: (value: number) => string = String): string =>
  value === null ? '' : say(value);

const price: Write = (view, tongue) => rupees(view.price, tongue);
const mainArea: Write = (view, tongue) => area(view.area, view.areaUnit, tongue);
const possession: Write = (view, { label }) => label(view.possession);
const feet = (value: number | null, { words }: Tongue): string => count(value, words.feet);

const size: Write = ({ bhk, bathrooms }, { card, label }) =>
  joined(label(bhk), count(bathrooms, card.bathroomCount));

const society: Write = ({ listingType, society: name }) =>
  listingType === 'sell' ? societyWithChs(name) : name;

/** Holds how each fact is written. */
export const fieldTexts: Readonly<Record<FieldName, Write>> = {
  price,
  rent: price,
  rentPerBed: price,
  deposit: (view, tongue) => rupees(view.deposit, tongue),
  pricePer: ({ pricePer, areaUnit }, { card, label, locale }) =>
    count(pricePer, (rate) => card.rate(formatRupees(rate, locale), label(areaUnit))),
  superArea: (view, tongue) => area(view.superArea, view.superAreaUnit, tongue),
  carpetArea: mainArea,
  plotArea: mainArea,
  societyArea: (view, tongue) => area(view.societyArea, view.societyAreaUnit, tongue),
  dimensions: ({ length, breadth }, { card }) =>
    length === null || breadth === null ? '' : card.feet(length, breadth),
  length: (view, tongue) => feet(view.length, tongue),
  breadth: (view, tongue) => feet(view.breadth, tongue),
  size,
  configuration: (view, tongue) =>
    joined(size(view, tongue), count(view.balconies, tongue.words.balconyCount)),
  bedrooms: ({ bedrooms }) => count(bedrooms),
  bathrooms: ({ bathrooms }) => count(bathrooms),
  balconies: ({ balconies }) => count(balconies),
  washrooms: ({ washrooms }) => count(washrooms),
  propertyType: ({ propertyType }, { label }) => label(propertyType),
  furnished: ({ furnishedType }, { label }) => label(furnishedType),
  possession,
  possessionBy: possession,
  developer: ({ developer }) => developer,
  age: ({ age }, { words }) =>
    age === null ? '' : age.to === 0 ? words.underOneYear : words.years(age.from, age.to),
  floor: ({ floorNumber, totalFloors }, { card }) =>
    // A house of its ground floor alone has no floors to count from.
    count(floorNumber, (floor) => card.floorOf(floor, totalFloors === 0 ? null : totalFloors)),
  totalFloors: ({ totalFloors }, { words }) => (totalFloors === 0 ? words.groundOnly : count(totalFloors)),
  buildings: ({ buildings }, { words }) => words.buildingCount(buildings ?? 1),
  society,
  project: society,
  address: ({ locality, city }, { label, words }) => joined(label(locality), label(city), words.state),
  ownership: ({ ownership }, { label }) => label(ownership),
  approvedBy: ({ approvedBy }, { label }) => label(approvedBy),
  floorsAllowed: ({ floorsAllowed }) => count(floorsAllowed),
  openSides: ({ openSides }, { label }) => label(openSides),
  boundaryWall: ({ boundaryWall }, { words }) =>
    boundaryWall === null ? '' : boundaryWall ? words.yes : words.no,
  overlooking: ({ overlooking }, { label }) => joined(...overlooking.map(label)),
  availableFrom: ({ availableFrom }, { locale }) => formatDate(availableFrom, locale) || availableFrom,
  availableFor: ({ availableFor }, { label }) => label(availableFor),
  willingToRent: ({ willingToRent }, { label }) => joined(...willingToRent.map(label)),
  duration: ({ duration }, { label }) => label(duration),
  roomType: ({ roomType }, { label }) => label(roomType),
  capacity: ({ capacity }) => count(capacity),
};
