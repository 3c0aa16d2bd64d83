/**
 * The rules of honest listings, one row each: what it looks at and what it does. The owner reads why in the words of
 * `words/<language>/listing-checks.ts` and mends it; saving checks anew.
 */
import type { ListingCheck, ListingCheckCode } from '../../../src/api/contract/listing-checks.schema.js';
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { toSqFt } from '../../../src/model/rules/area.js';
import type { FieldName } from '../../../src/model/rules/listing/catalogue.js';
import { numberOf } from '../../../src/model/rules/numbers.js';
import { isInUserGroup } from '../../../src/model/rules/user-types.js';
import type { ListingBefore, MedianPrice, OwnerFacts } from '../../repositories/listing/check-facts.js';

/** A listing to be checked, and what it is compared with. */
export interface CheckedListing {
  readonly kind: ListingKind;
  /** The text of a field as its owner gave it; '' when empty. */
  readonly textOf: (name: FieldName) => string;
  /** Fields with contact details. */
  readonly masked: readonly FieldName[];
  /** Rupees: the price, or the rent a month. */
  readonly amount: number;
  /** Rupees a square foot. */
  readonly rate: number | null;
  readonly bighaSqft: number;
  /** The day it was posted, yyyy-MM-dd; '' of the operator's files, which may be old. */
  readonly postedOn: string;
  readonly owner: OwnerFacts | undefined;
  readonly isKnownCity: boolean;
  readonly median: MedianPrice;
  readonly hasSharedHome: boolean;
  readonly hasSharedPhoto: boolean;
}

/** One rule. */
export interface ListingRule {
  readonly code: ListingCheckCode;
  readonly does: ListingCheck['does'];
  /** Whether the desk is asked to look, although the listing stays on the market. */
  readonly isFlagged?: true;
  /** Returns the fields to mend; none where all is well. */
  readonly find: (listing: CheckedListing) => readonly MendableField[];
}

/** A field, the photos, or '' for the listing as a whole. */
type MendableField = FieldName | 'images' | '';

/** Rupees below which nothing of a kind is offered in earnest; of the rent a month. */
const priceFloors: Readonly<Record<ListingKind, number>> = {
  sell: 50_000,
  plot: 5_000,
  commercial: 500,
  rent: 300,
  pg: 300,
};
/** How often a price may be that of its locality, or the other way round. */
const mostTimesMedian = 5;
/** Fewer listings tell nothing of a locality. */
const leastCompared = 8;
/** Homes an owner may have on the market before it is asked whether they are an agent. */
const mostHomesOfOwner = 5;

const amountField = (kind: ListingKind): FieldName =>
  kind === 'rent' || kind === 'pg' ? 'monthlyRent' : 'price';
const areaField = (kind: ListingKind): FieldName => (kind === 'plot' ? 'plotArea' : 'carpetArea');

const areaOf = ({ textOf, bighaSqft }: CheckedListing, size: FieldName, unit: FieldName): number =>
  toSqFt(textOf(size).replaceAll(',', ''), textOf(unit) || 'Sq-ft', bighaSqft) ?? 0;

/** How many times one of two sizes is the other; 1 where one of them is missing. */
const timesOf = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.max(one / other, other / one) : 1;

/** How many times the area is length by breadth, or the other way round: in feet, and at best. */
const sidesRatio = (listing: CheckedListing): { inFeet: number; least: number } => {
  if (listing.kind !== 'plot') return { inFeet: 1, least: 1 };
  const side = (name: FieldName): number => numberOf(listing.textOf(name)) ?? 0;
  const measured = side('length') * side('breadth');
  const inFeet = timesOf(areaOf(listing, 'plotArea', 'areaUnit'), measured);
  // Whoever gives square metres or yards may have measured the sides so, too.
  const unit = listing.textOf('areaUnit');
  const inOwnUnit = /^sq/i.test(unit) ? timesOf(numberOf(listing.textOf('plotArea')) ?? 0, measured) : inFeet;
  return { inFeet, least: Math.min(inFeet, inOwnUnit) };
};

const isCarpetAbove = (listing: CheckedListing): boolean => {
  const carpet = areaOf(listing, 'carpetArea', listing.kind === 'sell' ? 'carpetAreaUnit' : 'areaUnit');
  const whole = areaOf(listing, 'superArea', 'superAreaUnit');
  return carpet > 0 && whole > 0 && carpet > whole;
};

/** How many times the usual price it is: by the square foot where both have an area. */
const medianRatio = ({ median, rate, amount }: CheckedListing): number => {
  if (median.count < leastCompared) return 1;
  return rate !== null && median.rate !== null
    ? timesOf(rate, median.rate)
    : timesOf(amount, median.amount ?? 0);
};

const isPastDate = ({ textOf, postedOn }: CheckedListing): boolean => {
  const date = textOf('availableFrom');
  return /^\d{4}-\d\d-\d\d$/.test(date) && date < postedOn;
};
const isPastYear = ({ textOf, postedOn }: CheckedListing): boolean => {
  const year = /^by (\d{4})$/i.exec(textOf('possessionBy'))?.[1];
  return year !== undefined && year < postedOn.slice(0, 4);
};

const zeroBeds = ({ textOf, kind }: CheckedListing): FieldName[] => {
  const isZero = (name: FieldName): boolean => /^0+$/.test(textOf(name));
  const isOneRoom = /rk\b|studio/i.test(textOf('bhk'));
  return [
    ...(kind === 'pg' && isZero('capacity') ? (['capacity'] as const) : []),
    ...(/^0+\s*b/i.test(textOf('bhk')) ? (['bhk'] as const) : []),
    ...(isZero('bedrooms') && !isOneRoom ? (['bedrooms'] as const) : []),
  ];
};

const when = (holds: boolean, field: MendableField = ''): MendableField[] => (holds ? [field] : []);

/** The rules in the order their findings are told. */
export const listingRules: readonly ListingRule[] = [
  {
    code: 'sides-impossible',
    does: 'inactive',
    find: (listing) => when(sidesRatio(listing).least > 2, 'plotArea'),
  },
  {
    code: 'sides-differ',
    does: 'warn',
    find: (listing) => {
      const { inFeet, least } = sidesRatio(listing);
      return when(inFeet > 1.2 && least <= 2, 'plotArea');
    },
  },
  {
    code: 'carpet-above-super',
    does: 'inactive',
    find: (listing) => when(isCarpetAbove(listing), 'carpetArea'),
  },
  {
    code: 'area-zero',
    does: 'inactive',
    find: ({ kind, textOf }) => when(/^0+(\.0+)?$/.test(textOf(areaField(kind))), areaField(kind)),
  },
  { code: 'beds-zero', does: 'inactive', find: zeroBeds },
  {
    code: 'price-too-low',
    does: 'inactive',
    find: ({ kind, amount }) => when(amount < priceFloors[kind], amountField(kind)),
  },
  {
    code: 'price-unusual',
    does: 'warn',
    isFlagged: true,
    find: (listing) =>
      when(
        listing.amount >= priceFloors[listing.kind] && medianRatio(listing) > mostTimesMedian,
        amountField(listing.kind),
      ),
  },
  { code: 'contact-details', does: 'mask', isFlagged: true, find: ({ masked }) => masked },
  {
    code: 'date-past',
    does: 'warn',
    find: (listing) => [
      ...when(isPastDate(listing), 'availableFrom'),
      ...when(isPastYear(listing), 'possessionBy'),
    ],
  },
  {
    code: 'city-unknown',
    does: 'warn',
    isFlagged: true,
    find: ({ isKnownCity }) => when(!isKnownCity, 'city'),
  },
  {
    code: 'many-homes',
    does: 'warn',
    isFlagged: true,
    find: ({ owner }) =>
      when(
        owner !== undefined &&
          isInUserGroup('Buyer/Owner', owner.usertype) &&
          owner.homes >= mostHomesOfOwner,
      ),
  },
  { code: 'same-home', does: 'warn', isFlagged: true, find: ({ hasSharedHome }) => when(hasSharedHome) },
  {
    code: 'same-photo',
    does: 'warn',
    isFlagged: true,
    find: ({ hasSharedPhoto }) => when(hasSharedPhoto, 'images'),
  },
];

/** The field that an edit changed so much that somebody should look at it, with what it held; undefined for none. */
export const muchEdited = (
  before: ListingBefore,
  now: { kind: ListingKind; cityKey: string; localityKey: string; amount: number },
): Pick<ListingCheck, 'field' | 'was'> | undefined => {
  if (before.kind !== now.kind) return { was: before.kind };
  if (before.cityKey !== now.cityKey || before.localityKey !== now.localityKey)
    return { field: 'locality', was: `${before.locality}, ${before.city}` };
  const settled = before.settledAmount ?? before.amount;
  if (settled > 0 && Math.abs(now.amount - settled) > settled / 2)
    return { field: amountField(now.kind), was: String(settled) };
  return undefined;
};
