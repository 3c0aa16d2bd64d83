/** The words of a listing card and its facts. */
import { words } from '../../../../words/en/card.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of a card in the current language. */
export const useCardWords = defineWords(words, {
  hi: () => import('../../../../words/hi/card.js'),
  mr: () => import('../../../../words/mr/card.js'),
});
