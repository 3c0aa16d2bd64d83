/** The words of the partners’ page. */
import { words } from '../../../../words/en/partners.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the partners’ page in the current language. */
export const usePartnerWords = defineWords(words, {
  hi: () => import('../../../../words/hi/partners.js'),
  mr: () => import('../../../../words/mr/partners.js'),
});
