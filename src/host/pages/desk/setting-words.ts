/** The words of what operators set of the market. */
import { words } from '../../../../words/en/market-settings.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words in the current language. */
export const useSettingWords = defineWords(words, {
  hi: () => import('../../../../words/hi/market-settings.js'),
  mr: () => import('../../../../words/mr/market-settings.js'),
});
