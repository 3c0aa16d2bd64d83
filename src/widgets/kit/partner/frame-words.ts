/** The words around our frames on partners’ pages. */
import { words } from '../../../../words/en/partner-frame.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words around a frame in the current language. */
export const useFrameWords = defineWords(words, {
  hi: () => import('../../../../words/hi/partner-frame.js'),
  mr: () => import('../../../../words/mr/partner-frame.js'),
});
