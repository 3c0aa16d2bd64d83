/** The words of the owner’s list. */
import { words } from '../../../words/en/manage.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of the owner’s list in the current language. */
export const useManageWords = defineWords(words, {
  hi: () => import('../../../words/hi/manage.js'),
  mr: () => import('../../../words/mr/manage.js'),
});
