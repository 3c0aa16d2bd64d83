/** The section of the stamp-duty estimate; its code is loaded when somebody opens it. */
import { Accordion } from '../../kit/layout/accordion.js';
import { LazyBody } from '../sections/lazy-body.js';
import { useListingSectionWords } from '../sections/words.js';
import type { StampDutyProps } from './stamp-duty.js';

const load = () => import('./stamp-duty.js').then(({ StampDuty }) => StampDuty);

/** Draws the section, closed at first. */
export function StampSection(props: StampDutyProps) {
  const words = useListingSectionWords();
  return (
    <Accordion title={words.stampDuty} level={3} isLazy>
      <LazyBody load={load} props={props} />
    </Accordion>
  );
}
