/** How many were found, saving the search, and in which order they stand. */
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { sortChosen } from '../../../model/search/search.js';
import { sortOrders } from '../../../model/rules/filter-url.js';
import { useLabels } from '../../kit/labels/labels.js';
import { Select } from '../../kit/form/select.js';
import { useSearch, useSettings } from '../settings.js';
import { useResultsWords } from '../words.js';
import { styles } from '../control-styles.js';
import { useFilterWords } from '../filters/words.js';
import { SaveSearch } from '../save/save-search.js';

/** Draws the number of results, said aloud when it changes. */
function Count() {
  const words = useFilterWords();
  const { searching, results } = useResultsWords();
  const label = useLabels();
  const { address, total, status } = useSearch();
  const { city } = address.filters;
  const isLoading = status !== 'ready' && status !== 'failed';
  return (
    <h2 className={styles.count}>
      <span role="status">
        {isLoading ? searching : total === null ? results : <strong>{words.found(total)}</strong>}
        {isLoading || total === null || !city ? '' : ` ${words.foundIn(label(city))}`}
      </span>
    </h2>
  );
}

/** Draws the choice of the order; phones have it in the bar at the bottom, without its label. */
export function SortSelect({ isBare = false }: { isBare?: boolean }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const { address } = useSearch();
  const send = useUnit(sortChosen);
  const select = (
    <Select
      aria-label={words.sort}
      options={sortOrders.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
      value={address.sort}
      onValue={(sort) => {
        if (sort) send({ group, sort });
      }}
    />
  );
  if (isBare) return select;
  return (
    <span className={styles.sort}>
      <span aria-hidden="true">{words.sort}</span>
      {select}
    </span>
  );
}

/** Draws the bar with the tools that have their place in it. */
export function ResultBar({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <Count />
      <SaveSearch place="head" />
      {children ? <div className={styles.tools}>{children}</div> : null}
    </div>
  );
}
