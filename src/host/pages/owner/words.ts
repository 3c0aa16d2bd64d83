/** The words of the owner’s pages. */
import { words } from '../../../../words/en/owner.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the owner’s pages in the current language. */
export const useOwnerWords = defineWords(words, {
  hi: () => import('../../../../words/hi/owner.js'),
  mr: () => import('../../../../words/mr/owner.js'),
});
