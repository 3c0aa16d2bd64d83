/** What is applied, one removable chip each, and a way to take all of it out. */
import { useUnit } from 'effector-react';
import { filterRemoved } from '../../../model/search/search.js';
import { appliedFilters } from '../../../model/rules/filter-chips.js';
import { Chip } from '../../kit/button/chip.js';
import { lazy } from '../../kit/element/lazy.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterCaptions } from './use-filter-captions.js';
import { useFilterWords } from './words.js';
import { ClearButton } from './clear-button.js';
import type { TextChipsProps } from './text-chips.js';

/** Several words without a comma may say more than a name. */
const isRequest = (location: string): boolean => !location.includes(',') && location.trim().includes(' ');

const texts = lazy(() => import('./text-chips.js'));

/** Draws what was typed: a request of several words part by part. */
function TypedChip({ text, onRemove }: TextChipsProps) {
  const { TextChips } = texts.useParts() ?? {};
  return TextChips ? <TextChips text={text} onRemove={onRemove} /> : null;
}

/** Draws the chips; nothing when nothing is applied, and none for locked filters. */
export function AppliedChips() {
  const words = useFilterWords();
  const { applied } = useFilterCaptions();
  const { group } = useSettings();
  const { address, locked } = useSearch();
  const remove = useUnit(filterRemoved);
  const { station, to } = address.filters;
  // Minutes say nothing without the station they lead to.
  const isIdle = (filter: string): boolean =>
    (filter === 'walk' && station.length === 0) || (filter === 'within' && to.length === 0);
  const chips = appliedFilters(address.tab, address.filters).filter(
    ({ filter }) => locked[filter] === undefined && !isIdle(filter),
  );
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul role="list" aria-label={words.applied}>
        {chips.map((filter) => {
          const onRemove = () => {
            remove({ group, filter });
          };
          // Of several localities each is a name.
          if (filter.filter === 'location' && isRequest(address.filters.location))
            return <TypedChip key={filter.id} text={address.filters.location.trim()} onRemove={onRemove} />;
          return (
            <li key={filter.id}>
              <Chip label={applied(filter)} onRemove={onRemove} />
            </li>
          );
        })}
      </ul>
      <ClearButton />
    </div>
  );
}
