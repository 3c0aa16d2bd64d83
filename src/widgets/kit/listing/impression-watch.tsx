/** Brings what notices which cards are seen, once a list has been on the page for a while. */
import { lazy } from '../element/lazy.js';
import type { CardImpressionsProps } from './card-impressions.js';

const { useParts } = lazy(() => import('./card-impressions.js'));

/** Milliseconds; nothing that a visitor waits for may wait for it. */
const patience = 1500;

/** Draws nothing that is seen; it stands in the element that holds the cards. */
export function ImpressionWatch(props: CardImpressionsProps) {
  const parts = useParts(patience);
  return parts ? <parts.CardImpressions {...props} /> : null;
}
