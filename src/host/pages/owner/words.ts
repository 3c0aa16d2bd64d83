/** Gives the owner’s pages their words. */
import { words } from '../../../../words/en/owner.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Answers the words of the owner’s pages in the current language. */
export const useOwnerWords = defineWords(words, {
  hi: () => import('../../../../words/hi/owner.js'),
  mr: () => import('../../../../words/mr/owner.js'),
});
