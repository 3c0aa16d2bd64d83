/** The words of the desk. */
import { words } from '../../../../words/en/desk.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the desk in the current language. */
export const useDeskWords = defineWords(words, {
  hi: () => import('../../../../words/hi/desk.js'),
  mr: () => import('../../../../words/mr/desk.js'),
});
