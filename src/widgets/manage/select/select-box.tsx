/** The tick of one listing, and the one of all that are shown. */
import { useUnit } from 'effector-react';
import { $selected, selectionSet, selectionToggled } from '../../../model/manage/selection.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { useManageDialogWords } from '../dialog-words.js';
import { selectStyles as styles } from './select-styles.js';

/** Draws the tick on the picture of a listing. */
export function SelectBox({ item }: { item: OwnItem }) {
  const words = useManageDialogWords();
  const { selected, toggle } = useUnit({ selected: $selected, toggle: selectionToggled });
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={words.select(item.view.propertyId)}
        checked={selected.includes(item.id)}
        onChange={() => {
          toggle(item.id);
        }}
      />
    </label>
  );
}

/** Draws the tick of all listings that the filter lets through; half ticked while some of them are selected. */
export function SelectAll({ items }: { items: readonly OwnItem[] }) {
  const words = useManageDialogWords();
  const { selected, set } = useUnit({ selected: $selected, set: selectionSet });
  const ids = items.map(({ id }) => id);
  const count = ids.filter((id) => selected.includes(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        data-tick-all=""
        checked={isAll}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => {
          set(isAll ? selected.filter((id) => !ids.includes(id)) : [...new Set([...selected, ...ids])]);
        }}
      />
      {words.selectAll(ids.length)}
    </label>
  );
}
