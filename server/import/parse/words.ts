/** Reads choices from the words people use for them, and answers the wire's spelling (R2). */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { optionOf } from '../../../src/model/rules/aliases.js';
import { kindOf } from '../../../src/model/rules/kinds.js';
import * as filters from '../../../src/model/rules/options/filters.js';
import {
  commercialTypes,
  sellTypes,
  willingToRentOptions,
} from '../../../src/model/rules/options/posting.js';
import { tidy } from './text.js';

type Synonyms = readonly (readonly [RegExp, string])[];

const reader =
  (options: readonly string[], synonyms: Synonyms) =>
  (text: string): string | null => {
    const words = tidy(text);
    if (words === '') return null;
    return optionOf(options, words) ?? synonyms.find(([form]) => form.test(words))?.[1] ?? null;
  };

/** Reads a property type of any kind. */
export const parsePropertyType = reader(
  [...sellTypes, ...commercialTypes],
  [
    [/penthouse/i, 'Penthouse'],
    [/builder.*under/i, 'Builder Under Construction'],
    [/builder|independent floor/i, 'Builder Floor Ready to Move'],
    [/villa|farm ?house/i, 'Villa'],
    [/apartment|flat|studio|multistorey|multi-storey/i, 'Flat'],
    [/(?<!ware ?)house|bungalow|row ?home|duplex/i, 'Residential House'],
    [/office|co-?working|business cent/i, 'Office'],
    [/showroom|retail/i, 'Retail'],
    [/shop|kiosk/i, 'Shop'],
    [/ware ?house|go-?down|godam|storage/i, 'Godown'],
    [/industr|factory|shed|manufactur/i, 'Industry'],
  ],
);

/** Reads how a home is furnished. */
export const parseFurnishing = reader(filters.furnishedOptions, [
  [/^(?:un|not|bare|none|no\b)/i, 'Unfurnished'],
  [/semi|part/i, 'Semi Furnished'],
  [/full|furnished/i, 'Fully furnished'],
]);

/** Reads the state of possession from all that a file says about it. */
export const parsePossession = reader(filters.possessionStatusOptions, [
  [/under construction|pre-?launch/i, 'Under Construction'],
  [/resale|resell|second hand/i, 'Resell'],
  [/new|ready/i, 'Ready to Move New'],
]);

/** Reads who owns the ground. */
export const parseOwnership = reader(filters.ownershipOptions, [
  [/free/i, 'Freehold'],
  [/lease/i, 'Leasehold'],
  [/co-?op/i, 'Co-operative Society'],
  [/attorney|poa/i, 'Power of Attorney'],
]);

/** Reads who approved a plot. */
export const parseApproval = reader(filters.approvedByOptions, [
  [/process|applied/i, 'N.A(in-process)'],
  [/collector/i, 'Collector Approved'],
  [/corporation|municipal|authority/i, 'Corporation Approved'],
  [/^n\.?a\.?\b|non-?agri/i, 'N.A(Non-Agricultural)'],
]);

/** Reads the RERA choice; a RERA number means Yes. */
export const parseRera = reader(filters.reraOptions, [
  [/^[PA]\d{11}$/i, 'Yes'],
  [/^(?:true|registered|approved|y)$/i, 'Yes'],
  [/appl(?:y|ied)/i, 'I have Applied'],
  [/^(?:false|n)$/i, 'No'],
]);

/** Reads whom a PG takes. */
export const parseAvailableFor = reader(filters.availableForOptions, [
  [/female|wom[ae]n|lad(?:y|ies)|girl/i, 'Girls'],
  [/\bmale|\bmen\b|boy|gent/i, 'Boys'],
  [/any|both|unisex|co-?ed|all/i, 'Any'],
]);

/** Reads the room type of a PG. */
export const parseRoomType = reader(filters.roomTypeOptions, [
  [/private|single|1 sharing/i, 'Private'],
  [/shar|double|triple|twin|dorm/i, 'Shared'],
]);

/** Reads whom an owner lets to. */
export const parseTenants = reader(willingToRentOptions, [
  [/famil/i, 'Family'],
  [/single wom[ae]n|female|bachelorette|girl/i, 'Single Women'],
  [/single men|bachelor|boy/i, 'Single Men'],
]);

/** Reads yes or no. */
export const parseFlag = (text: string): boolean | null => {
  if (/^(?:yes|y|true|1|available|हो)$/i.test(tidy(text))) return true;
  return /^(?:no|n|false|0|none|नाही)$/i.test(tidy(text)) ? false : null;
};

/** Reads the kind of a listing from its names and the words files use. */
export const parseKind = (text: string): ListingKind | null => {
  const words = tidy(text);
  const known = kindOf(words);
  if (known) return known;
  if (/paying guest|hostel|\bpg\b|co-?living/i.test(words)) return 'pg';
  if (/plot|land/i.test(words)) return 'plot';
  if (/commercial/i.test(words)) return 'commercial';
  if (/rent|lease|let/i.test(words)) return 'rent';
  return /sale|sell|buy/i.test(words) ? 'sell' : null;
};
