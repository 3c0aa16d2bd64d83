/** The words of the pages of cities and localities. */
import { words } from '../../../../words/en/place.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of places in the current language. */
export const usePlaceWords = defineWords(words, {
  hi: () => import('../../../../words/hi/place.js'),
  mr: () => import('../../../../words/mr/place.js'),
});
