/** The few words that the kit’s components have of their own. */
import { words } from '../../../../words/en/controls.js';
import { defineWords } from './define-words.js';

/** Returns the words of buttons, fields, pictures and messages in the current language. */
export const useControlWords = defineWords(words, {
  hi: () => import('../../../../words/hi/controls.js'),
  mr: () => import('../../../../words/mr/controls.js'),
});
