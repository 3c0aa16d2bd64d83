/** The language of a listing's facts: the words, the labels of wire values, and how numbers are written. */
import { useLabels } from '../../kit/labels/labels.js';
import type { ListingCardWords } from '../../kit/listing/words/en.js';
import { useListingCardWords } from '../../kit/listing/words/listing-card-words.js';
import { type Locale, useLocale } from '../../kit/language/locale.js';
import type { Words } from '../messages.js';
import { useWords } from '../words.js';

/** Holds all that is needed to write a fact. */
export interface Tongue {
  readonly words: Words;
  readonly card: ListingCardWords;
  readonly label: (value: string) => string;
  readonly locale: Locale;
}

/** Answers the current language. */
export const useTongue = (): Tongue => ({
  words: useWords(),
  card: useListingCardWords(),
  label: useLabels(),
  locale: useLocale(),
});
