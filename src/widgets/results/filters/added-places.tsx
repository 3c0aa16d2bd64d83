/** The localities that were added above the results and wait for Search (S-122, S-780). */
import { useUnit } from 'effector-react';
import { filtersDrafted } from '../../../model/search/search.js';
import { sameValue } from '../../../model/rules/aliases.js';
import { Chip } from '../../kit/button/chip.js';
import { styles } from '../control-styles.js';
import { useSearch, useSettings } from '../settings.js';
import { useFilterCaptions } from './use-filter-captions.js';
import { useFilterWords } from './words.js';

/** Draws one removable chip each; nothing when none waits. */
export function AddedPlaces() {
  const words = useFilterWords();
  const { choice } = useFilterCaptions();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const change = useUnit(filtersDrafted);
  const { localities } = draft;
  const added = localities.filter(
    (one) => !address.filters.localities.some((other) => sameValue(one, other)),
  );
  if (added.length === 0) return null;
  return (
    <div className={styles.chips}>
      <span>{words.searchAlsoIn}</span>
      <ul role="list" aria-label={words.searchAlsoIn}>
        {added.map((place) => (
          <li key={place}>
            <Chip
              label={choice('localities', place)}
              onRemove={() => {
                change({ group, change: { localities: localities.filter((one) => one !== place) } });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
