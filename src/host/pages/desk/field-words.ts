/** The names of a listing's fields, as its own page has them. */
import { words } from '../../../../words/en/listing.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the listing in the current language. */
export const useFieldWords = defineWords(words, {
  hi: () => import('../../../../words/hi/listing.js'),
  mr: () => import('../../../../words/mr/listing.js'),
});
