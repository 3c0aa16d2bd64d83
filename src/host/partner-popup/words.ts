/** The words of our windows and frames around partners’ pages. */
import { words } from '../../../words/en/partner-popup.js';
import { defineWords } from '../../widgets/kit/language/define-words.js';

/** Returns the words of our windows and frames in the current language. */
export const usePopupWords = defineWords(words, {
  hi: () => import('../../../words/hi/partner-popup.js'),
  mr: () => import('../../../words/mr/partner-popup.js'),
});
