/** Refresh: red with a countdown during the cooldown (S-373 to S-376). */
import { useUnit } from 'effector-react';
import { $secondsLeft, refreshListingFx } from '../../../model/manage/entry.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { Button } from '../../kit/button/button.js';
import { RefreshIcon } from '../../kit/icons/icons.js';
import { styles } from '../styles.js';
import { useManageWords } from '../words.js';

const clockOf = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** Draws the button; pressed during the cooldown it shows a message and sends nothing. */
export function RefreshButton({ item }: { item: OwnItem }) {
  const words = useManageWords();
  const { left, refresh } = useUnit({ left: $secondsLeft, refresh: refreshListingFx });
  const seconds = left[item.id];
  const isFlagged = seconds !== undefined;
  const text = isFlagged ? words.refreshIn(clockOf(seconds)) : words.refresh;
  return (
    <Button
      size="small"
      variant="quiet"
      className={isFlagged ? styles.flagged : ''}
      icon={<RefreshIcon />}
      data-flagged={isFlagged ? '' : undefined}
      aria-label={words.about(text, item.view.propertyId)}
      onClick={() => {
        void refresh(item);
      }}
    >
      {text}
    </Button>
  );
}
