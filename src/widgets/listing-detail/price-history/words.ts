/** The words of the price history. */
import { words } from '../../../../words/en/price-history.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of the price history in the current language. */
export const usePriceHistoryWords = defineWords(words, {
  hi: () => import('../../../../words/hi/price-history.js'),
  mr: () => import('../../../../words/mr/price-history.js'),
});
