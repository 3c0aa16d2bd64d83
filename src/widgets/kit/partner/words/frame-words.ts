/** Gives the parts around our frames their words. */
import { type Catalogues, useMessages } from '../../language/messages.js';
import { en, type FrameWords } from './en.js';

const catalogues: Catalogues<FrameWords> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the words in the current language. */
export function useFrameWords(): FrameWords {
  return useMessages(catalogues);
}
