/** The words of the posting form. */
import { words } from '../../../words/en/post-property.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of the posting form in the current language. */
export const usePostPropertyWords = defineWords(words, {
  hi: () => import('../../../words/hi/post-property.js'),
  mr: () => import('../../../words/mr/post-property.js'),
});
