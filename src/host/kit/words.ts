/** Gives the component gallery its sample words. */
import { words } from '../../../words/en/component-gallery.js';
import { defineWords } from '../../widgets/kit/language/define-words.js';

/** Answers the sample words in the current language. */
export const useSampleWords = defineWords(words, {
  hi: () => import('../../../words/hi/component-gallery.js'),
  mr: () => import('../../../words/mr/component-gallery.js'),
});
