/** The words of the map; they come with it. */
import { type MapWords, words } from '../../../words/en/map.js';
import { defineWords } from '../../widgets/kit/language/define-words.js';

/** Returns the words of the map in the current language. */
export const useMapWords = defineWords(words, {
  hi: () => import('../../../words/hi/map.js'),
  mr: () => import('../../../words/mr/map.js'),
});

export type { MapWords };
