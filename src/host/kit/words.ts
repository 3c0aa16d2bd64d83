/** The sample words of the component gallery. */
import { words } from '../../../words/en/component-gallery.js';
import { defineWords } from '../../widgets/kit/language/define-words.js';

/** Returns the sample words in the current language. */
export const useSampleWords = defineWords(words, {
  hi: () => import('../../../words/hi/component-gallery.js'),
  mr: () => import('../../../words/mr/component-gallery.js'),
});
