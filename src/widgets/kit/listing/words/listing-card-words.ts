/** Gives listing cards and facts their words in the language of the widget. */
import { type Catalogues, useMessages } from '../../language/messages.js';
import { en, type ListingCardWords } from './en.js';

const catalogues: Catalogues<ListingCardWords> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the words of cards and facts in the current language. */
export function useListingCardWords(): ListingCardWords {
  return useMessages(catalogues);
}
