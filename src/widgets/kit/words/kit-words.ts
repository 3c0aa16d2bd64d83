/** Gives the kit's components their words in the language of the widget. */
import { type Catalogues, useMessages } from '../language/messages.js';
import { en, type KitWords } from './en.js';

const catalogues: Catalogues<KitWords> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the kit's own words in the current language. */
export function useKitWords(): KitWords {
  return useMessages(catalogues);
}
