/** The words of agencies. */
import { words } from '../../../../words/en/agency.js';
import { agencyTextIds } from '../../../model/people/agencies.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words in the current language. */
export const useAgencyWords = defineWords(words, {
  hi: () => import('../../../../words/hi/agency.js'),
  mr: () => import('../../../../words/mr/agency.js'),
});

/** Returns the function that says in the current language what the server answered. */
export function useAgencyFaults(): (text: string) => string {
  const { faults } = useAgencyWords();
  const say = useLiterals();
  return (text) => faults[agencyTextIds.get(text) ?? ''] ?? say(text);
}
