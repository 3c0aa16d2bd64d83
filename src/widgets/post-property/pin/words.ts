/** The words of the exact place; they come with its field. */
import { words } from '../../../../words/en/map-pin.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of the exact place in the current language. */
export const useMapPinWords = defineWords(words, {
  hi: () => import('../../../../words/hi/map-pin.js'),
  mr: () => import('../../../../words/mr/map-pin.js'),
});
