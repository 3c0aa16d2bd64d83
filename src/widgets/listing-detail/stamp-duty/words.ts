/** Gives the stamp-duty estimate its words. */
import { words } from '../../../../words/en/stamp-duty.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Answers the words of the estimate in the current language. */
export const useStampDutyWords = defineWords(words, {
  hi: () => import('../../../../words/hi/stamp-duty.js'),
  mr: () => import('../../../../words/mr/stamp-duty.js'),
});
