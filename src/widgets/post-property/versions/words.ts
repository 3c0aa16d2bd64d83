/** The words of the choice between two versions. */
import { words } from '../../../../words/en/versions.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of the choice in the current language. */
export const useVersionsWords = defineWords(words, {
  hi: () => import('../../../../words/hi/versions.js'),
  mr: () => import('../../../../words/mr/versions.js'),
});
