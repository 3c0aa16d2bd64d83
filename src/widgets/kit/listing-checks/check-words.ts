/** The words of the rules of honest listings. */
import { words } from '../../../../words/en/listing-checks.js';
import type { ListingCheck } from '../../../model/rules/own-listing.js';
import { defineWords } from '../language/define-words.js';

/** Returns the words in the current language. */
export const useCheckWords = defineWords(words, {
  hi: () => import('../../../../words/hi/listing-checks.js'),
  mr: () => import('../../../../words/mr/listing-checks.js'),
});

/** Returns the function that says what a rule found; with `history`, also what an edit replaced. */
export function useCheckText(): (check: ListingCheck, history?: boolean) => string {
  const { codes, fields, inField, was } = useCheckWords();
  return ({ code, field, was: before }, history = false) => {
    const name = field === undefined ? undefined : fields[field];
    const text = name === undefined ? codes[code] : inField(name, codes[code]);
    return history && before !== undefined ? `${text} ${was(before)}` : text;
  };
}
