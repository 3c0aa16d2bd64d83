/** The words of a builder's own projects. */
import { words } from '../../../../words/en/project-form.js';
import { projectMessages } from '../../../model/rules/messages/projects.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';
import { ownRefusals } from '../../own-refusals.js';

/** Returns the words in the current language. */
export const useProjectFormWords = defineWords(words, {
  hi: () => import('../../../../words/hi/project-form.js'),
  mr: () => import('../../../../words/mr/project-form.js'),
});

const refusal = ownRefusals(projectMessages);

/** Returns the function that says what is wrong in the current language; a text that is not about projects as it came. */
export function useProjectFaults(): (text: string | undefined) => string | undefined {
  const { faults } = useProjectFormWords();
  return (text) => refusal(faults, text);
}
