/** The words of a listing's printed sheet. */
import { words } from '../../../../words/en/sheet.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the sheet in the current language. */
export const useSheetWords = defineWords(words, {
  hi: () => import('../../../../words/hi/sheet.js'),
  mr: () => import('../../../../words/mr/sheet.js'),
});
