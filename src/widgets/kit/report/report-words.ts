/** The words of reports and complaints. */
import { words } from '../../../../words/en/report.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of reports and complaints in the current language. */
export const useReportWords = defineWords(words, {
  hi: () => import('../../../../words/hi/report.js'),
  mr: () => import('../../../../words/mr/report.js'),
});
