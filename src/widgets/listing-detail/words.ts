/** The words of the listing. */
import { words } from '../../../words/en/listing.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of the listing in the current language. */
export const useListingWords = defineWords(words, {
  hi: () => import('../../../words/hi/listing.js'),
  mr: () => import('../../../words/mr/listing.js'),
});
