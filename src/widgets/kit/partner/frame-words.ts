/** Gives what surrounds our frames on partners’ pages its words. */
import { words } from '../../../../words/en/partner-frame.js';
import { defineWords } from '../language/define-words.js';

/** Answers the words around a frame in the current language. */
export const useFrameWords = defineWords(words, {
  hi: () => import('../../../../words/hi/partner-frame.js'),
  mr: () => import('../../../../words/mr/partner-frame.js'),
});
