/** The words of slides and pages. */
import { words } from '../../../../words/en/paging.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of slides and pages in the current language. */
export const usePagingWords = defineWords(words, {
  hi: () => import('../../../../words/hi/paging.js'),
  mr: () => import('../../../../words/mr/paging.js'),
});
