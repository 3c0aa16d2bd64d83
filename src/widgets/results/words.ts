/** The words of the list of results. */
import { words } from '../../../words/en/results.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of the list in the current language. */
export const useResultsWords = defineWords(words, {
  hi: () => import('../../../words/hi/results.js'),
  mr: () => import('../../../words/mr/results.js'),
});
