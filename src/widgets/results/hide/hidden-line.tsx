/** How many of the homes found are hidden, and how to see them. */
import { useUnit } from 'effector-react';
import {
  $areHiddenShown,
  $hidden,
  hiddenCleared,
  hiddenShown,
  isHidden,
} from '../../../model/listing/hidden.js';
import { Button } from '../../kit/button/button.js';
import { useSearch } from '../settings.js';
import { hideStyles as styles } from './hide-styles.js';
import { useHideWords } from './words.js';

/** Draws the line; nothing where no home of the list is hidden. */
export function HiddenLine() {
  const words = useHideWords();
  const { results } = useSearch();
  const { hidden, areShown, show, clear } = useUnit({
    hidden: $hidden,
    areShown: $areHiddenShown,
    show: hiddenShown,
    clear: hiddenCleared,
  });
  const count = results.filter((listing) => isHidden(hidden, listing)).length;
  if (count === 0) return null;
  return (
    <div className={styles.line}>
      <span role="status">{areShown ? words.shown(count) : words.count(count)}</span>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          show(!areShown);
        }}
      >
        {areShown ? words.hideAgain : words.show}
      </Button>
      {areShown ? (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => {
            // The line goes with all that is hidden: the first card is what stands next.
            const root = currentTarget.getRootNode() as Document | ShadowRoot;
            root.querySelector<HTMLElement>('article a[data-card]')?.focus({ preventScroll: true });
            clear();
          }}
        >
          {words.forget}
        </Button>
      ) : null}
    </div>
  );
}
