/** Gives the gallery its words in the language of the widget. */
import { type Catalogues, useMessages } from '../../language/messages.js';
import { en, type GalleryWords } from './en.js';

const catalogues: Catalogues<GalleryWords> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the words of the gallery in the current language. */
export function useGalleryWords(): GalleryWords {
  return useMessages(catalogues);
}
