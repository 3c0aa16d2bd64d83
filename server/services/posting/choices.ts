/** The closed lists of the forms: a value is brought into its own spelling (R2), or found wrong. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { optionOf } from '../../../src/model/rules/aliases.js';
import { areaUnits } from '../../../src/model/rules/area.js';
import type { MessageId } from '../../../src/model/rules/messages/catalogue.js';
import * as features from '../../../src/model/rules/options/features.js';
import * as filters from '../../../src/model/rules/options/filters.js';
import * as posting from '../../../src/model/rules/options/posting.js';

/** A list of values, and the text for one outside it. */
type Choice = readonly [options: readonly string[], wrong: MessageId];

const bhk: Choice = [posting.bhkOptions, 'bhkRequired'];
const furnishedType: Choice = [filters.furnishedOptions, 'furnishedRequired'];
const possessionStatus: Choice = [filters.possessionStatusOptions, 'possessionStatusRequired'];
const reraApproved: Choice = [filters.reraOptions, 'choiceUnknown'];
const areaUnit: Choice = [areaUnits, 'carpetAreaUnitRequired'];
const typeOf = (types: readonly string[]): Choice => [types, 'propertyTypeRequired'];
const duration = (wrong: MessageId): Choice => [posting.durationOptions, wrong];

const texts: Readonly<Record<ListingKind, Readonly<Record<string, Choice>>>> = {
  sell: {
    propertyType: typeOf(posting.sellTypes),
    bhk,
    furnishedType,
    carpetAreaUnit: areaUnit,
    superAreaUnit: [areaUnits, 'superAreaUnitRequired'],
    possessionStatus,
    societyAreaUnit: [areaUnits, 'societyAreaUnitRequired'],
    reraApproved,
  },
  rent: {
    propertyType: typeOf(posting.rentTypes),
    bhk,
    furnishedType,
    areaUnit,
    durationOfAgreement: duration('choiceUnknown'),
  },
  pg: {
    propertyType: typeOf(posting.pgTypes),
    bhk,
    furnishedType,
    areaUnit,
    durationOfAgreement: duration('durationRequired'),
    roomType: [filters.roomTypeOptions, 'roomTypeRequired'],
    availableFor: [filters.availableForOptions, 'availableForRequired'],
  },
  plot: {
    areaUnit: [areaUnits, 'plotAreaUnitRequired'],
    openSides: [posting.openSidesOptions, 'openSidesRequired'],
    boundaryWall: [['true', 'false', 'Yes', 'No'], 'boundaryWallRequired'],
    approvedBy: [filters.approvedByOptions, 'approvedByRequired'],
    ownershipType: [filters.ownershipOptions, 'ownershipRequired'],
    reraApproved,
  },
  commercial: {
    propertyType: typeOf(posting.commercialTypes),
    possessionStatus,
    areaUnit,
    ownership: [filters.ownershipOptions, 'commercialOwnershipRequired'],
    reraApproved,
  },
};

const homeAmenities = [...features.flatFurnishings, ...features.societyAmenities];

const lists: Readonly<Record<ListingKind, Readonly<Record<string, readonly string[]>>>> = {
  sell: { amenities: homeAmenities },
  rent: { amenities: homeAmenities, willingToRent: posting.willingToRentOptions },
  pg: { amenities: homeAmenities },
  plot: { amenities: features.plotAmenities, overlooking: features.overlookingOptions },
  commercial: { amenities: [...features.commercialAmenities, ...features.buildingFeatures] },
};

/** Any year stays valid, since the list moves on with the calendar (C-27). */
const possessionByOf = (value: string): string | null => {
  const year = /^by (20\d\d)$/i.exec(value)?.[1];
  return year === undefined ? optionOf(posting.possessionByOptions(2026), value) : `By ${year}`;
};

/** Brings a text of a closed list into its own spelling; null with the text to say when it is not in the list. */
export const choose = (
  kind: ListingKind,
  field: string,
  value: string,
): { value: string } | { wrong: MessageId } => {
  if (value === '') return { value };
  if (kind === 'plot' && field === 'possessionBy') {
    const by = possessionByOf(value);
    return by === null ? { wrong: 'possessionByRequired' } : { value: by };
  }
  const choice = Object.hasOwn(texts[kind], field) ? texts[kind][field] : undefined;
  if (!choice) return { value };
  const [options, wrong] = choice;
  const found = optionOf(options, value);
  return found === null ? { wrong } : { value: found };
};

/** Brings the values of a list field into their own spelling; undefined for those outside it. */
export const chooseMany = (kind: ListingKind, field: string, values: readonly string[]) => {
  const options = lists[kind][field] ?? [];
  return values.map((value) => ({ value, found: optionOf(options, value) }));
};
