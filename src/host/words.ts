/** The words of the site’s frame and small pages. */
import { words } from '../../words/en/site.js';
import { defineWords } from '../widgets/kit/language/define-words.js';

/** Returns the words of the site’s frame and small pages in the current language. */
export const useSiteWords = defineWords(words, {
  hi: () => import('../../words/hi/site.js'),
  mr: () => import('../../words/mr/site.js'),
});
