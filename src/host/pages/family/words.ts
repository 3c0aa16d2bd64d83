/** The words of family lists. */
import { words } from '../../../../words/en/family.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words in the current language. */
export const useFamilyWords = defineWords(words, {
  hi: () => import('../../../../words/hi/family.js'),
  mr: () => import('../../../../words/mr/family.js'),
});
