/** The stamp-duty estimate behind its heading; its code comes when somebody opens it. */
import { type ComponentType, useEffect, useState } from 'react';
import { Accordion } from '../../kit/layout/accordion.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { Skeleton } from '../../kit/status/skeleton.js';
import { useListingSectionWords } from '../sections/words.js';
import type { StampDutyProps } from './stamp-duty.js';

type Estimate = ComponentType<StampDutyProps>;

/** Is drawn only while the section is open, and loads what it shows then. */
function Body(props: StampDutyProps) {
  const words = useListingSectionWords();
  const [estimate, setEstimate] = useState<{ Draw: Estimate }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./stamp-duty.js').then(
      ({ StampDuty }) => {
        setEstimate({ Draw: StampDuty });
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  if (hasFailed) return <InlineNotice tone="danger">{words.partFailed}</InlineNotice>;
  return estimate ? <estimate.Draw {...props} /> : <Skeleton height="240px" />;
}

/** Draws the section, closed at first. */
export function StampSection(props: StampDutyProps) {
  const words = useListingSectionWords();
  return (
    <Accordion title={words.stampDuty} level={3} isLazy>
      <Body {...props} />
    </Accordion>
  );
}
