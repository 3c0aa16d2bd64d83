/** The words of signing in, registering and the person’s own pages. */
import { words } from '../../../../words/en/account.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the account pages in the current language. */
export const useAccountWords = defineWords(words, {
  hi: () => import('../../../../words/hi/account.js'),
  mr: () => import('../../../../words/mr/account.js'),
});
