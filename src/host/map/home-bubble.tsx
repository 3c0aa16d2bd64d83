/** The bubble of one home: its price. */
import { formatPrice } from '../../model/rules/price.js';
import { type MapWords, useMapWords } from './words.js';

/** Returns a price as bubbles write it: "₹62 L". */
export const shortPrice = (words: MapWords, amount: number): string =>
  `₹${words.price(formatPrice(amount).replace('.0 ', ' '))}`;

/** What a HomeBubble takes. */
interface HomeBubbleProps {
  amount: number;
  isChosen: boolean;
  /** Pixels from its place. */
  offset?: { left: number; top: number };
  onPress: () => void;
  /** The pointer or the focus is on it, or is not any more. */
  onPointed: (isOn: boolean) => void;
}

/** Draws the button. */
export function HomeBubble({ amount, isChosen, offset, onPress, onPointed }: HomeBubbleProps) {
  const words = useMapWords();
  const price = shortPrice(words, amount);
  const [on, off] = [(): void => onPointed(true), (): void => onPointed(false)];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words.priced(price)}
      style={offset}
      onPointerEnter={on}
      onFocus={on}
      onPointerLeave={off}
      onBlur={off}
      onClick={onPress}
    >
      {price}
    </button>
  );
}
