/** The text of each fact of a listing; '' for one that the listing does not have (S-159). */
import { joined } from '../../../model/rules/headline.js';
import {
  type FieldName,
  type FieldType,
  factsOf,
  fields,
  type ViewName,
} from '../../../model/rules/listing/fields.js';
import type { ListingView, ViewValues } from '../../../model/rules/listing/view-type.js';
import { societyWithChs } from '../../../model/rules/society.js';
import { formatDate, formatNumber, formatRupees } from '../../kit/language/format.js';
import { rateText } from '../../kit/listing/rate-text.js';
import type { FactName } from './fields-by-kind.js';
import type { FormatContext } from './format-context.js';

type Write = (view: ListingView, context: FormatContext) => string;

const rupees = (amount: number | null, { locale }: FormatContext): string =>
  amount === null ? '' : formatRupees(amount, locale);

const area = (size: number | null, unit: string, { locale, label }: FormatContext): string =>
  size === null ? '' : `${formatNumber(size, locale)} ${label(unit)}`.trim();

const count = (value: number | null, say: (value: number) => string = String): string =>
  value === null ? '' : say(value);

const price: Write = (view, context) => rupees(view.price, context);
const mainArea: Write = (view, context) => area(view.area, view.areaUnit, context);
const feet = (value: number | null, { words }: FormatContext): string => count(value, words.feet);

const size: Write = ({ bhk, bathrooms }, { card, label }) =>
  joined(label(bhk), count(bathrooms, card.bathroomCount));

const society: Write = ({ listingType, society: name }) =>
  listingType === 'sell' ? societyWithChs(name) : name;

/** Writes a field by its type. */
const textOfType: {
  readonly [Type in FieldType]: (value: ViewValues[Type], context: FormatContext) => string;
} = {
  text: (text) => text,
  'long-text': (text) => text,
  choice: (value, { label }) => label(value),
  bhk: (value, { label }) => label(value),
  date: (day, { locale }) => formatDate(day, locale) || day,
  rupees,
  number: (value) => count(value),
  size: (value) => count(value),
  count: (value) => count(value),
  floor: (value) => count(value),
  age: (age, { words }) =>
    age === null ? '' : age.to === 0 ? words.underOneYear : words.years(age.from, age.to),
  flag: (is, { words }) => (is === null ? '' : is ? words.yes : words.no),
  list: (values, { label }) => joined(...values.map(label)),
};

const typeOfView = new Map<string, FieldType>(
  (Object.keys(fields) as FieldName[]).map((name) => [factsOf(name).view ?? name, factsOf(name).type]),
);

/** Writes facts of several fields, or not by their type. */
const ownTexts: Readonly<Record<Exclude<FactName, ViewName>, Write> & Partial<Record<FactName, Write>>> = {
  rent: price,
  rentPerBed: price,
  pricePer: (view, context) => rateText(view, { ...context, words: context.card }),
  superArea: (view, context) => area(view.superArea, view.superAreaUnit, context),
  carpetArea: mainArea,
  plotArea: mainArea,
  societyArea: (view, context) => area(view.societyArea, view.societyAreaUnit, context),
  dimensions: ({ length, breadth }, { card }) =>
    length === null || breadth === null ? '' : card.feet(length, breadth),
  length: (view, context) => feet(view.length, context),
  breadth: (view, context) => feet(view.breadth, context),
  size,
  configuration: (view, context) =>
    joined(size(view, context), count(view.balconies, context.words.balconyCount)),
  possessionBy: ({ possession }, { label }) => label(possession),
  floor: ({ floorNumber, totalFloors }, { card }) =>
    // A house with only a ground floor gives no "of" total.
    count(floorNumber, (floor) => card.floorOf(floor, totalFloors === 0 ? null : totalFloors)),
  totalFloors: ({ totalFloors }, { words }) => (totalFloors === 0 ? words.groundOnly : count(totalFloors)),
  buildings: ({ buildings }, { words }) => words.buildingCount(buildings ?? 1),
  society,
  project: society,
  address: ({ locality, city }, { label, words }) => joined(label(locality), label(city), words.state),
};

/** Writes a fact of a listing. */
export const factText = (name: FactName, view: ListingView, context: FormatContext): string => {
  const write = ownTexts[name];
  if (write) return write(view, context);
  const writeValue = textOfType[typeOfView.get(name) ?? 'text'] as (
    value: unknown,
    context: FormatContext,
  ) => string;
  return writeValue(view[name as ViewName], context);
};
