/** The words of the home page. */
import { words } from '../../../../words/en/home.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the home page in the current language. */
export const useHomeWords = defineWords(words, {
  hi: () => import('../../../../words/hi/home.js'),
  mr: () => import('../../../../words/mr/home.js'),
});
