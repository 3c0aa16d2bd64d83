/** The title and description of each posting screen. */
import { words } from '../../../../words/en/posting-pages.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the titles and descriptions of the posting screens in the current language. */
export const usePostingPageWords = defineWords(words, {
  hi: () => import('../../../../words/hi/posting-pages.js'),
  mr: () => import('../../../../words/mr/posting-pages.js'),
});
