/** The words of the pictures of a card. */
import { words } from '../../../../words/en/card-pictures.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of a card's pictures in the current language. */
export const useCardPictureWords = defineWords(words, {
  hi: () => import('../../../../words/hi/card-pictures.js'),
  mr: () => import('../../../../words/mr/card-pictures.js'),
});
