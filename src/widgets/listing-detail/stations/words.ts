/** The words of the stations near a listing. */
import { words } from '../../../../words/en/stations.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of stations in the current language. */
export const useStationWords = defineWords(words, {
  hi: () => import('../../../../words/hi/stations.js'),
  mr: () => import('../../../../words/mr/stations.js'),
});
