/** The words of saving a search. */
import { words } from '../../../../words/en/save-search.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of saving a search in the current language. */
export const useSaveSearchWords = defineWords(words, {
  hi: () => import('../../../../words/hi/save-search.js'),
  mr: () => import('../../../../words/mr/save-search.js'),
});
