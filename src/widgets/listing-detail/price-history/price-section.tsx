/** The price history behind its heading; it and its code come when somebody opens it. */
import { Accordion } from '../../kit/layout/accordion.js';
import { LazyBody } from '../sections/lazy-body.js';
import { useListingSectionWords } from '../sections/words.js';
import type { PricesProps } from './prices.js';

const load = () => import('./prices.js').then(({ Prices }) => Prices);

/** Draws the section, closed at first. */
export function PriceSection(props: PricesProps) {
  const words = useListingSectionWords();
  return (
    <Accordion title={words.priceHistory} level={3} isLazy>
      <LazyBody load={load} props={props} />
    </Accordion>
  );
}
