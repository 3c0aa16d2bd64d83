/** Gives the list of results its words. */
import { words } from '../../../words/en/results.js';
import { defineWords } from '../kit/language/define-words.js';

/** Answers the words of the list in the current language. */
export const useResultsWords = defineWords(words, {
  hi: () => import('../../../words/hi/results.js'),
  mr: () => import('../../../words/mr/results.js'),
});
