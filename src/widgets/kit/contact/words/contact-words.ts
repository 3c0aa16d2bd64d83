/** Gives the dialogs of reaching an owner their words. */
import { type Catalogues, useMessages } from '../../language/messages.js';
import { type ContactWords, en } from './en.js';

const catalogues: Catalogues<ContactWords> = {
  en,
  hi: () => import('./hi.js').then((module) => module.hi),
  mr: () => import('./mr.js').then((module) => module.mr),
};

/** Answers the words in the current language. */
export function useContactWords(): ContactWords {
  return useMessages(catalogues);
}
