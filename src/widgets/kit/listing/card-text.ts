/** Everything a card says its listing with: read once for a list, since a page of cards would ask two dozen times. */
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { CardWords } from '../../../../words/en/card.js';
import { $connection, isOwnSite } from '../../../model/index.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { useLabels } from '../labels/labels.js';
import { useControlWords } from '../language/control-words.js';
import { useWordsArrived } from '../language/define-words.js';
import { type Locale, useLocale } from '../language/locale.js';
import { useCardWords } from './card-words.js';

/** The words of cards in one language. */
export interface CardText {
  words: CardWords;
  /** The label of a value of the wire. */
  label: (value: string) => string;
  /** Puts a short price into the language. */
  price: (short: string) => string;
  /** What stands for a picture that is not there. */
  noPicture: string;
  locale: Locale;
  /** Whether names of localities lead to their pages: visitors of a partner's page stay there. */
  hasPlaces: boolean;
}

/** Returns the words of cards, the same object until the language changes. */
export function useCardText(): CardText {
  const words = useCardWords();
  const label = useLabels();
  const { price, noPicture } = useControlWords();
  const locale = useLocale();
  const hasPlaces = isOwnSite(useUnit($connection));
  return useMemo(
    () => ({ words, label, price, noPicture, locale, hasPlaces }),
    [words, label, price, noPicture, locale, hasPlaces],
  );
}

/** Returns whether the words of cards have loaded: cards drawn before would be drawn twice. */
export function useHasCardWords(): boolean {
  useCardText();
  return useWordsArrived();
}

/** Writes the headline of a listing, as in "2 BHK Flat in Powai". */
export const headlineIn = (
  { words, label }: Pick<CardText, 'words' | 'label'>,
  view: ListingView,
): string => {
  const { listingType, bhk, propertyType, locality, city } = view;
  const type = listingType === 'plot' ? 'Plot/Land' : listingType === 'pg' ? 'PG' : propertyType;
  const hasSize = listingType === 'sell' || listingType === 'rent';
  return words.headline({
    size: hasSize ? label(bhk) : '',
    type: type ? label(type) : words.property,
    place: label(locality || city),
  });
};
