/** The words of the manage widget’s dialogs. */
import { words } from '../../../words/en/manage-dialogs.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of deleting, the bin, many listings at once and the account in the current language. */
export const useManageDialogWords = defineWords(words, {
  hi: () => import('../../../words/hi/manage-dialogs.js'),
  mr: () => import('../../../words/mr/manage-dialogs.js'),
});
