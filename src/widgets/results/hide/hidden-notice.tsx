/** What stands in the place of a card that was hidden: how to take it back, and to hide all of its poster. */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $hidden, hidingUndone, posterHidden } from '../../../model/listing/hidden.js';
import type { Listing } from '../../../model/index.js';
import { Button } from '../../kit/button/button.js';
import { hideStyles as styles } from './hide-styles.js';
import { useHideWords } from './words.js';

/** Moves the focus from a notice to the card that comes back in its place. */
const focusCardAfter = (notice: HTMLElement, id: string): void => {
  const list = notice.closest('li')?.parentElement;
  if (!list) return;
  const watch = new MutationObserver(() => {
    if (notice.isConnected) return;
    watch.disconnect();
    list
      .querySelector(`[data-contact="${CSS.escape(id)}"]`)
      ?.closest('article')
      ?.querySelector<HTMLElement>('button[value=hide]')
      ?.focus({ preventScroll: true });
  });
  watch.observe(list, { childList: true, subtree: true });
};

/** What HiddenNotice takes. */
interface HiddenNoticeProps {
  listing: Listing;
  /** Whether the button that was pressed has gone with the card just now. */
  isFresh: boolean;
}

/** Draws the notice; the focus never falls to nothing where a press takes its own button away. */
export function HiddenNotice({ listing, isFresh }: HiddenNoticeProps) {
  const words = useHideWords();
  const { hidden, undo, hidePoster } = useUnit({
    hidden: $hidden,
    undo: hidingUndone,
    hidePoster: posterHidden,
  });
  const notice = useRef<HTMLDivElement>(null);
  const isPoster = hidden.posters.includes(listing.user);
  const focusUndo = (): void => {
    notice.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (isFresh) focusUndo();
  }, []);
  return (
    <div ref={notice} className={styles.notice}>
      <span role="status">{isPoster ? words.posterHidden : words.hidden}</span>
      <span>
        <Button
          size="small"
          onClick={() => {
            if (notice.current) focusCardAfter(notice.current, listing._id);
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
              focusUndo();
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
