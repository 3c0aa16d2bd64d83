/** Names of places and prices as the reader's language writes them. */
import type { PlacePage } from '../../../model/market/place-page.js';
import { formatPrice } from '../../../model/rules/price.js';
import type { ListingKind } from '../../../model/index.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useControlWords } from '../../../widgets/kit/language/control-words.js';
import { formatRupees } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { usePlaceWords } from './words.js';

/** Something with a name in Devanagari. */
interface Named {
  readonly name: string;
  readonly nameMr?: string | undefined;
}

/** Returns a function that writes a name in the reader's script. */
export function useNames(): (named: Named) => string {
  const locale = useLocale();
  const label = useLabels();
  return ({ name, nameMr }) => (locale === 'en' || !nameMr ? label(name) : nameMr);
}

/** What a page calls its place. */
export interface PlaceNames {
  readonly city: string;
  /** The locality, else the city. */
  readonly own: string;
  /** The locality with its city, else the city. */
  readonly full: string;
}

/** Returns the names of a page's place. */
export function usePlaceNames({ city, locality, nameMr }: PlacePage): PlaceNames {
  const words = usePlaceWords();
  const nameOf = useNames();
  const inWords = nameOf({ name: city });
  if (locality === undefined) return { city: inWords, own: inWords, full: inWords };
  const own = nameOf({ name: locality, nameMr });
  return { city: inWords, own, full: words.inCity(own, inWords) };
}

/** Returns functions that write prices: short, with "a month" where a kind's price is one, and of a square foot. */
export function usePrices() {
  const words = usePlaceWords();
  const locale = useLocale();
  const { price } = useControlWords();
  const short = (rupees: number): string => `₹ ${price(formatPrice(rupees))}`.replaceAll(' ', '\u00a0');
  return {
    short,
    of: (kind: ListingKind, rupees: number): string =>
      kind === 'rent' || kind === 'pg' ? words.aMonth(short(rupees)) : short(rupees),
    perSqFt: (rate: number): string => words.perSqFt(formatRupees(rate, locale)),
  };
}
