/** The words a listing is headed with: its parts for any language, and the English line for titles. */
import { words } from '../../../words/en/headline.js';
import { labelOf } from './aliases.js';
import { bhkLabel } from './bhk.js';
import type { ListingView } from './listing/view-type.js';

/** Holds the parts of a headline; an empty one is left out. */
export interface HeadlineParts {
  readonly size: string;
  readonly type: string;
  readonly place: string;
}

const typeOf = ({ listingType, propertyType }: ListingView): string => {
  if (listingType === 'plot') return 'Plot/Land';
  return listingType === 'pg' ? 'PG' : labelOf(propertyType);
};

/** Joins the texts that are there with commas. */
export const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** Returns the parts of a headline in English: "2 BHK", "Flat", "Powai, Mumbai" (S-160). */
export const headlineParts = (view: ListingView): HeadlineParts => ({
  size: view.listingType === 'pg' || view.listingType === 'plot' ? '' : bhkLabel(view.bhk),
  type: typeOf(view),
  place: joined(view.locality, view.city),
});

/** Writes the English headline, as in "2 BHK Flat for sale in Powai, Mumbai". */
export const headlineOf = (view: ListingView): string =>
  words.headline({ ...headlineParts(view), isMonthly: view.isMonthly });

/** Writes the address as details show it: locality, city, Maharashtra (S-163, S-165). */
export const addressOf = (view: ListingView): string => joined(view.locality, view.city, 'Maharashtra');
