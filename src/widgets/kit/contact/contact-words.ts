/** The words of reaching an owner. */
import { words } from '../../../../words/en/contact.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of reaching an owner in the current language. */
export const useContactWords = defineWords(words, {
  hi: () => import('../../../../words/hi/contact.js'),
  mr: () => import('../../../../words/mr/contact.js'),
});
