/** The option lists of the filter panel, as they go over the wire. */

/** Lists the bedroom choices of the filter (S-134); 4BHK stands for four and more (C-10). */
export const bedroomOptions = ['1RK', '1BHK', '2BHK', '3BHK', '4BHK'] as const;

/** Lists the ownership choices of plots and commercial space (S-136). */
export const ownershipOptions = [
  'Freehold',
  'Leasehold',
  'Co-operative Society',
  'Power of Attorney',
] as const;

/** Lists who may have approved a plot (S-137). */
export const approvedByOptions = [
  'N.A(Non-Agricultural)',
  'N.A(in-process)',
  'Collector Approved',
  'Corporation Approved',
] as const;

/** Lists whom a PG is available for (S-138, S-265). */
export const availableForOptions = ['Girls', 'Boys', 'Any'] as const;

/** Lists the room types of a PG (S-138, S-265). */
export const roomTypeOptions = ['Shared', 'Private'] as const;

/** Lists the RERA choices of the filter and of posting (S-139, S-292); compared without regard to case (C-11). */
export const reraOptions = ['Yes', 'No', 'I have Applied', 'Not Applicable'] as const;

/** Lists the commercial types of the filter in its order and its spelling of Godown (S-140, C-05). */
export const commercialTypeOptions = ['Office', 'Retail', 'Shop', 'Godam', 'Industry'] as const;

/** Lists how a home may be furnished (S-261); as a filter it is additive. */
export const furnishedOptions = ['Fully furnished', 'Semi Furnished', 'Unfurnished'] as const;

/** Lists the possession states of sale and commercial listings (S-263); as a filter it is additive. */
export const possessionStatusOptions = ['Under Construction', 'Ready to Move New', 'Resell'] as const;

/** Lists the localities every filter panel offers, whatever the results hold (S-141, C-22). */
export const fixedLocalities = ['Nerul', 'Sion', 'Thane', 'Bandra'] as const;
