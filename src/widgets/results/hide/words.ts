/** The words about hidden homes. */
import { words } from '../../../../words/en/hide.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words about hidden homes in the current language. */
export const useHideWords = defineWords(words, {
  hi: () => import('../../../../words/hi/hide.js'),
  mr: () => import('../../../../words/mr/hide.js'),
});
