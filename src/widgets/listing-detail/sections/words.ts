/** The words of what stands below the first screen of a listing. */
import { words } from '../../../../words/en/listing-sections.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of amenities, RERA, loans and similar listings, and of a listing that is missing in the current language. */
export const useListingSectionWords = defineWords(words, {
  hi: () => import('../../../../words/hi/listing-sections.js'),
  mr: () => import('../../../../words/mr/listing-sections.js'),
});
