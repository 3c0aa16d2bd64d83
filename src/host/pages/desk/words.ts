/** The words of the desk. */
import { words } from '../../../../words/en/desk.js';
import { deskMessages } from '../../../model/rules/messages/desk.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';
import { ownRefusals } from '../../own-refusals.js';

/** Returns the words of the desk in the current language. */
export const useDeskWords = defineWords(words, {
  hi: () => import('../../../../words/hi/desk.js'),
  mr: () => import('../../../../words/mr/desk.js'),
});

const refusal = ownRefusals(deskMessages);

/** Returns the function that says in the current language why something was refused; '' and undefined as they are. */
export function useDeskRefusals(): (text: string | undefined) => string | undefined {
  const { refusals } = useDeskWords();
  return (text) => refusal(refusals, text);
}
