/** The words of buying coins. */
import { words } from '../../../../words/en/buying.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of buying coins in the current language. */
export const useBuyingWords = defineWords(words, {
  hi: () => import('../../../../words/hi/buying.js'),
  mr: () => import('../../../../words/mr/buying.js'),
});
