/** The words of the static pages. */
import { words } from '../../../../words/en/about.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words around the static pages in the current language. */
export const useAboutWords = defineWords(words, {
  hi: () => import('../../../../words/hi/about.js'),
  mr: () => import('../../../../words/mr/about.js'),
});
