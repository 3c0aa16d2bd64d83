/** The stations behind their heading; the list and its code come when somebody opens it. */
import { Accordion } from '../../kit/layout/accordion.js';
import { LazyBody } from '../sections/lazy-body.js';
import { useListingSectionWords } from '../sections/words.js';
import type { StationsProps } from './stations.js';

const load = () => import('./stations.js').then(({ Stations }) => Stations);

/** Draws the section, closed at first. */
export function StationsSection(props: StationsProps) {
  const words = useListingSectionWords();
  return (
    <Accordion title={words.stations} level={3} isLazy>
      <LazyBody load={load} props={props} />
    </Accordion>
  );
}
