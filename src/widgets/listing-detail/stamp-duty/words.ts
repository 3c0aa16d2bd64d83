/** The words of the stamp-duty estimate. */
import { words } from '../../../../words/en/stamp-duty.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of the estimate in the current language. */
export const useStampDutyWords = defineWords(words, {
  hi: () => import('../../../../words/hi/stamp-duty.js'),
  mr: () => import('../../../../words/mr/stamp-duty.js'),
});
