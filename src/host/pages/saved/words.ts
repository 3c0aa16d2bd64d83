/** The words of the page of saved homes. */
import { words } from '../../../../words/en/saved.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the page in the current language. */
export const useSavedWords = defineWords(words, {
  hi: () => import('../../../../words/hi/saved.js'),
  mr: () => import('../../../../words/mr/saved.js'),
});
