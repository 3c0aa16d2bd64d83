/** Writes the headline of single listings; a list of cards reads the words once by useCardText. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { useLabels } from '../labels/labels.js';
import { headlineIn } from './card-text.js';
import { useCardWords } from './card-words.js';

/** Returns the function that writes headlines in the current language. */
export function useHeadline(): (view: ListingView) => string {
  const text = { words: useCardWords(), label: useLabels() };
  return (view) => headlineIn(text, view);
}
