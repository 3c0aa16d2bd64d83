/** The words of a listing's further facts: the form asks them, the listing's page tells them. */
import { words } from '../../../../words/en/more-facts.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of the further facts in the current language. */
export const useMoreFactsWords = defineWords(words, {
  hi: () => import('../../../../words/hi/more-facts.js'),
  mr: () => import('../../../../words/mr/more-facts.js'),
});
