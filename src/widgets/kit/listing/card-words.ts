/** Gives a listing card and its facts their words. */
import { words } from '../../../../words/en/card.js';
import { defineWords } from '../language/define-words.js';

/** Answers the words of a card in the current language. */
export const useCardWords = defineWords(words, {
  hi: () => import('../../../../words/hi/card.js'),
  mr: () => import('../../../../words/mr/card.js'),
});
