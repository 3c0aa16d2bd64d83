/** The filters of narrow widgets: a button with the number of applied ones, and its drawer (S-105). */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { activeFilterCount } from '../../../model/rules/filter-chips.js';
import { draftDropped } from '../../../model/search/search.js';
import { Button } from '../../kit/button/button.js';
import { FilterIcon } from '../../kit/icons/icons.js';
import { Drawer } from '../../kit/overlay/drawer.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { ClearButton } from './clear-button.js';
import { ApplyButton, FilterSections } from './filter-panel.js';
import { useFilterWords } from './words.js';

/** What a FilterDrawer takes; `isQuick` makes its button the last of the quick filters. */
interface FilterDrawerProps {
  side: 'bottom' | 'left';
  isQuick?: boolean;
}

/** Draws the button; a drawer closed without Apply drops its changes. */
export function FilterDrawer({ side, isQuick = false }: FilterDrawerProps) {
  const words = useFilterWords();
  const { group } = useSettings();
  const { address } = useSearch();
  const drop = useUnit(draftDropped);
  const [isOpen, setOpen] = useState(false);
  const count = activeFilterCount(address.tab, address.filters);
  return (
    <>
      <Button
        icon={<FilterIcon />}
        {...(isQuick && { className: styles.quick })}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {count > 0 && !isQuick ? `${words.more} (${String(count)})` : words.more}
      </Button>
      <Drawer
        isOpen={isOpen}
        side={side}
        title={words.applyFilters}
        onClose={() => {
          setOpen(false);
          drop({ group });
        }}
        footer={
          <>
            <ClearButton />
            <ApplyButton
              onApply={() => {
                setOpen(false);
              }}
            />
          </>
        }
      >
        <FilterSections />
      </Drawer>
    </>
  );
}
