/** The words of projects' pages. */
import { words } from '../../../../words/en/project.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of projects in the current language. */
export const useProjectWords = defineWords(words, {
  hi: () => import('../../../../words/hi/project.js'),
  mr: () => import('../../../../words/mr/project.js'),
});
