/** The words of a posted listing. */
import { words } from '../../../../words/en/posted.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of a posted listing in the current language. */
export const usePostedWords = defineWords(words, {
  hi: () => import('../../../../words/hi/posted.js'),
  mr: () => import('../../../../words/mr/posted.js'),
});
