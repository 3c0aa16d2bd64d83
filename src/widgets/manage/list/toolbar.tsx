/** Search, status and order of the own listings. */
import { type OwnSort, ownSorts, type OwnStatus } from '../../../model/rules/own-listing.js';
import { Select } from '../../kit/form/select.js';
import { TextInput } from '../../kit/form/text-input.js';
import { styles } from '../styles.js';
import { useManageWords } from '../words.js';
import type { ListProps } from './own-list.js';

const statuses: readonly OwnStatus[] = ['all', 'active', 'inactive'];

/** Draws the row of controls. */
export function Toolbar({ filter, onFilter }: ListProps) {
  const words = useManageWords();
  return (
    <div className={styles.bar}>
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        value={filter.text}
        onText={(text) => {
          onFilter({ ...filter, text });
        }}
      />
      <Select<OwnStatus>
        aria-label={words.status}
        options={statuses.map((value) => ({ value, label: words.statuses[value] }))}
        value={filter.status}
        onValue={(status) => {
          if (status) onFilter({ ...filter, status });
        }}
      />
      <Select<OwnSort>
        aria-label={words.sort}
        options={ownSorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={filter.sort}
        onValue={(sort) => {
          if (sort) onFilter({ ...filter, sort });
        }}
      />
    </div>
  );
}
