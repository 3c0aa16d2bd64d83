/** The filters that most searches set, one press away above the cards; what is chosen in them waits for Apply (S-122, S-760). */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { facetsRequested } from '../../../model/search/facets.js';
import { draftDropped } from '../../../model/search/search.js';
import { appliedFilters } from '../../../model/rules/filter-chips.js';
import { type FilterName, filtersOfTab, type TravelName } from '../../../model/rules/filters.js';
import { Button } from '../../kit/button/button.js';
import { ChevronDownIcon } from '../../kit/icons/icons.js';
import { Drawer } from '../../kit/overlay/drawer.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { FilterDrawer } from './filter-drawer.js';
import { ApplyButton, isSection, type Section, sectionContent } from './filter-panel.js';
import { useHasFew } from '../list/has-few.js';
import { BusinessSpace, useIsUsualRent } from '../list/use-switch.js';
import type { Place } from '../search-tools.js';
import { useFilterWords } from './words.js';

type Quick = Exclude<Section, TravelName>;

/** What leads to a station has words, and a file, of its own. */
const isQuick = (name: FilterName): name is Quick => isSection(name) && name !== 'station' && name !== 'to';

/** The panel's order begins with what is asked for most: the price, the type and the size. Localities follow them. */
const mostQuick = 3;

/** Draws one filter: its name, how much of it is applied, and its section as a sheet; closed without Apply it drops its change. */
function QuickFilter({ name }: { name: Quick }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const { address } = useSearch();
  const { drop, wantCounts } = useUnit({ drop: draftDropped, wantCounts: facetsRequested });
  const [isOpen, setOpen] = useState(false);
  const count = appliedFilters(address.tab, address.filters).filter(({ filter }) => filter === name).length;
  return (
    <>
      <Button
        className={styles.quick}
        aria-haspopup="dialog"
        data-used={count > 0 ? '' : undefined}
        onClick={() => {
          wantCounts({ group });
          setOpen(true);
        }}
      >
        {count > 0 ? `${words[name]} (${String(count)})` : words[name]}
        <ChevronDownIcon />
      </Button>
      <Drawer
        isOpen={isOpen}
        side="bottom"
        title={words[name]}
        onClose={() => {
          setOpen(false);
          drop({ group });
        }}
        footer={
          <ApplyButton
            onApply={() => {
              setOpen(false);
            }}
          />
        }
      >
        {sectionContent(name)}
      </Drawer>
    </>
  );
}

/** Draws the row, and at its end the way to the rest of the filters, unless a phone's bar holds it. */
export function QuickFilters({ place }: { place: Place }) {
  const words = useFilterWords();
  const { address, locked } = useSearch();
  const isUsualRent = useIsUsualRent();
  const isInBar = !useHasFew() && place === 'phone';
  const names = filtersOfTab[address.tab].filter(isQuick).filter((name) => locked[name] === undefined);
  return (
    <ul className={styles.quickRow} role="list" aria-label={words.filters} data-scrolls="">
      {names
        .filter((name, at) => at < mostQuick || name === 'localities')
        .map((name) => (
          <li key={`${address.tab} ${name}`}>
            <QuickFilter name={name} />
          </li>
        ))}
      {isUsualRent ? (
        <li>
          <BusinessSpace className={styles.quick} />
        </li>
      ) : null}
      {isInBar ? null : (
        <li>
          <FilterDrawer side={place === 'phone' ? 'bottom' : 'left'} isQuick />
        </li>
      )}
    </ul>
  );
}
