/** The words of the further filters; they come with the panel. */
import { words } from '../../../../words/en/more-filters.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of the further filters in the current language. */
export const useMoreWords = defineWords(words, {
  hi: () => import('../../../../words/hi/more-filters.js'),
  mr: () => import('../../../../words/mr/more-filters.js'),
});
