/** The words of the posting form. */
import { type PostPropertyWords, words } from '../../../words/en/post-property.js';
import { defineWords } from '../kit/language/define-words.js';

/** Returns the words of the posting form in the current language. */
export const usePostPropertyWords = defineWords(words, {
  hi: () => import('../../../words/hi/post-property.js'),
  mr: () => import('../../../words/mr/post-property.js'),
});

/** Returns what a field or a group of choices is called; '' for a further fact, which has words of its own. */
export const fieldTitle = ({ fields }: PostPropertyWords, name: string): string =>
  (fields as Readonly<Record<string, string>>)[name] ?? '';
