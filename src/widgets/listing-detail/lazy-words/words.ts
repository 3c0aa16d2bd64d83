/** Gives the lazy parts their words in the language of the widget. */
import { type Catalogues, useMessages } from '../../kit/language/messages.js';
import { en, type LaterWords } from './messages.js';

const catalogues: Catalogues<LaterWords> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the words of the lazy parts in the current language. */
export function useLaterWords(): LaterWords {
  return useMessages(catalogues);
}
