/** The title and description of each posting screen, and the headings of its form. */
import { words } from '../../../../words/en/posting-pages.js';
import { words as titles } from '../../../../words/en/posting-titles.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the titles and descriptions of the posting screens in the current language. */
export const usePostingPageWords = defineWords(words, {
  hi: () => import('../../../../words/hi/posting-pages.js'),
  mr: () => import('../../../../words/mr/posting-pages.js'),
});

/** Returns the headings of the forms, which the page shows before they have come. */
export const usePostingTitles = defineWords(titles, {
  hi: () => import('../../../../words/hi/posting-titles.js'),
  mr: () => import('../../../../words/mr/posting-titles.js'),
});
