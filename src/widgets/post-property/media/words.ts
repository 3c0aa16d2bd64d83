/** The words of photos, video and preview. */
import { words } from '../../../../words/en/media.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of photos, video and preview in the current language. */
export const useMediaWords = defineWords(words, {
  hi: () => import('../../../../words/hi/media.js'),
  mr: () => import('../../../../words/mr/media.js'),
});
