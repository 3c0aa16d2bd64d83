/** The button that takes every filter out. */
import { useUnit } from 'effector-react';
import { appliedFilters } from '../../../model/rules/filter-chips.js';
import { filtersCleared } from '../../../model/search/search.js';
import { Button } from '../../kit/button/button.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterWords } from './words.js';

/** Draws the button, which keeps the place; nothing when no filter is applied. */
export function ClearButton() {
  const words = useFilterWords();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const clear = useUnit(filtersCleared);
  const isUsed = [address.filters, draft].some((filters) =>
    appliedFilters(address.tab, filters).some(({ filter }) => filter !== 'location'),
  );
  if (!isUsed) return null;
  return (
    <Button
      variant="quiet"
      className={styles.clear}
      onClick={() => {
        clear({ group });
      }}
    >
      {words.clearAll}
    </Button>
  );
}
