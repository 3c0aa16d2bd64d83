/** The words of the comparison of homes. */
import { words } from '../../../../words/en/compare.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the page in the current language. */
export const useCompareWords = defineWords(words, {
  hi: () => import('../../../../words/hi/compare.js'),
  mr: () => import('../../../../words/mr/compare.js'),
});
