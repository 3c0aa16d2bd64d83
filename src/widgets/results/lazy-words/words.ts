/** Gives what surrounds the list its words in the language of the widget. */
import { type Catalogues, useMessages } from '../../kit/language/messages.js';
import { en, type Words } from './messages.js';

const catalogues: Catalogues<Words> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the words of what surrounds the list in the current language. */
export function useWords(): Words {
  return useMessages(catalogues);
}
