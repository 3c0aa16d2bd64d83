/** The words of the gallery. */
import { words } from '../../../../words/en/gallery.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words of the gallery in the current language. */
export const useGalleryWords = defineWords(words, {
  hi: () => import('../../../../words/hi/gallery.js'),
  mr: () => import('../../../../words/mr/gallery.js'),
});
