/** The words of the help for a price. */
import { words } from '../../../../words/en/price-help.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words in the current language. */
export const usePriceHelpWords = defineWords(words, {
  hi: () => import('../../../../words/hi/price-help.js'),
  mr: () => import('../../../../words/mr/price-help.js'),
});
