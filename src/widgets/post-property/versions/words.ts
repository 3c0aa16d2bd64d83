/** Gives the choice between two versions its words. */
import { words } from '../../../../words/en/versions.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Answers the words of the choice in the current language. */
export const useVersionsWords = defineWords(words, {
  hi: () => import('../../../../words/hi/versions.js'),
  mr: () => import('../../../../words/mr/versions.js'),
});
