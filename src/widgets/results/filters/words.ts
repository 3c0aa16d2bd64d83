/** The words of what surrounds the list of results: search bar, filters, sorting, pages. */
import { words } from '../../../../words/en/filters.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of what surrounds the list in the current language. */
export const useFilterWords = defineWords(words, {
  hi: () => import('../../../../words/hi/filters.js'),
  mr: () => import('../../../../words/mr/filters.js'),
});
