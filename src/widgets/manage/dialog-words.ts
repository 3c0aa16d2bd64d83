/** Gives the dialogs of the manage widget their words. */
import { words } from '../../../words/en/manage-dialogs.js';
import { defineWords } from '../kit/language/define-words.js';

/** Answers the words of deleting, the bin, many listings at once and the account in the current language. */
export const useManageDialogWords = defineWords(words, {
  hi: () => import('../../../words/hi/manage-dialogs.js'),
  mr: () => import('../../../words/mr/manage-dialogs.js'),
});
