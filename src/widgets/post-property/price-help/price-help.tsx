/** What helps to set a price: what such homes ask in the locality, and a question where it is far from usual (S-640, G-15). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $asking, askedOf, askingQuestion, askingRequested } from '../../../model/posting/asking.js';
import {
  $usualPrices,
  type PriceHint,
  priceHint,
  questionOf,
  usualPriceRequested,
} from '../../../model/posting/usual-price.js';
import { formatPrice } from '../../../model/rules/price.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { useLabels } from '../../kit/labels/labels.js';
import { useControlWords } from '../../kit/language/control-words.js';
import { useForm } from '../form/form-context.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';
import { usePriceHelpWords } from './words.js';

/** Homes of four rooms and more are counted together. */
const roomsIn = (label: string): string => label.replace(/^4(?= )/, '4+');

/** Milliseconds without typing before anything is asked. */
const stillness = 400;

/** Asks when nobody has typed for a moment, once for each question. */
function useStill(question: object | null, ask: () => void): void {
  const key = JSON.stringify(question);
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(ask, stillness);
    return () => {
      clearTimeout(timer);
    };
  }, [key]);
}

/** Loads the usual price when the place of the property is known, and returns the comparison. */
function useHint(isAsked: boolean): PriceHint | null {
  const { place, posting } = useForm();
  const { usual, want } = useUnit({ usual: $usualPrices, want: usualPriceRequested });
  const question = isAsked ? questionOf(place, posting) : null;
  useStill(question, () => {
    if (question) want(question);
  });
  return isAsked ? priceHint(posting, usual[place]) : null;
}

/** What such homes ask, as soon as their place and rooms are known. */
function Asked() {
  const words = usePriceHelpWords();
  const label = useLabels();
  const { price } = useControlWords();
  const { posting } = useForm();
  const { known, want } = useUnit({ known: $asking, want: askingRequested });
  const question = askingQuestion(posting);
  useStill(question, () => {
    if (question) want(question);
  });
  const asked = question && askedOf(known, question);
  if (!asked) return null;
  const inWords = (rupees: number): string => `₹ ${price(formatPrice(rupees))}`;
  return (
    <p className={styles.note}>
      {words.asked({
        locality: label(question.query.locality),
        rooms: roomsIn(label(asked.bhk ?? '')),
        lower: inWords(asked.lower),
        upper: inWords(asked.upper),
        homes: asked.homes,
      })}
    </p>
  );
}

/** Draws the help for a price of so many rupees, '' before there is one. */
function PriceHelp({ value }: { value: string }) {
  const words = usePostPropertyWords();
  const hint = useHint(value !== '');
  return (
    <>
      <Asked />
      {hint ? (
        <p className={styles.hint} role="status">
          <WarningIcon />
          <span>
            {words.usual[hint.is][hint.within]} {words.usualIs[hint.per](formatPrice(hint.median))}{' '}
            {words.checkZeros}
          </span>
        </p>
      ) : null}
    </>
  );
}

/** The parts of the file. */
export const lazyParts = { PriceHelp };
