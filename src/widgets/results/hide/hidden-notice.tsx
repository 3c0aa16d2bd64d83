/** What stands in the place of a card that was hidden: how to take it back, and to hide all of its poster. */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $hidden, hidingUndone, posterHidden } from '../../../model/listing/hidden.js';
import type { Listing } from '../../../model/index.js';
import { Button } from '../../kit/button/button.js';
import { hideStyles as styles } from './hide-styles.js';
import { useHideWords } from './words.js';

/** Draws the notice; the focus goes to it, since the button that was pressed is gone. */
export function HiddenNotice({ listing }: { listing: Listing }) {
  const words = useHideWords();
  const { hidden, undo, hidePoster } = useUnit({
    hidden: $hidden,
    undo: hidingUndone,
    hidePoster: posterHidden,
  });
  const notice = useRef<HTMLDivElement>(null);
  const isPoster = hidden.posters.includes(listing.user);
  useEffect(() => {
    notice.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={notice} className={styles.notice}>
      <span role="status">{isPoster ? words.posterHidden : words.hidden}</span>
      <span>
        <Button
          size="small"
          onClick={() => {
            undo(listing);
          }}
        >
          {words.undo}
        </Button>
        {isPoster || listing.user === '' ? null : (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              hidePoster(listing.user);
            }}
          >
            {words.hidePoster}
          </Button>
        )}
      </span>
    </div>
  );
}
