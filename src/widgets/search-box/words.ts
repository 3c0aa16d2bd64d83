/** The words of the search box. */
import { words } from '../../../words/en/search-box.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of the search box in the current language. */
export const useSearchBoxWords = defineWords(words, {
  hi: () => import('../../../words/hi/search-box.js'),
  mr: () => import('../../../words/mr/search-box.js'),
});
