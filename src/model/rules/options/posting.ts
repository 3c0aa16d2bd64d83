/** The single-choice lists of the posting forms, as they go over the wire. */
import { optionOf } from '../aliases.js';

/** Lists the property types of a sale listing (S-256). */
export const sellTypes = [
  'Flat',
  'Residential House',
  'Villa',
  'Penthouse',
  'Builder Floor Ready to Move',
  'Builder Under Construction',
] as const;

/** Lists the property types of a PG listing (S-258). */
export const pgTypes = [
  'Flat',
  'Residential House',
  'Villa',
  'Penthouse',
  'Builder Floor Ready to Move',
] as const;

/** Lists the property types of a commercial listing (S-259). */
export const commercialTypes = ['Office', 'Shop', 'Retail', 'Godown', 'Industry'] as const;

/** Tells whether a property type is business space, for which no BHK, bedrooms or balconies are asked (C-26). */
export const isBusinessType = (propertyType: string): boolean =>
  optionOf(commercialTypes, propertyType) !== null;

/** Lists the property types of a rent listing: homes, then business space (S-257). */
export const rentTypes = [...pgTypes, ...commercialTypes] as const;

/** Lists the BHK choices (S-260), with 4BHK and 5BHK so that the 4BHK filter has something to find (C-10). */
export const bhkOptions = ['1RK', '1BHK', '2BHK', '3BHK', '4BHK', '5BHK'] as const;

/** Lists whom an owner is willing to rent to (S-264); one is chosen, a list is sent (C-20). */
export const willingToRentOptions = ['Family', 'Single Men', 'Single Women'] as const;

/** Lists the 37 agreement durations, from "0 month" to "36 months" (S-266). */
export const durationOptions: readonly string[] = Array.from(
  { length: 37 },
  (_, months) => `${months} ${months < 2 ? 'month' : 'months'}`,
);

/** Lists the open sides of a plot (S-267). */
export const openSidesOptions = ['1', '2', '3', '3+'] as const;

/** Lists when a plot can be taken over (S-268): By 2025 to By 2031, longer once the year passes 2026 (C-27). */
export const possessionByOptions = (currentYear = new Date().getFullYear()): readonly string[] => {
  const lastYear = Math.max(2031, currentYear + 5);
  const years = Array.from({ length: lastYear - 2024 }, (_, index) => `By ${2025 + index}`);
  return ['Immediate', 'Within 3 Months', 'Within 6 Months', ...years];
};

/** Reads "by 2033": any year stays valid, since the list moves on with the calendar (C-27); null for another text. */
export const possessionYear = (value: string): string | null => {
  const year = /^by (20\d\d)$/i.exec(value)?.[1];
  return year === undefined ? null : `By ${year}`;
};

/** Lists the answers about a boundary wall (S-253). */
export const yesOrNo = ['Yes', 'No'] as const;
