/** The words of filters by stations and journeys; they come with the panel. */
import { words } from '../../../../words/en/travel.js';
import { defineWords } from '../../kit/language/define-words.js';

/** Returns the words of stations and journeys in the current language. */
export const useTravelWords = defineWords(words, {
  hi: () => import('../../../../words/hi/travel.js'),
  mr: () => import('../../../../words/mr/travel.js'),
});
