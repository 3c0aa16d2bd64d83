/** What formats a listing’s facts: the words, the labels of wire values, and how numbers are written. */
import { useLabels } from '../../kit/labels/labels.js';
import type { CardWords } from '../../../../words/en/card.js';
import { useCardWords } from '../../kit/listing/card-words.js';
import { type Locale, useLocale } from '../../kit/language/locale.js';
import type { ListingWords } from '../../../../words/en/listing.js';
import { useListingWords } from '../words.js';

/** Holds all that is needed to write a fact. */
export interface FormatContext {
  readonly words: ListingWords;
  readonly card: CardWords;
  readonly label: (value: string) => string;
  readonly locale: Locale;
}

/** Returns the context of the current language. */
export const useFormatContext = (): FormatContext => ({
  words: useListingWords(),
  card: useCardWords(),
  label: useLabels(),
  locale: useLocale(),
});
