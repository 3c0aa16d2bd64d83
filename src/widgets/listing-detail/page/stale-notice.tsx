/** The notice that the shown listing could not be loaded again, with Retry. */
import { useUnit } from 'effector-react';
import { listingRetried } from '../../../model/listing/listing.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { useSettings } from '../settings.js';
import { useListingSectionWords } from '../sections/words.js';

/** Draws the line. */
export function StaleNotice() {
  const words = useListingSectionWords();
  const { group } = useSettings();
  const retry = useUnit(listingRetried);
  return (
    <InlineNotice
      tone="danger"
      onRetry={() => {
        retry({ group });
      }}
    >
      {words.stale}
    </InlineNotice>
  );
}
