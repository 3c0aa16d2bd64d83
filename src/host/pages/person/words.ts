/** The words of agents' and builders' pages. */
import { words } from '../../../../words/en/person.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of such pages in the current language. */
export const usePersonWords = defineWords(words, {
  hi: () => import('../../../../words/hi/person.js'),
  mr: () => import('../../../../words/mr/person.js'),
});
